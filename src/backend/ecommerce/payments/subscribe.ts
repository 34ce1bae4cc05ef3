import { choosePlan } from '#backend/ecommerce/plans/choose-plan.ts';
import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import type { Platform } from '#backend/platform/platform.ts';
import type { BodyOf } from '#contract/basics/call.ts';
import type { subscribe as call, PaymentAnswer } from '#contract/money/ecommerce.ts';
import { planOf } from '#domain/credits/plans.ts';
import { payOnce, refuseNamedCard } from './pay-once.ts';

/**
 * Starts a plan with a card that our page sent. Refuses such cards if the provider collects them, terms that the person
 * didn't see as they are now, and a second trial.
 */
export async function subscribe(
  platform: Platform,
  desk: PaymentDesk,
  { userId, plan: code, consent, card }: BodyOf<typeof call> & { userId: string },
): Promise<PaymentAnswer> {
  refuseNamedCard(desk);
  return payOnce(platform, desk, {
    userId,
    choose: async (context) => {
      const terms = await choosePlan(context, desk, { userId, plan: code, consent, card: card.reference });
      if (!terms) return { status: 'SUCC', reason: null };
      const plan = planOf(terms, code);
      return {
        kind: 'subscribe',
        plan: code,
        terms,
        description: plan.name,
        amountCents: plan.priceCents,
        card: card.reference,
        label: card.label,
        words: consent,
      };
    },
  });
}
