import { failPreparation } from '#backend/expert-apply/prepare/prepare-application.ts';
import { findApplication } from '#backend/expert-apply/record/application.store.ts';
import { findAttempt } from '#backend/expert-apply/record/attempt.store.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { failureDetails } from '#domain/messages/application-notices.ts';
import { closeAttempt } from './close-attempt.ts';
import { verifyOnly } from './verify-only.ts';

const detail = failureDetails.interrupted;

/** Ends a preparation whose task ran out of tries as failed, so that it does not wait forever. */
export async function settleLostApplication(platform: Platform, applicationId: string): Promise<void> {
  const application = await inTransaction(platform, (context) => findApplication(context, applicationId));
  if (application) await failPreparation(platform, application, { code: 'failure_unknown', detail });
}

/** Ends an attempt whose task ran out of tries: as unconfirmed if it may have reached the employer, otherwise as stopped. */
export async function settleLostAttempt(platform: Platform, attemptId: string): Promise<void> {
  await inTransaction(platform, async (context) => {
    const attempt = await findAttempt(context.db, attemptId, { lock: true });
    if (!attempt) return;
    const mayHaveArrived = attempt.state === 'armed' || attempt.state === 'clicked';
    await closeAttempt(
      context,
      attempt,
      mayHaveArrived
        ? await verifyOnly(context, attempt)
        : { outcome: 'stopped', code: 'failure_unknown', detail, retry: false },
    );
  });
}
