import { findApplication } from '#backend/expert-apply/record/application.store.ts';
import { findLatestAttempt } from '#backend/expert-apply/record/attempt.store.ts';
import { listSteps } from '#backend/expert-apply/record/attempt-steps.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { ProofPicture } from '#contract/operations/operations-console.ts';
import { operatorApplicationErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';

/** Returns the screenshots before and after sending for an operator, who has to give a reason. */
export async function readProofPictures(
  context: Context,
  { applicationId }: { applicationId: string },
): Promise<{ userId: string; pictures: ProofPicture[] }> {
  const application = await findApplication(context, applicationId, { evenRemoved: true });
  if (!application)
    throw new Problem('not_found', { uiSafeMessage: operatorApplicationErrors.noApplication });
  const { userId } = application;
  const attempt = await findLatestAttempt(context.db, application.id);
  const pictures: ProofPicture[] = [];
  for (const { name, at, detail } of attempt ? await listSteps(context.db, attempt.id) : []) {
    if (name !== 'screenshot') continue;
    const blob = await context.blobs.find(context.db, String(detail['blobId']), userId);
    if (!blob) continue;
    pictures.push({
      moment: detail['moment'] === 'before' ? 'before' : 'after',
      at: at.toISOString(),
      png: (await context.blobs.read(blob)).toString('base64'),
    });
  }
  return { userId, pictures };
}
