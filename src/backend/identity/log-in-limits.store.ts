import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { checkRateLimit } from '#backend/platform/rate-limit.ts';

interface Attempt {
  email: string;
  ip: string;
}

/** Counts the attempt as failed before it is made, so that many at once cannot slip through. */
export async function countLogIn(db: Kysely<Tables>, attempt: Attempt): Promise<void> {
  const [account, address] = bucketsOf(attempt);
  await checkRateLimit(db, account, 10, 15 * 60);
  await checkRateLimit(db, address, 40, 60 * 60);
}

/** It was no failure after all. */
export async function forgiveLogIn(db: Context['db'], attempt: Attempt): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('bucket', 'in', bucketsOf(attempt))
    .where('count', '>', 0)
    .execute();
}

function bucketsOf({ email, ip }: Attempt): [account: string, address: string] {
  const account = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  return [`log-in account ${account}`, `log-in address ${ip}`];
}
