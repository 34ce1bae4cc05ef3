import { createHash } from 'node:crypto';
import type { Db } from '#backend/platform/db/db.ts';

interface UsedCard {
  provider: string;
  fingerprint: string;
}

const hashOf = ({ provider, fingerprint }: UsedCard) =>
  createHash('sha256').update(`${provider} ${fingerprint}`).digest('hex');

export async function hasTrialCard(db: Db, card: UsedCard): Promise<boolean> {
  const row = await db
    .selectFrom('trial_cards')
    .select('card_hash')
    .where('card_hash', '=', hashOf(card))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the card was used for a trial before; of two people using it at once, one gets false. */
export async function insertTrialCard(db: Db, card: UsedCard & { at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('trial_cards')
    .values({ card_hash: hashOf(card), used_at: card.at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
