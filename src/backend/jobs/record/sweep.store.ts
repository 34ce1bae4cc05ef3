import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import { dayMs } from '#domain/job/freshness.ts';
import type { Wanted } from '#domain/job/wanted-job.ts';

const hourMs = 60 * 60 * 1000;
/** Enough to know what many people want, whatever their number. */
const sampledProfiles = 1000;

/** Which jobs the directory is read for, and how many. */
export interface SweepChoice extends Wanted {
  systems: string[];
  boardsPerHour: number;
  mostJobs: number;
}

export interface StoredSweep extends SweepChoice {
  running: boolean;
}

export async function findSweep(db: Db): Promise<StoredSweep | null> {
  const row = await db.selectFrom('job_sweep').selectAll().executeTakeFirst();
  if (!row) return null;
  const { running, systems, fields, states } = row;
  return { running, systems, fields, states, boardsPerHour: row.boards_per_hour, mostJobs: row.most_jobs };
}

/** Returns which jobs of the directory are wanted; all of them if nobody has chosen. */
export async function findWanted(db: Db): Promise<Wanted> {
  return (await findSweep(db)) ?? { fields: [], states: [] };
}

export async function writeSweep(db: Db, sweep: StoredSweep, at: Date): Promise<void> {
  const row = {
    running: sweep.running,
    systems: [...sweep.systems],
    fields: [...sweep.fields],
    states: [...sweep.states],
    boards_per_hour: sweep.boardsPerHour,
    most_jobs: sweep.mostJobs,
    changed_at: at,
  };
  await db
    .insertInto('job_sweep')
    .values(row)
    .onConflict((conflict) => conflict.column('one').doUpdateSet(row))
    .execute();
}

/** Leaves boards that are already sources as they are. */
export async function insertProspects(
  db: Db,
  boards: readonly { kind: string; name: string }[],
  at: Date,
): Promise<number> {
  const rows = JSON.stringify(boards.map(({ kind, name }) => ({ id: randomUUID(), kind, name })));
  const { numAffectedRows } = await sql`
    INSERT INTO job_sources (id, kind, name, next_check_at, from_directory, prospect)
    SELECT id, kind, name, ${at}, true, true FROM json_to_recordset(${rows}::json) AS board (id uuid, kind text, name text)
    ON CONFLICT (kind, name) DO NOTHING`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** After a new choice, boards without a wanted job and skipped postings are worth another visit. */
export async function forgetVerdicts(db: Db, at: Date): Promise<void> {
  await sql`
    UPDATE job_sources SET passed_over = '{}', passed_over_since = NULL, validators = '{}',
      next_check_at = CASE WHEN prospect AND last_outcome = 'read' THEN ${at} ELSE next_check_at END
    WHERE from_directory AND last_checked_at IS NOT NULL`.execute(db);
}

/** The most frequent wanted titles of some profiles, beginning anywhere, without the people behind them. */
export async function listWantedTitles(db: Db, most: number): Promise<string[]> {
  const start = randomUUID();
  const profiles = sql`SELECT content FROM documents WHERE type = ${sql.lit(documentTypes.profile)}`;
  const { rows } = await sql<{ title: string }>`
    WITH sample AS (
      (${profiles} AND user_id >= ${start} ORDER BY user_id LIMIT ${sampledProfiles}) UNION ALL
      (${profiles} AND user_id < ${start} ORDER BY user_id LIMIT ${sampledProfiles}) LIMIT ${sampledProfiles})
    SELECT lower(title #>> '{}') AS title FROM sample, jsonb_path_query(content,
      '$.sections[*] ? (@.sectionTypeCD == "EAPB").paragraphs[*].docDatas[*] ? (@.fieldCD == "KEYW").charValue') AS title
    WHERE title #>> '{}' <> '' GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${most}`.execute(db);
  return rows.map(({ title }) => title);
}

/** Moves boards whose names contain these words to the front. */
export async function preferBoards(db: Db, words: readonly string[]): Promise<void> {
  await sql`
    UPDATE job_sources SET priority = fits::int FROM (
      SELECT id, translate(lower(name), '-_. ', '') LIKE ANY(${words.map((word) => `%${word}%`)}::text[]) AS fits
      FROM job_sources WHERE prospect) AS judged
    WHERE judged.id = job_sources.id AND priority <> fits::int`.execute(db);
}

/** Claims the next board of a system, unless reading is paused; no other worker gets it before tomorrow. */
export async function claimProspect(db: Db, kind: string, now: Date): Promise<string | null> {
  const sweep = await findSweep(db);
  if (!sweep?.running || !sweep.systems.includes(kind)) return null;
  const spent = await countSwept(db, new Date(now.getTime() - hourMs));
  if (spent >= sweep.boardsPerHour) return null;
  const { rows } = await sql<{ id: string }>`
    UPDATE job_sources SET next_check_at = ${new Date(now.getTime() + dayMs)}, last_checked_at = ${now} WHERE id = (
      SELECT id FROM job_sources WHERE prospect AND enabled AND kind = ${kind} AND next_check_at <= ${now}
      ORDER BY priority DESC, next_check_at, id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id`.execute(db);
  return rows[0]?.id ?? null;
}

export async function countSwept(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM job_sources
    WHERE from_directory AND last_checked_at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countDirectoryJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM jobs JOIN job_sources ON job_sources.id = jobs.source_id
    WHERE from_directory AND closed_at IS NULL`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function hasListedJobs(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM jobs WHERE closed_at IS NULL AND listed) AS found`.execute(db);
  return rows[0]?.found ?? false;
}

export interface SweepCounts {
  boards: number;
  /** Visited at least once. */
  visited: number;
  withJobs: number;
  gone: number;
  troubled: number;
  /** May be read now. */
  waiting: number;
}

export async function countBoards(db: Db, now: Date): Promise<(SweepCounts & { system: string })[]> {
  const { rows } = await sql<SweepCounts & { system: string }>`
    SELECT kind AS system, count(*)::int AS boards,
      count(last_outcome)::int AS visited,
      count(*) FILTER (WHERE NOT prospect)::int AS "withJobs",
      count(*) FILTER (WHERE last_outcome = 'gone')::int AS gone,
      count(*) FILTER (WHERE failures > 0 AND last_outcome <> 'gone')::int AS troubled,
      count(*) FILTER (WHERE prospect AND enabled AND next_check_at <= ${now})::int AS waiting
    FROM job_sources WHERE from_directory GROUP BY kind ORDER BY kind`.execute(db);
  return rows;
}

/** Open jobs of the directory's boards by field (SOC major group) and by state. */
export async function countFound(db: Db): Promise<{ by: 'field' | 'state'; name: string; jobs: number }[]> {
  const { rows } = await sql<{ by: 'field' | 'state'; name: string; jobs: number }>`
    WITH found AS (
      SELECT jobs.id, occ_id, locations FROM jobs JOIN job_sources ON job_sources.id = jobs.source_id
      WHERE from_directory AND closed_at IS NULL AND listed)
    SELECT 'field' AS by, coalesce(left(occ_id::text, 2), '') AS name, count(*)::int AS jobs FROM found GROUP BY 2
    UNION ALL
    SELECT 'state', place->>'state', count(DISTINCT id)::int FROM found, jsonb_array_elements(locations) AS place
    WHERE place->>'state' <> '' GROUP BY 2
    ORDER BY jobs DESC`.execute(db);
  return rows;
}
