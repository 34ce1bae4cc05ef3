import { chooseFollowingPlan } from '#backend/ecommerce/plans/choose-following-plan.ts';
import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { hasPlanConsent } from '#backend/ecommerce/record/payments.store.ts';
import { findLatestSubscription } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Platform } from '#backend/platform/platform.ts';
import type { PaymentAnswer } from '#contract/money/ecommerce.ts';
import { isRunning, trialPlan } from '#domain/credits/subscription.ts';
import { declinedTestCard } from '#domain/credits/test-card.ts';
import { payOnce } from './pay-once.ts';

/** Turns the trial into the subscription that the person agreed to. Calling it again charges nothing more. */
export async function startRecurring(
  platform: Platform,
  desk: PaymentDesk,
  { userId, failPayment }: { userId: string; failPayment: boolean },
): Promise<PaymentAnswer> {
  return payOnce(platform, desk, {
    userId,
    choose: async (context) => {
      const current = await findLatestSubscription(context.db, userId, { lock: true });
      if (!current || !isRunning(current, context.now())) return { status: 'FAIL', reason: 'no_plan' };
      if (current.status === 'cancelled') return { status: 'FAIL', reason: 'cancelled' };
      if (current.plan !== trialPlan && current.status === 'active') return { status: 'SUCC', reason: null };
      if (!(await hasPlanConsent(context.db, userId))) return { status: 'FAIL', reason: 'no_consent' };
      return chooseFollowingPlan(context, desk, {
        current,
        kind: 'follow',
        ...(failPayment && { card: declinedTestCard }),
      });
    },
  });
}
