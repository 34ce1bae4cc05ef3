import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';

/** Tells whether a person may see a job: one that is listed, or one they added by link. */
export async function isShownTo(db: Db, userId: string, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM jobs WHERE id = ${jobId} AND (listed
      OR EXISTS (SELECT FROM added_jobs WHERE job_id = jobs.id AND user_id = ${userId}))`.execute(db);
  return rows.length > 0;
}

export interface PostingName {
  ats: string;
  tenant: string;
  postingId: string;
}

export interface KnownPosting extends PostingName {
  id: string;
  postedAt: Date;
  contentHash: string | null;
  isOpen: boolean;
  isListed: boolean;
}

export function namePosting({ ats, tenant, postingId }: PostingName): string {
  return JSON.stringify([ats, tenant, postingId]);
}

/** Returns what is already stored of these postings, open or closed. */
export async function findPostings(db: Db, names: PostingName[]): Promise<Map<string, KnownPosting>> {
  const wanted = JSON.stringify(
    names.map(({ ats, tenant, postingId }) => ({ ats, tenant, posting_id: postingId })),
  );
  const { rows } = await sql<KnownPosting>`
    SELECT id, jobs.ats, jobs.tenant, posting_id AS "postingId", posted_at AS "postedAt", content_hash AS "contentHash",
      closed_at IS NULL AS "isOpen", listed AS "isListed"
    FROM jobs JOIN json_to_recordset(${wanted}::json) AS wanted (ats text, tenant text, posting_id text)
      USING (ats, tenant, posting_id)`.execute(db);
  return new Map(rows.map((row) => [namePosting(row), row]));
}

/** Open, listed postings of the same openings, by fingerprint. */
export async function findDuplicates(
  db: Db,
  fingerprints: string[],
): Promise<Map<string, { id: string; eligible: boolean }>> {
  const { rows } = await sql<{ id: string; fingerprint: string; eligible: boolean }>`
    SELECT DISTINCT ON (fingerprint) id, replace(fingerprint::text, '-', '') AS fingerprint, eligible
    FROM jobs WHERE fingerprint = ANY(${fingerprints}::uuid[]) AND closed_at IS NULL AND listed
    ORDER BY fingerprint, eligible DESC, posted_at`.execute(db);
  return new Map(rows.map(({ id, fingerprint, eligible }) => [fingerprint, { id, eligible }]));
}

export async function listOpenOfSource(
  db: Db,
  sourceId: string,
): Promise<{ id: string; postingId: string }[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'posting_id'])
    .where('source_id', '=', sourceId)
    .where('closed_at', 'is', null)
    .execute();
  return rows.map((row) => ({ id: row.id, postingId: row.posting_id }));
}

export async function hasOpenJobs(db: Db, sourceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('source_id', '=', sourceId)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records where saved postings came from and the hash of their content. */
export async function writeOrigin(
  db: Db,
  jobs: { id: string; hash: string }[],
  origin: { sourceId: string | null; listed: boolean; checkAt: Date | null },
): Promise<void> {
  const rows = JSON.stringify(jobs);
  await sql`
    UPDATE jobs SET content_hash = given.hash, source_id = ${origin.sourceId}, listed = ${origin.listed},
      check_at = ${origin.checkAt}
    FROM json_to_recordset(${rows}::json) AS given (id uuid, hash text) WHERE jobs.id = given.id`.execute(db);
}

/** Returns those of these open postings that were read by other rules, as many as one visit handles. */
export async function listOutdated(db: Db, ids: string[], rules: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM jobs WHERE id = ANY(${ids}::uuid[]) AND closed_at IS NULL
      AND content_hash NOT LIKE ${`${rules}.%`}
    ORDER BY id LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Records by which rules postings were read; the rest of the hash is that of their content and stays. */
export async function writeRules(db: Db, ids: string[], rules: number): Promise<void> {
  await sql`
    UPDATE jobs SET content_hash = ${`${rules}.`} || regexp_replace(content_hash, '^[0-9]+[.]', '')
    WHERE id = ANY(${ids}::uuid[])`.execute(db);
}

export async function markVerified(
  db: Db,
  ids: string[],
  { at, checkAt }: { at: Date; checkAt: Date | null },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`UPDATE jobs SET last_verified_at = ${at}, check_at = ${checkAt} WHERE id = ANY(${ids}::uuid[])`.execute(
    db,
  );
}

/** Marks open jobs as closed and returns those that were open. */
export async function markClosed(db: Db, ids: string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE jobs SET closed_at = ${at} WHERE id = ANY(${ids}::uuid[]) AND closed_at IS NULL RETURNING id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function insertAdded(db: Db, added: { userId: string; jobId: string; at: Date }): Promise<void> {
  await db
    .insertInto('added_jobs')
    .values({ user_id: added.userId, job_id: added.jobId, added_at: added.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listAdded(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('added_jobs')
    .select('job_id')
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.job_id);
}
