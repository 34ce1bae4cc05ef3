import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';

export interface MailUser {
  id: string;
  email: string;
  /** Null until the address is confirmed. */
  firstName: string | null;
}

interface NewUser {
  email: string;
  email_verified?: boolean;
  /** The address the person typed, if another account owns it. */
  claimed_email?: string | null;
  firstName: string;
  lastName: string;
  role?: number;
  portalCode?: string | undefined;
  at: Date;
}

const firstNameIfConfirmed = sql<string | null>`case when users.email_verified then users.first_name end`.as(
  'firstName',
);

export async function findUserByEmail(db: Kysely<Tables>, email: string): Promise<MailUser | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', firstNameIfConfirmed])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

export async function findMailUser(db: Db, userId: string): Promise<MailUser | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', firstNameIfConfirmed])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findAccount(
  db: Db,
  userId: string,
): Promise<{ id: string; email: string; name: string } | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function markVerified(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
}

export async function isVerified(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('email_verified')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.email_verified ?? false;
}

/** Keeps anyone else from opening or taking an account with this address until the transaction ends. */
export async function lockAddress(db: Db, email: string): Promise<void> {
  const about = `address ${email.trim().toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${about}, 0))`.execute(db);
}

/** Returns the new person's id. The portal where they signed up is the brand of their emails. */
export async function insertUser(
  db: Db,
  { firstName, lastName, portalCode, at, ...user }: NewUser,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('users')
    .values({
      ...user,
      id,
      name: `${firstName} ${lastName}`.trim(),
      first_name: firstName,
      last_name: lastName,
      ...(portalCode !== undefined && { portal_code: portalCode }),
      created_at: at,
    })
    .execute();
  return id;
}

/** Stores a new address as confirmed, since its link was opened. */
export async function writeEmail(db: Db, userId: string, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, email_verified: true, claimed_email: null })
    .where('id', '=', userId)
    .execute();
}

export async function writeName(
  db: Db,
  userId: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName, name: `${firstName} ${lastName}` })
    .where('id', '=', userId)
    .execute();
}

/** True for an account that was opened with someone else's address. */
export async function isProvisional(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('claimed_email')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.claimed_email != null;
}

export async function writeRole(db: Db, userId: string, role: number): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', userId).execute();
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export interface PortalUser extends MailUser {
  portalCode: string;
}

export async function findMailUserById(db: Db, userId: string): Promise<PortalUser | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', firstNameIfConfirmed, 'portal_code as portalCode'])
    .where('id', '=', userId)
    .where('claimed_email', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns false if nothing changed. */
export async function writeSuspension(db: Db, userId: string, at: Date | null): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ suspended_at: at })
    .where('id', '=', userId)
    .where('suspended_at', at ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function findSuspension(db: Kysely<Tables>, userId: string): Promise<Date | null> {
  const row = await db.selectFrom('users').select('suspended_at').where('id', '=', userId).executeTakeFirst();
  return row?.suspended_at ?? null;
}
