import type { Context } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';

type Db = Context['db'];
export type StoredFeedback = Tables['job_feedback']['feedback'];

export async function findFeedback(
  db: Db,
  userId: string,
  jobIds: string[],
): Promise<Map<string, StoredFeedback>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('job_feedback')
    .select(['job_id', 'feedback'])
    .where('user_id', '=', userId)
    .where('job_id', 'in', jobIds)
    .execute();
  return new Map(rows.map((row) => [row.job_id, row.feedback]));
}

/** Jobs the person does not want to see again. */
export async function findHiddenJobs(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('job_feedback')
    .select('job_id')
    .where('user_id', '=', userId)
    .where('feedback', '<>', 'like')
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

export async function findOpenedJobs(db: Db, userId: string, jobIds: string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('job_opens')
    .select('job_id')
    .where('user_id', '=', userId)
    .where('job_id', 'in', jobIds)
    .execute();
  return new Set(rows.map((row) => row.job_id));
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
