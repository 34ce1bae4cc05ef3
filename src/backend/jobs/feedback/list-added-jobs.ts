import { listAdded } from '#backend/jobs/record/postings.store.ts';
import type { Context } from '#backend/platform/context.ts';

const mostAdded = 100;

/** The jobs a person added by their links, the last one first. */
export function listAddedJobs(context: Context, input: { userId: string }): Promise<string[]> {
  return listAdded(context.db, input.userId, mostAdded);
}
