import { chooseFollowingPlan } from '#backend/ecommerce/plans/choose-following-plan.ts';
import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { saveCard } from '#backend/ecommerce/record/payments.store.ts';
import { findLatestSubscription } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Platform } from '#backend/platform/platform.ts';
import type { BodyOf } from '#contract/basics/call.ts';
import type { retryPayment as call, PaymentAnswer } from '#contract/money/ecommerce.ts';
import { payOnce, refuseNamedCard } from './pay-once.ts';

/** Retries the failed charge of the current plan now, with another card if one is given. */
export async function retryPayment(
  platform: Platform,
  desk: PaymentDesk,
  { userId, card }: BodyOf<typeof call> & { userId: string },
): Promise<PaymentAnswer> {
  return payOnce(platform, desk, {
    userId,
    choose: async (context) => {
      const current = await findLatestSubscription(context.db, userId, { lock: true });
      if (current?.status !== 'failed') return { status: 'FAIL', reason: 'nothing_due' };
      if (card) {
        refuseNamedCard(desk);
        await saveCard(context.db, { userId, provider: desk.provider.name, ...card, at: context.now() });
      }
      return chooseFollowingPlan(context, desk, { current, kind: 'follow' });
    },
  });
}
