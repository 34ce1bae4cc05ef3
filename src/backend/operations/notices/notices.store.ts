import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import { type ResultMailWish, readResultMails, resultMailCode } from '#domain/preferences/result-mails.ts';

export interface WaitingNotice {
  id: number;
  kind: 'result' | 'payment';
  line: string;
  details: string;
  applicationId: string | null;
  at: Date;
}

export interface Recipient {
  id: string;
  email: string;
  /** Null until the address is confirmed. */
  firstName: string | null;
  portalCode: string;
  /** How often the person wants results by email. */
  results: ResultMailWish;
}

export async function listWaitingUsers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('notices')
    .select('user_id')
    .distinct()
    .where('mailed_at', 'is', null)
    .limit(1000)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Locks and returns the person's waiting notices, oldest first, skipping those another process has locked. */
export async function takeNotices(db: Db, userId: string): Promise<WaitingNotice[]> {
  return db
    .selectFrom('notices')
    .select(['id', 'kind', 'line', 'details', 'application_id as applicationId', 'created_at as at'])
    .where('user_id', '=', userId)
    .where('mailed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Returns null for an account whose address belongs to someone else. */
export async function findRecipient(db: Db, userId: string): Promise<Recipient | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('user_preferences', (join) =>
      join
        .onRef('user_preferences.user_id', '=', 'users.id')
        .on('user_preferences.code', '=', resultMailCode),
    )
    .select([
      'users.id',
      'users.email',
      sql<string | null>`case when users.email_verified then users.first_name end`.as('firstName'),
      'users.portal_code as portalCode',
      'user_preferences.value as results',
    ])
    .where('users.id', '=', userId)
    .where('users.claimed_email', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, results: readResultMails(row.results) } : null;
}
