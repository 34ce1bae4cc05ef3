import { type Kysely, sql } from 'kysely';
import { Problem } from '#domain/problem.ts';
import type { Tables } from './db/tables.ts';

export const hourSeconds = 60 * 60;

/** Counts one use of the bucket and refuses the request over the limit. Call it outside the request's transaction. */
export async function checkRateLimit(
  db: Kysely<Tables>,
  bucket: string,
  limit: number,
  windowSeconds: number,
): Promise<void> {
  const { count, secondsLeft } = await countUse(db, bucket, windowSeconds);
  if (count > limit) throw new Problem('rate_limited', { retryAfterSeconds: Math.max(1, secondsLeft) });
}

/** Counts one use, for work that is silently skipped over its limit. */
export async function countUse(
  db: Kysely<Tables>,
  bucket: string,
  windowSeconds: number,
): Promise<{ count: number; secondsLeft: number }> {
  const { rows } = await sql<{ count: number; seconds_left: number }>`
    insert into rate_limits as kept (bucket, window_start, count)
    values (${bucket}, to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}::int) * ${windowSeconds}::int), 1)
    on conflict (bucket) do update set
      count = case when kept.window_start = excluded.window_start then kept.count + 1 else 1 end,
      window_start = excluded.window_start
    returning count, extract(epoch from window_start - now())::float8 + ${windowSeconds}::int as seconds_left`.execute(
    db,
  );
  return { count: rows[0]?.count ?? 0, secondsLeft: rows[0]?.seconds_left ?? 0 };
}

/** Takes back one use of each bucket. */
export async function takeBackUses(db: Kysely<Tables>, buckets: readonly string[]): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('bucket', 'in', buckets)
    .where('count', '>', 0)
    .execute();
}
