import type { Context } from '#backend/platform/context.ts';

type Db = Context['db'];

/** The first time counts. */
export async function insertAppliedJob(
  db: Db,
  applied: { userId: string; jobId: string; at: Date },
): Promise<Date> {
  const { at } = await db
    .insertInto('applied_jobs')
    .values({ user_id: applied.userId, job_id: applied.jobId, at: applied.at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'job_id']).doUpdateSet((e) => ({ at: e.ref('applied_jobs.at') })),
    )
    .returning('at')
    .executeTakeFirstOrThrow();
  return at;
}

/** Newest first, from after `position` on. */
export async function findAppliedJobs(
  db: Db,
  { userId, after, limit }: { userId: string; after: number | null; limit: number },
): Promise<{ jobId: string; position: number; at: Date }[]> {
  let query = db
    .selectFrom('applied_jobs')
    .select(['job_id as jobId', 'position', 'at'])
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .limit(limit);
  if (after !== null) query = query.where('position', '<', after);
  return query.execute();
}

export async function countAppliedJobs(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('applied_jobs')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}
