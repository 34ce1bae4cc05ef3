import { changeApplication, findApplication } from '#backend/expert-apply/record/application.store.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import { giveFeedback } from '#backend/jobs/feedback/give-feedback.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { applicationErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';

/** Removes an application from the list and its job from the suggestions; its record and proof stay. Refuses while it is being sent. */
export async function removeApplication(
  context: UserContext,
  input: { documentId: string; jobId: string; applicationId: string },
): Promise<void> {
  await requireOwnProfile(context, input.documentId);
  const application = await findApplication(context, input.applicationId, {
    userId: context.user.id,
    lock: true,
  });
  if (application?.jobId !== input.jobId) throw new Problem('not_found');
  if (application.status === 'Processing') {
    throw new Problem('conflict', { uiSafeMessage: applicationErrors.beingSent });
  }
  await changeApplication(context, application.id, { removedAt: context.now() }, context.now());
  await giveFeedback(context, { userId: context.user.id, jobId: application.jobId, feedback: 'removed' });
}
