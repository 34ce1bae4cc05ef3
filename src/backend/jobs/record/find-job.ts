import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { writeOpenedJob } from './feedback.store.ts';
import { findJobsById, type StoredJob } from './jobs.store.ts';

export type { StoredJob } from './jobs.store.ts';

/** A posting by id, closed ones included. */
export async function findJob(context: Context, input: { jobId: string }): Promise<StoredJob | null> {
  const [job] = await findJobsById(context.db, [input.jobId]);
  return job ?? null;
}

/** A job somebody has opened is no longer new to them. */
export async function openJob(context: Context, input: { userId: string; jobId: string }): Promise<void> {
  const [job] = await findJobsById(context.db, [input.jobId]);
  if (!job) throw new Problem('not_found');
  await writeOpenedJob(context.db, { ...input, at: context.now() });
}
