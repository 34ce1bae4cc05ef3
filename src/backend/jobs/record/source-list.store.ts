import { sql } from 'kysely';
import { renewLocations } from '#backend/jobs/record/job-locations.store.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { dayMs } from '#domain/job/freshness.ts';

export interface SourceHealth {
  id: string;
  kind: string;
  name: string;
  enabled: boolean;
  hidden: boolean;
  fromDirectory: boolean;
  openJobs: number;
  lastCheckedAt: Date | null;
  lastReadAt: Date | null;
  nextCheckAt: Date;
  lastOutcome: string | null;
  lastDetail: string | null;
  failures: number;
  /** Another source with the same name except for capitalization. */
  sameAs: string | null;
}

export interface SourceQuery {
  search: string;
  show: 'all' | 'troubled' | 'paused';
  page: number;
  size: number;
}

/** Failing sources first. Unvisited boards of the directory are counted elsewhere. */
export async function listHealth(
  db: Db,
  query: SourceQuery,
): Promise<{ total: number; rows: SourceHealth[] }> {
  const shown = {
    all: sql`true`,
    troubled: sql`enabled AND failures > 0`,
    paused: sql`NOT enabled`,
  }[query.show];
  const pattern = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<SourceHealth & { total: number }>`
    SELECT id, kind, name, enabled, hidden, from_directory AS "fromDirectory", last_checked_at AS "lastCheckedAt",
      last_read_at AS "lastReadAt", next_check_at AS "nextCheckAt", last_outcome AS "lastOutcome",
      last_detail AS "lastDetail", failures, count(*) OVER ()::int AS total,
      (SELECT count(*)::int FROM jobs WHERE jobs.source_id = source.id AND closed_at IS NULL) AS "openJobs",
      (SELECT duplicate.id FROM job_sources AS duplicate WHERE duplicate.kind = source.kind AND lower(duplicate.name) = lower(source.name)
        AND duplicate.id <> source.id AND NOT duplicate.prospect ORDER BY duplicate.created_at LIMIT 1) AS "sameAs"
    FROM job_sources AS source
    WHERE NOT prospect AND ${shown} AND (kind || ':' || name) ILIKE ${pattern}
    ORDER BY failures DESC, kind, name LIMIT ${query.size} OFFSET ${(query.page - 1) * query.size}`.execute(
    db,
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, ...row }) => row),
  };
}

export async function listNames(db: Db): Promise<{ kind: string; name: string; enabled: boolean }[]> {
  return db
    .selectFrom('job_sources')
    .select(['kind', 'name', 'enabled'])
    .where('prospect', '=', false)
    .where('kind', '<>', 'file')
    .orderBy('kind')
    .orderBy('name')
    .execute();
}

/** Returns false if nothing changed or there is no such source. */
export async function switchSource(
  db: Db,
  id: string,
  { enabled, hidden, at }: { enabled: boolean; hidden: boolean; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    UPDATE job_sources SET enabled = ${enabled}, hidden = ${hidden}, validators = '{}',
      next_check_at = CASE WHEN ${enabled} THEN ${at} ELSE next_check_at END
    WHERE id = ${id} AND (enabled, hidden) IS DISTINCT FROM (${enabled}, ${hidden}) RETURNING id`.execute(db);
  return rows.length > 0;
}

/** Unlists the jobs of a source. Each is checked separately from now on, so that applicants learn when it closes. */
export async function unlistJobs(db: Db, sourceId: string, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    UPDATE jobs SET listed = false, check_at = ${new Date(at.getTime() + dayMs)}
    WHERE source_id = ${sourceId} AND closed_at IS NULL AND listed RETURNING id`.execute(db);
  if (rows.length > 0)
    await renewLocations(
      db,
      rows.map(({ id }) => id),
    );
}

export async function deleteSource(db: Db, id: string): Promise<boolean> {
  const row = await db.deleteFrom('job_sources').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

export async function moveJobs(db: Db, from: string, into: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ source_id: into })
    .where('source_id', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
