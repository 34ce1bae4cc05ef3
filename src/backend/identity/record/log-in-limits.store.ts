import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { networkOf } from '#backend/platform/network/network-of.ts';
import { checkRateLimit, takeBackUses } from '#backend/platform/rate-limit.ts';

export interface Attempt {
  /** Unknown while a passkey has not said whose it is. */
  email?: string;
  ip: string;
  /** The browser, where this account was logged in before. */
  device: string | null;
}

interface Bucket {
  name: string;
  limit: number;
  seconds: number;
}

/**
 * Counts the attempt as failed before it is made, so that many at once cannot slip through; answers what was counted.
 * A browser the account knows is counted alone: whatever strangers try elsewhere, its owner gets in there. From anywhere
 * else an account and a network are counted together, each alone more generously.
 */
export async function countLogIn(db: Kysely<Tables>, attempt: Attempt): Promise<string[]> {
  const buckets = bucketsOf(attempt);
  for (const { name, limit, seconds } of buckets) await checkRateLimit(db, name, limit, seconds);
  return buckets.map(({ name }) => name);
}

/** It was no failure after all. */
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
