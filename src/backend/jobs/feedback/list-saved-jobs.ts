import { findLikedJobs } from '#backend/jobs/record/feedback.store.ts';
import { listAdded } from '#backend/jobs/record/postings.store.ts';
import type { Context } from '#backend/platform/context.ts';

const mostLiked = 100;

/** The open jobs that a person saved with a thumb up, the last one first. */
export function listLikedJobs(context: Context, input: { userId: string }): Promise<string[]> {
  return findLikedJobs(context.db, input.userId, mostLiked);
}

const mostAdded = 100;

/** The jobs a person added by their links, the last one first. */
export function listAddedJobs(context: Context, input: { userId: string }): Promise<string[]> {
  return listAdded(context.db, input.userId, mostAdded);
}
