import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deleteOwn } from '#backend/platform/db/common-queries.ts';
import type { Db } from '#backend/platform/db/db.ts';
import type { SavedSearch } from '#contract/jobs/saved-searches.ts';
import { type AlertRhythm, describeQuery, dueBefore, SavedQuery } from '#domain/preferences/saved-search.ts';

interface Row {
  id: string;
  query: object;
  rhythm: AlertRhythm;
  paused: boolean;
}
const columns = ['id', 'query', 'rhythm', 'paused'] as const;

function toSavedSearch({ id, query, rhythm, paused }: Row): SavedSearch {
  const read = SavedQuery.parse(query);
  return { id, name: describeQuery(read), query: read, rhythm, paused };
}

export async function listSearchesOf(db: Db, userId: string): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(toSavedSearch);
}

/** Saving the same search again resumes the existing one. */
export async function insertSearch(
  db: Db,
  { userId, query, rhythm, at }: { userId: string; query: SavedQuery; rhythm: AlertRhythm; at: Date },
): Promise<SavedSearch> {
  const row = await db
    .insertInto('saved_searches')
    .values({
      id: randomUUID(),
      user_id: userId,
      query: JSON.stringify(query),
      rhythm,
      created_at: at,
      looked_at: at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'query']).doUpdateSet({ paused: false, rhythm }))
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toSavedSearch(row);
}

/** Returns null if the person has no such search. A resumed search does not report jobs from while it was paused. */
export async function updateSearch(
  db: Db,
  { userId, id, at }: { userId: string; id: string; at: Date },
  change: { rhythm?: AlertRhythm | undefined; paused?: boolean | undefined },
): Promise<SavedSearch | null> {
  const row = await db
    .updateTable('saved_searches')
    .set((e) => ({
      rhythm: change.rhythm ?? e.ref('rhythm'),
      looked_at: change.paused === false ? at : e.ref('looked_at'),
      paused: change.paused ?? e.ref('paused'),
    }))
    .where((e) => e.and({ id, user_id: userId }))
    .returning(columns)
    .executeTakeFirst();
  return row ? toSavedSearch(row) : null;
}

export async function deleteSearch(db: Db, userId: string, id: string): Promise<boolean> {
  return deleteOwn(db.deleteFrom('saved_searches'), userId, id);
}

export async function deleteSearchesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('saved_searches').where('user_id', '=', userId).execute();
}

export async function pauseAllSearches(db: Db, userId: string): Promise<void> {
  await db.updateTable('saved_searches').set({ paused: true }).where('user_id', '=', userId).execute();
}

const due = (now: Date) =>
  sql<boolean>`NOT paused AND looked_at <= CASE rhythm WHEN 'daily' THEN ${dueBefore('daily', now)}::timestamptz
    ELSE ${dueBefore('weekly', now)}::timestamptz END`;

export async function listUsersWithDueSearches(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select('user_id')
    .distinct()
    // The index covers this part; the rest is checked row by row.
    .where('looked_at', '<=', dueBefore('daily', now))
    .where(due(now))
    .limit(1000)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Locks the searches and marks them as checked, so that another process takes others. */
export async function takeDueSearches(
  db: Db,
  userId: string,
  now: Date,
): Promise<(SavedSearch & { lookedAt: Date })[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select([...columns, 'looked_at'])
    .where('user_id', '=', userId)
    .where(due(now))
    .orderBy('created_at')
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length > 0)
    await db
      .updateTable('saved_searches')
      .set({ looked_at: now })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  return rows.map(({ looked_at, ...row }) => ({ ...toSavedSearch(row), lookedAt: looked_at }));
}

/** Of these jobs, those that are newer and that the person was neither notified of nor applied to. */
export async function listNotAlerted(
  db: Db,
  { userId, jobIds, since }: { userId: string; jobIds: string[]; since: Date },
): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', jobIds)
    .where('first_seen_at', '>=', since)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('alerted_jobs')
            .select('at')
            .whereRef('job_id', '=', 'jobs.id')
            .where('user_id', '=', userId),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('applied_jobs')
            .select('job_id')
            .whereRef('job_id', '=', 'jobs.id')
            .where('user_id', '=', userId),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertAlertedJobs(db: Db, userId: string, jobIds: string[], at: Date): Promise<void> {
  if (jobIds.length === 0) return;
  await db
    .insertInto('alerted_jobs')
    .values(jobIds.map((job_id) => ({ user_id: userId, job_id, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The most frequent search words, without the people behind them. */
export async function listSearchedWords(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    SELECT lower(query->>'keywords') AS words FROM saved_searches
    WHERE NOT paused AND query->>'keywords' <> '' GROUP BY 1 ORDER BY count(*) DESC LIMIT ${most}`.execute(
    db,
  );
  return rows.map(({ words }) => words);
}
