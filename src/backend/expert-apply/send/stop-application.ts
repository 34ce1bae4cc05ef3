import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { releaseCredit } from '#backend/ecommerce/credits/reserve-credit.ts';
import {
  type Application,
  findApplication,
  listIdsInProcess,
} from '#backend/expert-apply/record/application.store.ts';
import {
  beginRun,
  endAttempt,
  findAttempt,
  findLatestAttempt,
} from '#backend/expert-apply/record/attempt.store.ts';
import { appendStep } from '#backend/expert-apply/record/attempt-steps.store.ts';
import { changeStatus } from '#backend/expert-apply/record/change-status.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { applicationErrors } from '#domain/messages/application-errors.ts';
import { applicationCredits } from '#domain/messages/application-notices.ts';
import { Problem } from '#domain/problem.ts';

/** Takes an approval back and returns the application for review. Refuses once the attempt is armed. */
export async function stopApplication(
  context: UserContext,
  input: { documentId: string; applicationId: string },
): Promise<void> {
  await requireOwnProfile(context, input.documentId);
  const userId = context.user.id;
  const application = await findApplication(context, input.applicationId, { userId });
  if (!application) throw new Problem('not_found');
  if (!(await stopSending(context, application)))
    throw new Problem('conflict', { uiSafeMessage: applicationErrors.tooLateToStop });
}

/** Stops every approved application that cannot have been sent yet, after the authorization was withdrawn. */
export async function stopUnsent(context: UserContext): Promise<void> {
  for (const id of await listIdsInProcess(context.db, context.user.id)) {
    const application = await findApplication(context, id);
    if (application) await stopSending(context, application);
  }
}

/** Returns false if it is too late. */
async function stopSending(context: UserContext, application: Application): Promise<boolean> {
  const userId = context.user.id;
  const latest = await findLatestAttempt(context.db, application.id);
  // Locks the attempt before the application, in the same order as the worker.
  const attempt = latest && (await findAttempt(context.db, latest.id, { lock: true }));
  if (attempt?.state !== 'approved' && attempt?.state !== 'filling') return false;

  const now = context.now();
  await appendStep(context.db, attempt.id, { name: 'stopped', detail: { byPerson: true }, at: now });
  // A new run number fences off a current run: it can no longer write or arm.
  await beginRun(context.db, attempt.id);
  await endAttempt(context.db, attempt.id, { state: 'abandoned', now });
  await releaseCredit(context, { attemptId: attempt.id, reason: applicationCredits.stopped });
  await changeStatus(context, application.id, { status: 'ReadyForReview' });
  const { credits } = await getCredits(context, { userId });
  await context.publish(userId, { type: 'credits-changed', data: { credits } });
  return true;
}
