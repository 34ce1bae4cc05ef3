import type { SubmitOutcome } from '#automation/run/submit.ts';
import type { Attempt } from '#backend/expert-apply/record/attempt.store.ts';
import { listSteps } from '#backend/expert-apply/record/attempt-steps.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { Confirmation } from '#domain/application/outcome.ts';

/** After a crash past arming nothing is sent again: either the confirmation was already seen, or it stays unproven. */
export async function verifyOnly(context: Context, attempt: Attempt): Promise<SubmitOutcome> {
  const seen = (await listSteps(context.db, attempt.id)).find((step) => step.name === 'confirmed');
  const confirmation = Confirmation.safeParse(seen?.detail.confirmation);
  if (confirmation.success) return { outcome: 'confirmed', confirmation: confirmation.data };
  return {
    outcome: 'unconfirmed',
    known:
      attempt.state === 'clicked'
        ? 'The form was sent, then our own work was interrupted before the confirmation was seen.'
        : 'Our own work was interrupted at the moment of sending. It may or may not have arrived.',
  };
}
