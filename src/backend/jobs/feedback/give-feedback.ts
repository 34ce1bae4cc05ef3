import { deleteFeedback, writeFeedback } from '#backend/jobs/record/feedback.store.ts';
import { findJobsById } from '#backend/jobs/record/jobs.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';

/** Records one feedback per job: like, dislike, or removed; "none" clears it. Refuses an unknown job. */
export async function giveFeedback(
  context: Context,
  input: { userId: string; jobId: string; feedback: 'like' | 'dislike' | 'removed' | 'none' },
): Promise<void> {
  const { userId, jobId, feedback } = input;
  const [job] = await findJobsById(context.db, [jobId]);
  if (!job) throw new Problem('not_found');
  if (feedback === 'none') return deleteFeedback(context.db, userId, jobId);
  await writeFeedback(context.db, { userId, jobId, feedback, at: context.now() });
}
