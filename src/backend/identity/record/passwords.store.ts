import { randomUUID } from 'node:crypto';
import type { Db } from '#backend/platform/db/db.ts';

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

/** Returns the owner of the address and their password hash; null without a password. */
export async function findPassword(db: Db, email: string): Promise<{ id: string; hash: string } | null> {
  const row = await selectPasswords(db)
    .where('users.email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row?.hash ? { id: row.id, hash: row.hash } : null;
}

/** Replaces the password, or adds the first one of someone who signed up with Google. */
export async function writePasswordHash(db: Db, userId: string, password: string): Promise<void> {
  const changed = await db
    .updateTable('accounts')
    .set({ password })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .returning('id')
    .executeTakeFirst();
  if (changed) return;
  await db
    .insertInto('accounts')
    .values({ id: randomUUID(), user_id: userId, provider_id: 'credential', account_id: userId, password })
    .execute();
}

/** Returns the newest account that was opened with this address although another account owns it, and its password hash. */
export async function findProvisional(db: Db, email: string): Promise<{ id: string; hash: string } | null> {
  const row = await selectPasswords(db)
    .where('users.claimed_email', '=', email.trim().toLowerCase())
    .orderBy('users.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.hash ? { id: row.id, hash: row.hash } : null;
}

function selectPasswords(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select(['users.id', 'accounts.password as hash'])
    .where('accounts.provider_id', '=', 'credential');
}
