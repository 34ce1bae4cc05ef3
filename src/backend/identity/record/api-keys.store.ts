import { sql } from 'kysely';
import type { KeyHolder } from '#backend/platform/context.ts';
import { deleteOwn } from '#backend/platform/db/common-queries.ts';
import type { Db } from '#backend/platform/db/db.ts';
import type { KeyScope } from '#contract/basics/call.ts';
import type { ApiKey } from '#contract/identity/api-keys.ts';

export async function listKeys(db: Db, userId: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'scopes', 'ending', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at, last_used_at, expires_at, ...row }) => ({
    ...row,
    scopes: row.scopes as KeyScope[],
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
    expiresAt: expires_at.toISOString(),
  }));
}

export async function insertKey(
  db: Db,
  key: {
    id: string;
    userId: string;
    name: string;
    scopes: KeyScope[];
    hash: string;
    ending: string;
    at: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { userId, at, expiresAt, ...row } = key;
  await db
    .insertInto('api_keys')
    .values({ ...row, user_id: userId, created_at: at, expires_at: expiresAt })
    .execute();
}

/** Returns false if the person has no such key. */
export async function deleteKey(db: Db, userId: string, id: string): Promise<boolean> {
  return deleteOwn(db.deleteFrom('api_keys'), userId, id);
}

export async function deleteKeysOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('api_keys').where('user_id', '=', userId).execute();
}

/** Finds the key's owner and records its use, at most once a minute. */
export async function findHolder(db: Db, hash: string, now: Date): Promise<KeyHolder | null> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select([
      'api_keys.id as keyId',
      'scopes',
      'last_used_at',
      'users.id',
      sql<string>`coalesce(users.claimed_email, users.email)`.as('email'),
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.name as displayName',
      'users.created_at as createdOn',
    ])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { keyId, scopes, last_used_at, ...user } = row;
  if (!last_used_at || now.getTime() - last_used_at.getTime() > 60_000)
    await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', keyId).execute();
  // Programs never get an operator's permissions.
  return { user: { ...user, role: 0 }, scopes: scopes as KeyScope[] };
}
