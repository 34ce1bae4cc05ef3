import { type Application, findApplication } from '#backend/expert-apply/record/application.store.ts';
import { findLatestAttempt, hasBeenArmed } from '#backend/expert-apply/record/attempt.store.ts';
import { prepareTask, submitTask } from '#backend/expert-apply/record/task-definitions.ts';
import type { Context, SessionUser } from '#backend/platform/context.ts';
import { type ApplicationStatus, isReady } from '#domain/application/status.ts';
import { operatorApplicationErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';
import { startApplications } from './start-applications.ts';

/**
 * Restarts an application for an operator: enqueues one that waits for a worker again, or prepares a failed one again for
 * its person's approval. Refuses if an attempt was armed, because it may have arrived.
 */
export async function restartApplication(
  context: Context,
  { applicationId }: { applicationId: string },
): Promise<{ userId: string; status: ApplicationStatus }> {
  const application = await findApplication(context, applicationId, { lock: true });
  if (!application)
    throw new Problem('not_found', { uiSafeMessage: operatorApplicationErrors.noApplication });
  const refusal = await findRestartRefusal(context, application);
  if (refusal !== null) throw new Problem('conflict', { uiSafeMessage: refusal });
  const { userId, status } = application;
  if (status === 'Fail') {
    const asPerson = { ...context, user: { id: userId } as SessionUser };
    const [started] = await startApplications(asPerson, {
      documentId: application.documentId,
      jobIds: [application.jobId],
    });
    return { userId, status: started?.status ?? 'Preparing' };
  }
  const attempt = status === 'Processing' ? await findLatestAttempt(context.db, application.id) : null;
  if (attempt) await context.tasks.send(context.db, submitTask, { attemptId: attempt.id }, { key: userId });
  else await context.tasks.send(context.db, prepareTask, { applicationId }, { key: userId });
  return { userId, status };
}

/** Tells the operator why an application can't be restarted; null if it can. */
export async function findRestartRefusal(context: Context, application: Application): Promise<string | null> {
  if (application.status === 'Success') return operatorApplicationErrors.confirmed;
  if (isReady(application.status)) return operatorApplicationErrors.inReview;
  if (await hasBeenArmed(context.db, application.id)) return operatorApplicationErrors.armed;
  return null;
}
