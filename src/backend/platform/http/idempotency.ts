/** Repeated writes (D-234): one effect per person and key, the stored answer for its twins. */
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { Problem } from '#domain/problem.ts';

export interface JsonAnswer {
  status: number;
  json: string;
}

export interface RepeatableRequest {
  userId: string;
  key: string;
  hash: string;
}

export const idempotencyHours = 24;

export function hashRequest(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Runs inside the request's transaction, so a failure stores nothing and the key stays free. */
export async function answerOnce(
  db: Transaction<Tables>,
  { userId, key, hash }: RepeatableRequest,
  work: () => Promise<JsonAnswer>,
): Promise<JsonAnswer> {
  const lock = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${userId} ${key}`}, 0)) as free`.execute(
    db,
  );
  if (!lock.rows[0]?.free) {
    throw new Problem('conflict', {
      uiSafeMessage: 'This request is already being worked on.',
      retryAfterSeconds: 1,
    });
  }
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${idempotencyHours})`)
    .executeTakeFirst();
  if (stored) {
    if (stored.request_hash !== hash) throw new Problem('idempotency_mismatch');
    return { status: stored.status ?? 200, json: stored.answer ?? 'null' };
  }
  const answer = await work();
  const row = {
    request_hash: hash,
    status: answer.status,
    answer: answer.json,
    created_at: sql<Date>`now()`,
  };
  await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(row))
    .execute();
  return answer;
}
