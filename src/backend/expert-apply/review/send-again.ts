import {
  type Application,
  findApplication,
  findOpenApplication,
} from '#backend/expert-apply/record/application.store.ts';
import { findLatestAttempt, hasReachedEmployer } from '#backend/expert-apply/record/attempt.store.ts';
import { reopenFailed } from '#backend/expert-apply/record/change-status.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import { prepareTask } from '#backend/expert-apply/record/task-definitions.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { Context, UserContext } from '#backend/platform/context.ts';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { isWorthAnotherTry, pairRefusal } from '#domain/application/second-try.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { secondTryErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';

/** Returns the errors that the employer's form showed, and whether another try is possible. */
export async function readSecondTry(
  context: Context,
  application: Application,
): Promise<JobApplication['secondTry']> {
  const attempt = await findLatestAttempt(context.db, application.id);
  const messages = pairRefusal(
    attempt?.refusal?.messages ?? [],
    application.answers.map(({ field }) => field),
  );
  const allowed = (await findRefusal(context, application)) === null;
  return messages.length > 0 || allowed ? { allowed, messages } : null;
}

/**
 * Reopens a failed application: for review with the answers the employer refused or, if it never got that far, for
 * preparation. Refuses if an attempt may have reached the employer, which the posting's lock decides (decision 003).
 */
export async function sendAgain(
  context: UserContext,
  input: { documentId: string; applicationId: string },
): Promise<{ status: ApplicationStatus }> {
  await requireOwnProfile(context, input.documentId);
  const { id: userId } = context.user;
  const application = await findApplication(context, input.applicationId, { userId, lock: true });
  if (!application) throw new Problem('not_found');
  const refusal = await findRefusal(context, application);
  if (refusal !== null) throw new Problem('conflict', { uiSafeMessage: refusal });
  const said = (await readSecondTry(context, application))?.messages ?? [];
  const refused = new Set(said.map(({ questionId }) => questionId));
  const answers = application.answers.map((answer) =>
    refused.has(answer.field.path) ? { ...answer, reviewRequired: true } : answer,
  );
  const status = application.form ? 'ReadyForReview' : 'Preparing';
  await reopenFailed(context, application.id, { status, answers });
  if (status === 'Preparing')
    await context.tasks.send(context.db, prepareTask, { applicationId: application.id }, { key: userId });
  return { status };
}

/** Tells the person why another try is not possible; null if it is. */
async function findRefusal(context: Context, application: Application): Promise<string | null> {
  const { userId, jobId, form } = application;
  if (application.status !== 'Fail' || application.postArchiveStatus !== null)
    return secondTryErrors.notFailed;
  if (!isWorthAnotherTry(application.failureCode)) return secondTryErrors.pointless;
  const job = await findJob(context, { jobId });
  if (!job || job.closedAt) return secondTryErrors.jobExpired;
  const reached = (posting: Parameters<typeof hasReachedEmployer>[2]) =>
    hasReachedEmployer(context.db, userId, posting);
  if ((await reached(job)) || (form && (await reached(form)))) return secondTryErrors.mayHaveReached;
  if (await findOpenApplication(context, userId, jobId)) return secondTryErrors.newer;
  return null;
}
