import { randomUUID } from 'node:crypto';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { SessionUser } from '#backend/platform/context.ts';
import { deleteOwn } from '#backend/platform/db/common-queries.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { operatorRole } from '#domain/operator-role.ts';

/** The longest life of a session, however often it is used. */
export const sessionSeconds = 30 * 24 * 60 * 60;
/** A session unused for this long is over. */
const idleMs = 14 * 24 * 60 * 60 * 1000;
/** The last use is recorded at most once an hour, to save writes. */
const touchMs = 60 * 60 * 1000;

/** Where a request came from, as stored with the session. */
export interface Client {
  ip: string;
  userAgent: string;
}

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
      sql<boolean>`users.role >= ${operatorRole} AND (sessions.by_passkey OR EXISTS (
        SELECT FROM second_factors f WHERE f.user_id = users.id AND f.confirmed_at IS NOT NULL))`.as(
        'hasSecondFactor',
      ),
      'users.created_at as createdOn',
      'sessions.updated_at as usedAt',
    ])
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', now)
    .where('sessions.updated_at', '>', idleSince(now))
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { usedAt, ...user } = row;
  if (now.getTime() - usedAt.getTime() > touchMs)
    await db.updateTable('sessions').set({ updated_at: now }).where('token', '=', token).execute();
  return user;
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleMs);
}

export async function insertSession(
  db: Kysely<Tables>,
  session: Omit<Insertable<Tables['sessions']>, 'id'>,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ id: randomUUID(), ...session })
    .execute();
}

/** When the person logged in or last entered the password in this session, whichever is later. */
export async function findLastProof(db: Kysely<Tables>, token: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['created_at', 'confirmed_at'])
    .where('token', '=', token)
    .executeTakeFirst();
  return row ? (row.confirmed_at ?? row.created_at) : null;
}

export async function writeProof(db: Kysely<Tables>, token: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: at }).where('token', '=', token).execute();
}

/** Moves the session to a new token; the old one stops working. */
export async function writeSessionToken(db: Kysely<Tables>, token: string, next: string): Promise<void> {
  await db.updateTable('sessions').set({ token: next }).where('token', '=', token).execute();
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

/** Newest first; `current` marks the session with this token. */
export async function listOpenSessions(
  db: Kysely<Tables>,
  { userId, token, now }: { userId: string; token: string | null; now: Date },
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token', 'created_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('updated_at', '>', idleSince(now))
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

/** Returns false if the person has no such session. */
export async function deleteSessionOf(db: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  return deleteOwn(db.deleteFrom('sessions'), userId, id);
}

/** Ends every session of the person except the one with this token. */
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
