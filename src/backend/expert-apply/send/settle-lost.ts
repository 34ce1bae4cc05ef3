import { failPreparation } from '#backend/expert-apply/prepare/prepare-application.ts';
import { findApplication } from '#backend/expert-apply/record/application.store.ts';
import { findAttempt } from '#backend/expert-apply/record/attempt.store.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { closeAttempt } from './close-attempt.ts';
import { verifyOnly } from './verify-only.ts';

const detail = 'Our own work was interrupted too often.';

/** A preparation whose task ran out of tries ends as failed instead of waiting for ever. */
export async function settleLostApplication(platform: Platform, applicationId: string): Promise<void> {
  const application = await inTransaction(platform, (context) => findApplication(context, applicationId));
  if (application) await failPreparation(platform, application, { code: 'failure_unknown', detail });
}

/** The same for a try at sending: unproven when it may have reached the employer, else stopped. */
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
