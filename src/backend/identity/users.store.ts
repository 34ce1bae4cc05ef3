import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';

type Db = Context['db'];

export interface MailUser {
  id: string;
  email: string;
  firstName: string;
}

export async function findUserByEmail(db: Db, email: string): Promise<MailUser | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name as firstName'])
    .where('email', '=', email.trim().toLowerCase())
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

/** Links in older mails stop working. */
export async function deleteTokens(db: Db, userId: string): Promise<void> {
  await sql`delete from verifications where value = ${userId}`.execute(db);
}
