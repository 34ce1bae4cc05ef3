import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { writeOpenedJob } from './feedback.store.ts';
import { findJobsById } from './jobs.store.ts';

/** A job somebody has opened is not new to them any more. */
export async function openJob(context: Context, input: { userId: string; jobId: string }): Promise<void> {
  const [job] = await findJobsById(context.db, [input.jobId]);
  if (!job) throw new Problem('not_found');
  await writeOpenedJob(context.db, { ...input, at: context.now() });
}
