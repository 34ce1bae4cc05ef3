import { findJob } from '#backend/jobs/record/find-job.ts';
import type { Context } from '#backend/platform/context.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { findApplication, markWaiting, type Waiting } from './application.store.ts';
import { noteResult } from './note-result.ts';
import {
  insertApplication,
  type MovedApplication,
  type NewApplication,
  type StatusChange,
  updateFailed,
  updateStatus,
} from './status.store.ts';

export type { StatusChange };

/**
 * Changes the status of an application in the caller's transaction; nothing else may. Refuses a change that the status
 * machine doesn't allow. Open pages get an event, and the result of a try becomes a notice. A trigger on the row writes
 * the webhook deliveries (decision 012).
 */
export async function changeStatus(
  context: Context,
  applicationId: string,
  change: StatusChange,
  { isResult = false } = {},
): Promise<void> {
  const moved = await updateStatus(context, applicationId, change, context.now());
  await publishChange(context, applicationId, moved, change.status);
  if (isResult) await noteResult(context, { userId: moved.userId, applicationId }, change.status);
}

/** Creates an application. Returns false if the person already has an open one for the job. */
export async function beginApplication(context: Context, input: NewApplication): Promise<boolean> {
  if (!(await insertApplication(context.db, input, context.now()))) return false;
  await publishChange(context, input.id, input, 'Preparing');
  return true;
}

/** Reopens a failed application. The caller has checked that the try reached nobody. */
export async function reopenFailed(
  context: Context,
  applicationId: string,
  change: { status: 'ReadyForReview' | 'Preparing'; answers: PreparedAnswer[] },
): Promise<void> {
  const moved = await updateFailed(context, applicationId, change, context.now());
  await publishChange(context, applicationId, moved, change.status);
}

/** Records what an application being sent waits for and notifies open pages; its status stays. */
export async function changeWaiting(
  context: Context,
  { userId, applicationId }: { userId: string; applicationId: string },
  waiting: Waiting,
): Promise<void> {
  await markWaiting(context.db, applicationId, waiting);
  const application = await findApplication(context, applicationId);
  await publishChange(context, applicationId, { userId, jobId: application?.jobId ?? '' }, 'Processing');
}

async function publishChange(
  context: Context,
  applicationId: string,
  { userId, jobId }: MovedApplication,
  status: ApplicationStatus,
): Promise<void> {
  const job = jobId ? await findJob(context, { jobId }) : null;
  await context.publish(userId, {
    type: 'application-changed',
    data: { applicationId, jobId, status, company: job?.company.name ?? '' },
  });
}
