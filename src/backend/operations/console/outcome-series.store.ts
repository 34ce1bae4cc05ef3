import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { OutcomeSums } from '#contract/operations/operations-console.ts';

export type Unit = 'hour' | 'day';
interface Span {
  from: Date;
  to: Date;
}

/** Counts ended applications by outcome for each hour or day (UTC) that had any. */
export async function countEnded(db: Db, { from, to, unit }: Span & { unit: Unit }) {
  const { rows } = await sql<{ at: Date } & Omit<OutcomeSums, 'medianSeconds'>>`
    SELECT at, sum(confirmed)::int AS confirmed, sum(unconfirmed)::int AS unconfirmed, sum(failed)::int AS failed,
      sum(by_person)::int AS "byPerson"
    FROM (
      SELECT date_trunc(${unit}, updated_at, 'UTC') AS at, (status = 'Success')::int AS confirmed,
        coalesce(failure_code = 'failure_verifying_submitted_application', false)::int AS unconfirmed,
        coalesce(failure_code <> 'failure_verifying_submitted_application', false)::int AS failed, 0 AS by_person
      FROM applications WHERE status IN ('Success', 'Fail') AND updated_at >= ${from} AND updated_at < ${to}
      UNION ALL
      SELECT date_trunc(${unit}, post_archive_at, 'UTC'), 0, 0, 0, 1
      FROM applications
      WHERE post_archive_status = 'AppliedForJob' AND post_archive_at >= ${from} AND post_archive_at < ${to}
    ) ended GROUP BY at`.execute(db);
  return rows;
}

/** The median time from approval to confirmation, for each hour or day that had any. */
export async function listMedians(db: Db, { from, to, unit }: Span & { unit: Unit }) {
  const { rows } = await sql<{ at: Date; seconds: number }>`
    SELECT date_trunc(${unit}, ended_at, 'UTC') AS at, ${median} AS seconds
    FROM attempts WHERE state = 'confirmed' AND ended_at >= ${from} AND ended_at < ${to}
    GROUP BY 1`.execute(db);
  return rows;
}

export async function findMedian(db: Db, { from, to }: Span): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    SELECT ${median} AS seconds
    FROM attempts WHERE state = 'confirmed' AND ended_at >= ${from} AND ended_at < ${to}`.execute(db);
  return rows[0]?.seconds ?? null;
}

const median = sql<number>`
  round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ended_at - approved_at)))::int`;
