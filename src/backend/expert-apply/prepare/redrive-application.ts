import { type Application, findApplication } from '#backend/expert-apply/record/application.store.ts';
import { findLatestAttempt, hasBeenArmed } from '#backend/expert-apply/record/attempt.store.ts';
import { prepareTask, submitTask } from '#backend/expert-apply/record/task-definitions.ts';
import type { Context, SessionUser } from '#backend/platform/context.ts';
import { type ApplicationStatus, isReady } from '#domain/application/status.ts';
import { Problem } from '#domain/problem.ts';
import { startApplications } from './start-applications.ts';

/**
 * An operator's second push. What waits for a worker is put on the queue again; what failed is prepared anew and waits
 * for its person's approval. Once an attempt was armed it may have arrived, and nothing is driven again.
 */
export async function redriveApplication(
  context: Context,
  { applicationId }: { applicationId: string },
): Promise<{ userId: string; status: ApplicationStatus }> {
  const application = await findApplication(context, applicationId, { lock: true });
  if (!application) throw new Problem('not_found', { uiSafeMessage: 'There is no such application.' });
  const refusal = await findRedriveRefusal(context, application);
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

/** Why it must not be driven again, in words for the operator; null when it may. */
export async function findRedriveRefusal(context: Context, application: Application): Promise<string | null> {
  if (application.status === 'Success') return 'It was sent and confirmed.';
  if (isReady(application.status)) return 'It waits for its person to review it.';
  if (await hasBeenArmed(context.db, application.id))
    return 'Its attempt was armed: it may have reached the employer. It is only verified, never sent again.';
  return null;
}
