import type { Kysely } from 'kysely';
import type { SessionUser } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';

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
      'users.email',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.name as displayName',
      'users.role',
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
