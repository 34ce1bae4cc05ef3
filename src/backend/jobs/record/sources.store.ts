import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import { dayMs } from '#domain/job/freshness.ts';

export interface StoredSource {
  id: string;
  kind: string;
  name: string;
  validators: { etag?: string; lastModified?: string };
  lastOutcome: string | null;
  failures: number;
  fromDirectory: boolean;
  /** People watch it, so all of its jobs are wanted. */
  watched: boolean;
  hidden: boolean;
  /** Postings that were read but not kept and need no second reading. */
  passedOver: string[];
  passedOverSince: Date | null;
}

export async function insertSource(
  db: Db,
  { at, ...source }: { kind: string; name: string; enabled: boolean; at: Date },
): Promise<string> {
  const row = await db
    .insertInto('job_sources')
    .values({ id: randomUUID(), next_check_at: at, ...source })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'name']).doUpdateSet({ enabled: source.enabled, prospect: false }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function findSource(db: Db, id: string): Promise<StoredSource | null> {
  const row = await db
    .selectFrom('job_sources')
    .selectAll()
    .select(
      sql<boolean>`EXISTS (SELECT FROM watched_companies WHERE source_id = job_sources.id)`.as('watched'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    validators: row.validators,
    lastOutcome: row.last_outcome,
    failures: row.failures,
    fromDirectory: row.from_directory,
    watched: row.watched,
    hidden: row.hidden,
    passedOver: row.passed_over,
    passedOverSince: row.passed_over_since,
  };
}

export async function writeCheck(
  db: Db,
  id: string,
  check: {
    at: Date;
    next: Date;
    outcome: string;
    detail: string;
    failures: number;
    isRead: boolean;
    validators: object | null;
    prospect: boolean;
    passedOver: { ids: string[]; since: Date } | null;
  },
): Promise<void> {
  await db
    .updateTable('job_sources')
    .set({
      last_checked_at: check.at,
      next_check_at: check.next,
      last_outcome: check.outcome,
      last_detail: check.detail.slice(0, 500),
      failures: check.failures,
      prospect: check.prospect,
      ...(check.passedOver && {
        passed_over: check.passedOver.ids,
        passed_over_since: check.passedOver.since,
      }),
      ...(check.isRead && { last_read_at: check.at }),
      ...(check.validators && { validators: JSON.stringify(check.validators) }),
    })
    .where('id', '=', id)
    .execute();
}

/** Claims what is due for this round; no other worker gets it before tomorrow. */
export async function claimDue(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ sourceIds: string[]; jobIds: string[] }> {
  const tomorrow = new Date(now.getTime() + dayMs);
  const sources = await sql<{ id: string }>`
    UPDATE job_sources SET next_check_at = ${tomorrow} WHERE id IN (
      SELECT id FROM job_sources WHERE enabled AND NOT prospect AND next_check_at <= ${now}
      ORDER BY next_check_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) RETURNING id`.execute(db);
  const jobs = await sql<{ id: string }>`
    UPDATE jobs SET check_at = ${tomorrow} WHERE id IN (
      SELECT id FROM jobs WHERE closed_at IS NULL AND check_at <= ${now}
      ORDER BY check_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) RETURNING id`.execute(db);
  return { sourceIds: sources.rows.map(({ id }) => id), jobIds: jobs.rows.map(({ id }) => id) };
}
