import { findLikedJobs } from '#backend/jobs/record/feedback.store.ts';
import { isShownTo, listAdded } from '#backend/jobs/record/postings.store.ts';
import type { Context } from '#backend/platform/context.ts';

const mostLiked = 100;

/** Lists the open jobs that the person liked, latest first. */
export function listLikedJobs(context: Context, input: { userId: string }): Promise<string[]> {
  return findLikedJobs(context.db, input.userId, mostLiked);
}

const mostAdded = 100;

/** Lists the jobs that the person added by link, latest first. */
export function listAddedJobs(context: Context, input: { userId: string }): Promise<string[]> {
  return listAdded(context.db, input.userId, mostAdded);
}

/** Tells whether the person may see a job. A posting that only someone else added by link is hidden from them. */
export function canSeeJob(context: Context, input: { userId: string; jobId: string }): Promise<boolean> {
  return isShownTo(context.db, input.userId, input.jobId);
}
