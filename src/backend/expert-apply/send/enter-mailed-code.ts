import { findApplication } from '#backend/expert-apply/record/application.store.ts';
import { findLatestAttempt, keepMailedCode } from '#backend/expert-apply/record/attempt.store.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { applicationErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';

/** Passes the code that the employer emailed to the waiting run. Refuses a code that nothing waits for. */
export async function enterMailedCode(
  context: UserContext,
  input: { documentId: string; applicationId: string; code: string },
): Promise<void> {
  await requireOwnProfile(context, input.documentId);
  const application = await findApplication(context, input.applicationId, { userId: context.user.id });
  if (!application) throw new Problem('not_found');
  const attempt = await findLatestAttempt(context.db, application.id);
  const isAsked =
    application.waitingFor === 'code' && application.waitingUntil && application.waitingUntil > context.now();
  if (!attempt || !isAsked)
    throw new Problem('conflict', {
      uiSafeMessage: applicationErrors.codeExpired,
    });
  await keepMailedCode(context.db, attempt.id, input.code);
}
