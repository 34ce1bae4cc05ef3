import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { writeOpenedJob } from './feedback.store.ts';
import { findJobsById, type StoredJob } from './jobs.store.ts';

export type { StoredJob } from './jobs.store.ts';

/** Returns a posting by id, even a closed one. */
export async function findJob(context: Context, input: { jobId: string }): Promise<StoredJob | null> {
  const [job] = await findJobsById(context.db, [input.jobId]);
  return job ?? null;
}

/** Records that the person opened a job, so that it is no longer marked as new. */
export async function openJob(context: Context, input: { userId: string; jobId: string }): Promise<void> {
  const [job] = await findJobsById(context.db, [input.jobId]);
  if (!job) throw new Problem('not_found');
  await writeOpenedJob(context.db, { ...input, at: context.now() });
}
