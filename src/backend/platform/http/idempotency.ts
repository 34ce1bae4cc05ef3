// Repeated writes (D-234) take effect once per person and key; repetitions get the stored answer.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import { Sealed } from '#backend/platform/encryption.ts';
import { hashBytes } from '#backend/platform/files/hash-bytes.ts';
import { requestErrors } from '#domain/messages/http.ts';
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

/** Only a file in base64 is this long. */
const longText = 64 * 1024;

export async function hashRequest(parts: unknown[], file: Buffer | null = null): Promise<string> {
  // Yields, because checking the body already used this turn of the event loop.
  await nextTurn();
  const texts: string[] = [];
  // JSON.stringify takes 0.15 s for the largest file, so long texts are hashed separately, delimited by their lengths.
  const json = JSON.stringify(parts, (_, value: unknown) => {
    if (typeof value !== 'string' || value.length < longText) return value;
    texts.push(value);
    return { characters: value.length };
  });
  return hashBytes(...[json, ...texts].map((text) => Buffer.from(text)), ...(file ? [file] : []));
}

/** Runs inside the request's transaction, so that a failure stores nothing and the key can be used again. */
export async function answerOnce(
  { db, encryption }: Pick<Context, 'db' | 'encryption'>,
  { userId, key, hash }: RepeatableRequest,
  work: () => Promise<JsonAnswer>,
): Promise<JsonAnswer> {
  const about = `idempotency ${userId} ${key}`;
  const lock = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${about}, 0)) as free`.execute(db);
  if (!lock.rows[0]?.free) {
    throw new Problem('conflict', {
      uiSafeMessage: requestErrors.inProgress,
      retryAfterSeconds: 1,
    });
  }
  const stored = await findStoredAnswer({ db, encryption }, { userId, key, hash });
  if (stored) return stored;
  const answer = await work();
  const row = {
    request_hash: hash,
    status: answer.status,
    answer: JSON.stringify(encryption.seal(answer.json, about)),
    created_at: sql<Date>`now()`,
  };
  await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(row))
    .execute();
  return answer;
}

/** Returns the stored answer of the same request; null if it is new. */
export async function findStoredAnswer(
  { db, encryption }: Pick<Context, 'db' | 'encryption'>,
  { userId, key, hash }: RepeatableRequest,
): Promise<JsonAnswer | null> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${idempotencyHours})`)
    .executeTakeFirst();
  if (!stored) return null;
  if (stored.request_hash !== hash) throw new Problem('idempotency_mismatch');
  const answer = Sealed.parse(JSON.parse(stored.answer ?? 'null'));
  return { status: stored.status ?? 200, json: encryption.open(answer, `idempotency ${userId} ${key}`) };
}
