import type { Insertable } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Passkey } from '#contract/identity/passkeys.ts';

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const;

function toPasskey(row: { id: string; name: string; created_at: Date; last_used_at: Date | null }): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

export async function listPasskeysOf(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(toPasskey);
}

export async function listCredentialIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ credential_id }) => credential_id);
}

/** Returns null if the key is already known, no matter whose it is. */
export async function insertPasskey(
  db: Db,
  passkey: Insertable<Tables['passkeys']>,
): Promise<Passkey | null> {
  const row = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(shown)
    .executeTakeFirst();
  return row ? toPasskey(row) : null;
}

/** Locks the passkey until the transaction ends, so that only one login at a time advances its counter. */
export async function lockPasskey(db: Db, credentialId: string) {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'user_id as userId', 'public_key as publicKey', 'counter'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function writePasskeyUse(db: Db, id: string, use: { counter: number; at: Date }): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter: use.counter, last_used_at: use.at })
    .where('id', '=', id)
    .execute();
}

/** Returns null if the person has no such passkey. */
export async function writePasskeyName(
  db: Db,
  passkey: { id: string; userId: string; name: string },
): Promise<Passkey | null> {
  const row = await db
    .updateTable('passkeys')
    .set({ name: passkey.name })
    .where((e) => e.and({ id: passkey.id, user_id: passkey.userId }))
    .returning(shown)
    .executeTakeFirst();
  return row ? toPasskey(row) : null;
}

/** Returns its name, or null if the person has no such passkey. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom('passkeys')
    .where((e) => e.and({ id, user_id: userId }))
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function deletePasskeysOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}
