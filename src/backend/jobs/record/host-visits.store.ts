import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import { dayMs } from '#domain/job/freshness.ts';

export interface HostVisit {
  host: string;
  /** When it began and ended, and when the next may begin. Null if robots.txt forbids it, so that none was made. */
  request: { startedAt: Date; endedAt: Date; freeAt: Date } | null;
  /** The usual pause after a request. */
  delayMs: number;
  /** What turned us away, and how long it asked us to wait. */
  refusal: { reason: string; waitMs: number | null } | null;
}

export interface HostManners {
  host: string;
  /** In this hour and the 23 hours before it. */
  requests: number;
  /** Requests of the last week that began before the pause was over. */
  early: number;
  lastAt: Date | null;
  delayMs: number;
  refusal: { reason: string; at: Date; waitSeconds: number | null } | null;
}

/** Counts a request, or one that robots.txt forbids, with a single write. */
export async function recordVisit(db: Db, visit: HostVisit, now: Date): Promise<void> {
  const { host, request, delayMs, refusal } = visit;
  const waitSeconds = refusal?.waitMs == null ? null : Math.ceil(refusal.waitMs / 1000);
  await sql`
    INSERT INTO host_visits AS known
      (hour, host, requests, last_at, free_at, delay_ms, refused_at, refusal, wait_seconds)
    VALUES (date_trunc('hour', ${now}::timestamptz), ${host}, ${request ? 1 : 0}, ${request?.endedAt ?? null},
      ${request?.freeAt ?? null}, ${Math.ceil(delayMs)}, ${refusal && now}, ${refusal?.reason ?? null}, ${waitSeconds})
    ON CONFLICT (hour, host) DO UPDATE SET
      requests = known.requests + excluded.requests,
      early = known.early + coalesce(${request?.startedAt ?? null}::timestamptz < known.free_at, false)::int,
      last_at = coalesce(excluded.last_at, known.last_at),
      free_at = coalesce(excluded.free_at, known.free_at),
      delay_ms = excluded.delay_ms,
      refused_at = coalesce(excluded.refused_at, known.refused_at),
      refusal = coalesce(excluded.refusal, known.refusal),
      wait_seconds = CASE WHEN excluded.refusal IS NULL THEN known.wait_seconds ELSE excluded.wait_seconds END`.execute(
    db,
  );
}

interface Row extends Omit<HostManners, 'refusal'> {
  total: number;
  reason: string | null;
  at: Date | null;
  waitSeconds: number | null;
}

/** The hosts of the last week, those with the most requests in the last day first. */
export async function listManners(
  db: Db,
  { page, size, now }: { page: number; size: number; now: Date },
): Promise<{ total: number; rows: HostManners[] }> {
  const yesterday = new Date(now.getTime() - dayMs);
  const { rows } = await sql<Row>`
    SELECT host, count(*) OVER ()::int AS total,
      coalesce(sum(requests) FILTER (WHERE hour > ${yesterday}), 0)::int AS requests,
      sum(early)::int AS early,
      max(last_at) AS "lastAt",
      (array_agg(delay_ms ORDER BY hour DESC))[1] AS "delayMs",
      max(refused_at) AS at,
      (array_agg(refusal ORDER BY refused_at DESC NULLS LAST))[1] AS reason,
      (array_agg(wait_seconds ORDER BY refused_at DESC NULLS LAST))[1] AS "waitSeconds"
    FROM host_visits GROUP BY host
    ORDER BY requests DESC, "lastAt" DESC NULLS LAST, host LIMIT ${size} OFFSET ${(page - 1) * size}`.execute(
    db,
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, reason, at, waitSeconds, ...row }) => ({
      ...row,
      refusal: reason !== null && at ? { reason, at, waitSeconds } : null,
    })),
  };
}
