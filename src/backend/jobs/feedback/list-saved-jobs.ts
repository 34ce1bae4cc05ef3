import { findLikedJobs } from '#backend/jobs/record/feedback.store.ts';
import { isShownTo, listAdded } from '#backend/jobs/record/postings.store.ts';
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

/** Whether the person may look at a job: a posting that only another person's link brought is not theirs to see. */
export function canSeeJob(context: Context, input: { userId: string; jobId: string }): Promise<boolean> {
  return isShownTo(context.db, input.userId, input.jobId);
}
