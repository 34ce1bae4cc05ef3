import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deleteOwn } from '#backend/platform/db/common-queries.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { dueBefore } from '#domain/preferences/saved-search.ts';

/** A company that a person watches, with the state of its board. */
export interface StoredWatch {
  id: string;
  sourceId: string;
  company: string;
  /** The board's application system. */
  kind: string;
  paused: boolean;
  openJobs: number;
  /** The board hasn't been read completely since the person began to watch. */
  isNew: boolean;
  /** The last visits failed, or an operator paused the board. */
  hasTrouble: boolean;
}

export async function listWatchesOf(db: Db, userId: string): Promise<StoredWatch[]> {
  const { rows } = await sql<StoredWatch>`
    SELECT watch.id, source.id AS "sourceId", company, kind, paused, looked_at IS NULL AS "isNew",
      failures > 0 OR NOT enabled AS "hasTrouble",
      (SELECT count(*)::int FROM jobs WHERE source_id = source.id AND closed_at IS NULL AND listed) AS "openJobs"
    FROM watched_companies AS watch JOIN job_sources AS source ON source.id = source_id
    WHERE user_id = ${userId} ORDER BY watch.created_at DESC, watch.id`.execute(db);
  return rows;
}

export async function countWatchesOf(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM watched_companies WHERE user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Watching the same board again resumes its emails. */
export async function insertWatch(
  db: Db,
  watch: { userId: string; sourceId: string; company: string; at: Date; lookedAt: Date | null },
): Promise<string> {
  const row = await db
    .insertInto('watched_companies')
    .values({
      id: randomUUID(),
      user_id: watch.userId,
      source_id: watch.sourceId,
      company: watch.company,
      created_at: watch.at,
      looked_at: watch.lookedAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'source_id']).doUpdateSet({ paused: false }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Resumed emails don't report jobs from the pause. Returns false if the person has no such watch. */
export async function pauseWatch(
  db: Db,
  { userId, id, paused, at }: { userId: string; id: string; paused: boolean; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE watched_companies SET paused = ${paused},
      looked_at = CASE WHEN paused AND NOT ${paused}::boolean AND looked_at IS NOT NULL THEN ${at} ELSE looked_at END
    WHERE id = ${id} AND user_id = ${userId} RETURNING id`.execute(db);
  return rows.length > 0;
}

export function deleteWatch(db: Db, userId: string, id: string): Promise<boolean> {
  return deleteOwn(db.deleteFrom('watched_companies'), userId, id);
}

export async function deleteWatchesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('watched_companies').where('user_id', '=', userId).execute();
}

export async function pauseAllWatches(db: Db, userId: string): Promise<void> {
  await db.updateTable('watched_companies').set({ paused: true }).where('user_id', '=', userId).execute();
}

/** The first complete reading of a board is what its watchers already know. */
export async function beginWatches(db: Db, sourceId: string, at: Date): Promise<void> {
  await db
    .updateTable('watched_companies')
    .set({ looked_at: at })
    .where('source_id', '=', sourceId)
    .where('looked_at', 'is', null)
    .execute();
}

/** Keeps watchers when their board is merged into another one. */
export async function moveWatches(db: Db, from: string, into: string): Promise<void> {
  await sql`
    UPDATE watched_companies AS watch SET source_id = ${into} WHERE source_id = ${from} AND NOT EXISTS (
      SELECT FROM watched_companies AS other WHERE other.user_id = watch.user_id AND other.source_id = ${into})`.execute(
    db,
  );
}

export async function listUsersWithDueWatches(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('watched_companies')
    .select('user_id')
    .distinct()
    .where('paused', '=', false)
    .where('looked_at', '<=', dueBefore('daily', now))
    .limit(1000)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Locks the watches and marks them as checked, so that another process takes others. */
export async function takeDueWatches(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ id: string; sourceId: string; company: string; lookedAt: Date }[]> {
  const { rows } = await sql<{ id: string; sourceId: string; company: string; lookedAt: Date }>`
    WITH due AS (
      SELECT id, looked_at FROM watched_companies
      WHERE user_id = ${userId} AND NOT paused AND looked_at <= ${dueBefore('daily', now)}
      ORDER BY created_at FOR UPDATE SKIP LOCKED)
    UPDATE watched_companies AS watch SET looked_at = ${now} FROM due WHERE due.id = watch.id
    RETURNING watch.id, source_id AS "sourceId", company, due.looked_at AS "lookedAt"`.execute(db);
  return rows;
}

/** Open jobs of a board that we first saw since then, latest first. */
export async function listNewJobsOf(
  db: Db,
  { sourceId, since, most }: { sourceId: string; since: Date; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('source_id', '=', sourceId)
    .where('closed_at', 'is', null)
    .where('listed', '=', true)
    .where('first_seen_at', '>=', since)
    .orderBy('posted_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
