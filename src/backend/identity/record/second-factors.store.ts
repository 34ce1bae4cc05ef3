import type { Context } from '#backend/platform/context.ts';
import { resealRows } from '#backend/platform/reseal-rows.ts';

type Store = Pick<Context, 'db' | 'encryption'>;

export interface SecondFactor {
  secret: string;
  confirmed: boolean;
  lastStep: number;
  recoveryHashes: string[];
}

const aboutSecret = (userId: string) => `second factor ${userId}`;

/** With `lock`, stays locked until the transaction ends, so that one code opens one session. */
export async function findSecondFactor(
  { db, encryption }: Store,
  userId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<SecondFactor | null> {
  const query = db.selectFrom('second_factors').selectAll().where('user_id', '=', userId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return null;
  return {
    secret: encryption.open({ keyId: row.key_id, data: row.sealed }, aboutSecret(userId)),
    confirmed: row.confirmed_at !== null,
    lastStep: row.last_step,
    recoveryHashes: row.recovery_hashes,
  };
}

/** Stores a new, unconfirmed secret in place of an earlier one. */
export async function writeSecret({ db, encryption }: Store, userId: string, secret: string): Promise<void> {
  const { keyId, data } = encryption.seal(secret, aboutSecret(userId));
  const row = { key_id: keyId, sealed: data, confirmed_at: null, last_step: 0, recovery_hashes: [] };
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function confirmSecret(
  { db }: Pick<Store, 'db'>,
  userId: string,
  { step, recoveryHashes, at }: { step: number; recoveryHashes: string[]; at: Date },
): Promise<void> {
  await db
    .updateTable('second_factors')
    .set({ confirmed_at: at, last_step: step, recovery_hashes: recoveryHashes })
    .where('user_id', '=', userId)
    .execute();
}

export async function writeUse(
  { db }: Pick<Store, 'db'>,
  userId: string,
  use: { lastStep: number; recoveryHashes: string[] },
): Promise<void> {
  await db
    .updateTable('second_factors')
    .set({ last_step: use.lastStep, recovery_hashes: use.recoveryHashes })
    .where('user_id', '=', userId)
    .execute();
}

export function resealSomeSecrets({ db, encryption }: Store, most: number): Promise<number> {
  return resealRows(db.selectFrom('second_factors').select(['user_id', 'key_id', 'sealed']), {
    encryption,
    most,
    about: (row) => aboutSecret(row.user_id),
    save: (row, sealed) =>
      db.updateTable('second_factors').set(sealed).where('user_id', '=', row.user_id).execute(),
  });
}

export async function deleteSecondFactor({ db }: Pick<Store, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}
