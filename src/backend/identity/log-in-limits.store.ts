import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { checkRateLimit } from '#backend/platform/rate-limit.ts';

interface Attempt {
  /** Unknown while a passkey has not said whose it is. */
  email?: string;
  ip: string;
}

/** Counts the attempt as failed before it is made, so that many at once cannot slip through. */
export async function countLogIn(db: Kysely<Tables>, attempt: Attempt): Promise<void> {
  if (attempt.email !== undefined) await checkRateLimit(db, accountBucket(attempt.email), 10, 15 * 60);
  await checkRateLimit(db, addressBucket(attempt.ip), 40, 60 * 60);
}

/** It was no failure after all. */
export async function forgiveLogIn(db: Context['db'], { email, ip }: Attempt): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('bucket', 'in', [addressBucket(ip), ...(email === undefined ? [] : [accountBucket(email)])])
    .where('count', '>', 0)
    .execute();
}

function accountBucket(email: string): string {
  const account = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  return `log-in account ${account}`;
}

function addressBucket(ip: string): string {
  return `log-in address ${ip}`;
}
