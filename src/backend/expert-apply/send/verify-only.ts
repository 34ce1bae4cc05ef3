import type { SubmitOutcome } from '#automation/run/submit.ts';
import type { Attempt } from '#backend/expert-apply/record/attempt.store.ts';
import { listSteps } from '#backend/expert-apply/record/attempt-steps.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { Confirmation } from '#domain/application/outcome.ts';
import { failureDetails } from '#domain/messages/application-notices.ts';

/** Ends an attempt that crashed after arming. Nothing is sent again: either we saw the confirmation, or it stays unconfirmed. */
export async function verifyOnly(context: Context, attempt: Attempt): Promise<SubmitOutcome> {
  const seen = (await listSteps(context.db, attempt.id)).find((step) => step.name === 'confirmed');
  const confirmation = Confirmation.safeParse(seen?.detail.confirmation);
  if (confirmation.success) return { outcome: 'confirmed', confirmation: confirmation.data };
  return {
    outcome: 'unconfirmed',
    known:
      attempt.state === 'clicked'
        ? failureDetails.interruptedAfterClick
        : failureDetails.interruptedBeforeClick,
  };
}
