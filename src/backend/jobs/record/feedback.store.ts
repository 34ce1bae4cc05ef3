import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Reposts } from '#domain/job/read-signals.ts';

export type StoredFeedback = Tables['job_feedback']['feedback'];

/** Returns the person's feedback on jobs, and how often each opening was posted before (two postings within a week count once). */
export interface JobHistory {
  feedback: StoredFeedback | null;
  opened: boolean;
  reposts: Reposts;
}

export async function findHistories(
  db: Db,
  userId: string,
  jobIds: string[],
): Promise<Map<string, JobHistory>> {
  const { rows } = await sql<{ id: string; feedback: StoredFeedback | null; opened: boolean } & Reposts>`
    SELECT job.id, feedback, opened_at IS NOT NULL AS opened, earlier.count, earlier.since
    FROM jobs job
    LEFT JOIN job_feedback given ON given.job_id = job.id AND given.user_id = ${userId}
    LEFT JOIN job_opens opens ON opens.job_id = job.id AND opens.user_id = ${userId}
    CROSS JOIN LATERAL (
      SELECT count(*) AS count, min(posted_at) AS since FROM jobs
      WHERE fingerprint = job.fingerprint AND posted_at < job.posted_at - interval '7 days'
    ) AS earlier
    WHERE job.id = ANY(${jobIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, feedback, opened, ...reposts }) => [id, { feedback, opened, reposts }]));
}

/** Jobs that the person doesn't want to see again. */
export async function findHiddenJobs(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('job_feedback')
    .select('job_id')
    .where('user_id', '=', userId)
    .where('feedback', '<>', 'like')
    .execute();
  return rows.map((row) => row.job_id);
}

export async function findLikedJobs(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('job_feedback')
    .innerJoin('jobs', 'jobs.id', 'job_feedback.job_id')
    .select('job_id')
    .where('user_id', '=', userId)
    .where('feedback', '=', 'like')
    .where('closed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.job_id);
}

export async function writeFeedback(
  db: Db,
  given: { userId: string; jobId: string; feedback: StoredFeedback; at: Date },
): Promise<void> {
  const values = { feedback: given.feedback, updated_at: given.at };
  await db
    .insertInto('job_feedback')
    .values({ user_id: given.userId, job_id: given.jobId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doUpdateSet(values))
    .execute();
}

export async function deleteFeedback(db: Db, userId: string, jobId: string): Promise<void> {
  await db.deleteFrom('job_feedback').where('user_id', '=', userId).where('job_id', '=', jobId).execute();
}

export async function writeOpenedJob(
  db: Db,
  opened: { userId: string; jobId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('job_opens')
    .values({ user_id: opened.userId, job_id: opened.jobId, opened_at: opened.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
