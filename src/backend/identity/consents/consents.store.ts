import type { Db } from '#backend/platform/db/db.ts';
import type { Consent } from '#domain/consent/consent.ts';

interface GivenConsent {
  userId: string;
  kind: string;
  version: string;
  text?: string;
  at: Date;
  ip: string;
}

/** Keeps the earlier record if the same consent was already given. */
export async function insertConsent(db: Db, consent: GivenConsent): Promise<void> {
  await db
    .insertInto('consents')
    .values({
      user_id: consent.userId,
      kind: consent.kind,
      version: consent.version,
      text: consent.text ?? null,
      given_at: consent.at,
      ip_address: consent.ip,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Consents in effect, oldest first. */
export async function listGivenConsents(db: Db, userId: string): Promise<Consent[]> {
  const rows = await db
    .selectFrom('consents')
    .select(['kind', 'version', 'text', 'given_at'])
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .orderBy('given_at')
    .execute();
  return rows.map(({ given_at, ...consent }) => ({ ...consent, givenAt: given_at.toISOString() }));
}

/** Returns false if there was none to withdraw. */
export async function withdrawConsents(
  db: Db,
  { userId, kind, at }: { userId: string; kind: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Withdraws every consent except the terms. The records stay, with the time they ended. */
export async function withdrawAllButTerms(
  db: Db,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('user_id', '=', userId)
    .where('kind', '<>', 'terms')
    .where('withdrawn_at', 'is', null)
    .execute();
}
