import { randomUUID } from 'node:crypto';
import type { Db } from '#backend/platform/db/db.ts';
import type { GoogleProfile } from './google.ts';
import { insertUser } from './users.store.ts';

const provider = 'google';

export async function findGoogleOwner(db: Db, sub: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('user_id')
    .where((e) => e.and({ provider_id: provider, account_id: sub }))
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function hasGoogleAccount(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where((e) => e.and({ provider_id: provider, user_id: userId }))
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores only Google's id of the person, none of its tokens. */
export async function insertGoogleAccount(db: Db, userId: string, sub: string): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ id: randomUUID(), user_id: userId, provider_id: provider, account_id: sub })
    .execute();
}

export async function deleteGoogleAccount(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('accounts')
    .where((e) => e.and({ provider_id: provider, user_id: userId }))
    .execute();
}

/** A new account without a password; Google has confirmed the address. */
export async function insertPersonOfGoogle(
  db: Db,
  { sub, email, firstName, lastName }: GoogleProfile,
  { portalCode, at }: { portalCode: string; at: Date },
): Promise<string> {
  const id = await insertUser(db, { email, email_verified: true, firstName, lastName, portalCode, at });
  await insertGoogleAccount(db, id, sub);
  return id;
}
