import { insertAppliedJob } from '#backend/jobs/record/applied-jobs.store.ts';
import { findJobsById } from '#backend/jobs/record/jobs.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';

/** The person says that they applied by themselves; saying it again changes nothing. */
export async function markApplied(
  context: UserContext,
  { jobId }: { jobId: string },
): Promise<{ jobId: string; appliedAt: string }> {
  const [job] = await findJobsById(context.db, [jobId]);
  if (!job) throw new Problem('not_found');
  const at = await insertAppliedJob(context.db, { userId: context.user.id, jobId, at: context.now() });
  return { jobId, appliedAt: at.toISOString() };
}
