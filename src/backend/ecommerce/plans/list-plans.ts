import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { findCard } from '#backend/ecommerce/record/payments.store.ts';
import { findSubscriptions } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { consentWords, periodEnd, planAfterTrial, planOf } from '#domain/credits/plans.ts';
import { isRunning, trialPlan } from '#domain/credits/subscription.ts';
import { planTexts } from '#domain/messages/plans.ts';
import { readPlans } from './read-plans.ts';

/** Lists the plans a person can choose, and the one they have. The trial is offered only once. */
export async function listPlans(context: UserContext, desk: PaymentDesk): Promise<PlanOffer> {
  const { provider, configuredPlans } = desk;
  const now = context.now();
  const plans = await readPlans(context, desk);
  const subscriptions = await findSubscriptions(context.db, context.user.id);
  const current = subscriptions[0] ?? null;
  const isFree = current?.id === context.user.id;
  const hidden = subscriptions.length > 0 ? 'TRIAL' : planAfterTrial;
  const terms = current?.terms ?? configuredPlans;
  const isTrial = current?.plan === trialPlan && !isFree;
  const afterTrial = planOf(isTrial ? terms : plans, planAfterTrial);
  const card = await findCard(context.db, context.user.id);
  return {
    provider: provider.name,
    plans: plans
      .filter(({ code }) => provider.name !== 'none' && code !== hidden)
      .map((plan) => ({
        ...plan,
        endsAt: periodEnd(plan, now).toISOString(),
        consent: consentWords(plans, plan.code, now),
      })),
    afterTrial: { ...afterTrial, endsAt: periodEnd(afterTrial, now).toISOString() },
    current: current && {
      plan: current.plan,
      name: isFree ? planTexts.freeStart : planOf(terms, current.plan).name,
      terms: planOf(terms, current.plan),
      free: isFree,
      status: current.status,
      running: isRunning(current, now),
      endsAt: current.periodEndsAt.toISOString(),
    },
    card: card?.label ?? null,
  };
}
