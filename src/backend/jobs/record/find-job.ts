import type { Context } from '#backend/platform/context.ts';
import { findJobsById, type StoredJob } from './jobs.store.ts';

export type { StoredJob } from './jobs.store.ts';

/** A posting by id, closed ones included. */
export async function findJob(context: Context, input: { jobId: string }): Promise<StoredJob | null> {
  const [job] = await findJobsById(context.db, [input.jobId]);
  return job ?? null;
}
