import { type Kysely, sql } from 'kysely';
import type { SessionUser } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { operatorRole } from '#domain/operator-role.ts';

export async function findSessionUser(
  db: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<SessionUser | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      sql<string>`coalesce(users.claimed_email, users.email)`.as('email'),
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.name as displayName',
      'users.role',
      sql<boolean>`users.role >= ${operatorRole} AND EXISTS (
        SELECT FROM second_factors f WHERE f.user_id = users.id AND f.confirmed_at IS NOT NULL)`.as(
        'hasSecondFactor',
      ),
      'users.created_at as createdOn',
    ])
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteSession(db: Kysely<Tables>, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', token).execute();
}

export interface OpenSession {
  id: string;
  openedAt: string;
  ipAddress: string;
  userAgent: string;
  current: boolean;
}

/** The newest first; `current` is the one with this token. */
export async function listOpenSessions(
  db: Kysely<Tables>,
  { userId, token, now }: { userId: string; token: string | null; now: Date },
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token', 'created_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    openedAt: row.created_at.toISOString(),
    ipAddress: row.ip_address ?? '',
    userAgent: row.user_agent ?? '',
    current: row.token === token,
  }));
}

/** False when the person has no such session. */
export async function deleteSessionOf(db: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('sessions')
    .where((e) => e.and({ id, user_id: userId }))
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Every session of the person but the one with this token. */
export async function deleteOtherSessions(
  db: Kysely<Tables>,
  userId: string,
  token: string | null,
): Promise<number> {
  const gone = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token', '<>', token ?? '')
    .returning('id')
    .execute();
  return gone.length;
}
