import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { networkOf } from '#backend/platform/network/network-of.ts';
import { checkRateLimit, takeBackUses } from '#backend/platform/rate-limit.ts';

export interface Attempt {
  /** Unknown for a passkey until it is verified. */
  email?: string;
  ip: string;
  /** The browser, if this account was logged in there before. */
  device: string | null;
}

interface Bucket {
  name: string;
  limit: number;
  seconds: number;
}

/**
 * Counts the attempt as failed before it is made, so that parallel attempts can't slip through, and returns the counters.
 * A browser that the account was used in before has its own counter, so that strangers can't lock the owner out.
 * Elsewhere there is a strict limit for the account and network together, and a looser one for each of them.
 */
export async function countLogIn(db: Kysely<Tables>, attempt: Attempt): Promise<string[]> {
  const buckets = bucketsOf(attempt);
  for (const { name, limit, seconds } of buckets) await checkRateLimit(db, name, limit, seconds);
  return buckets.map(({ name }) => name);
}

/** Takes the count back after a successful login. */
export async function forgiveLogIn(db: Context['db'], counted: readonly string[]): Promise<void> {
  await takeBackUses(db, counted);
}

function bucketsOf({ email, ip, device }: Attempt): Bucket[] {
  const [quarter, hour] = [15 * 60, 60 * 60];
  const account = email === undefined ? null : hash(email.trim().toLowerCase());
  if (device !== null)
    return [{ name: `log-in device ${device} ${account ?? ''}`, limit: 10, seconds: quarter }];
  const network = networkOf(ip);
  return [
    ...(account === null
      ? []
      : [
          { name: `log-in account ${account} network ${network}`, limit: 10, seconds: quarter },
          { name: `log-in account ${account}`, limit: 100, seconds: hour },
        ]),
    { name: `log-in network ${network}`, limit: 40, seconds: hour },
  ];
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
