import { findApplication } from '#backend/expert-apply/record/application.store.ts';
import { findLatestAttempt, keepMailedCode } from '#backend/expert-apply/record/attempt.store.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';

/** Hands the employer's mailed code to the run that waits for it. */
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
      uiSafeMessage: 'The time for this code is over, or none is needed. Nothing was sent with it.',
    });
  await keepMailedCode(context.db, attempt.id, input.code);
}
