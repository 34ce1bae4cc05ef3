import type { Db } from '#backend/platform/db/db.ts';
import type { PastApplication, PastStatus } from '#domain/application/past/past-application.ts';

/** Keeps the first date if the job was already marked. */
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

/** A row of the list: a job that we know, or what the person typed. */
export interface AppliedRow {
  position: number;
  at: Date;
  jobId: string | null;
  company: string | null;
  title: string | null;
  url: string | null;
  status: PastStatus | null;
}

export interface ListPlace {
  at: Date;
  position: number;
}

/** Newest first, after the given position. */
export async function findAppliedJobs(
  db: Db,
  { userId, after, limit }: { userId: string; after: ListPlace | null; limit: number },
): Promise<AppliedRow[]> {
  let query = db
    .selectFrom('applied_jobs')
    .select(['position', 'at', 'job_id as jobId', 'company_name as company', 'title', 'url', 'status'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('position', 'desc')
    .limit(limit);
  if (after)
    query = query.where((e) => e(e.refTuple('at', 'position'), '<', e.tuple(after.at, after.position)));
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, status: row.status as PastStatus | null }));
}

export async function findFingerprints(
  db: Db,
  userId: string,
  fingerprints: readonly string[],
): Promise<Set<string | null>> {
  if (fingerprints.length === 0) return new Set();
  const rows = await db
    .selectFrom('applied_jobs')
    .select('fingerprint')
    .where('user_id', '=', userId)
    .where('fingerprint', 'in', fingerprints)
    .execute();
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

export async function savePastApplications(
  db: Db,
  userId: string,
  applications: readonly (PastApplication & { fingerprint: string })[],
): Promise<void> {
  if (applications.length === 0) return;
  await db
    .insertInto('applied_jobs')
    .values(
      applications.map(({ company, title, appliedOn, status, url, fingerprint }) => ({
        user_id: userId,
        at: new Date(`${appliedOn}T12:00:00Z`),
        company_name: company,
        title,
        url,
        status,
        fingerprint,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'fingerprint'])
        .doUpdateSet((e) => ({ status: e.ref('excluded.status'), url: e.ref('excluded.url') })),
    )
    .execute();
}

/** Returns false if the person has no such row. */
export async function deleteAppliedJob(db: Db, userId: string, position: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('applied_jobs')
    .where((e) => e.and({ user_id: userId, position }))
    .returning('position')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function countAppliedJobs(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('applied_jobs')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}
