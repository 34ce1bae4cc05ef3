import type { UserContext } from '#backend/platform/context.ts';
import type { PlanOffer } from '#contract/ecommerce.ts';
import { consentWords, periodEnd, planAfterTrial, planOf } from '#domain/credits/plans.ts';
import { freeStartName, isRunning } from '#domain/credits/subscription.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { findCard } from './payments.store.ts';
import { findSubscriptions } from './subscriptions.store.ts';

/** A trial is offered once; whoever had one chooses among the plans it would have led to. */
export async function listPlans(context: UserContext, { plans, provider }: PaymentDesk): Promise<PlanOffer> {
  const now = context.now();
  const subscriptions = await findSubscriptions(context.db, context.user.id);
  const current = subscriptions[0] ?? null;
  const isFree = current?.id === context.user.id;
  const hidden = subscriptions.length > 0 ? 'TRIAL' : planAfterTrial;
  const afterTrial = planOf(plans, planAfterTrial);
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
      name: isFree ? freeStartName : planOf(plans, current.plan).name,
      free: isFree,
      status: current.status,
      running: isRunning(current, now),
      endsAt: current.periodEndsAt.toISOString(),
    },
    card: card?.label ?? null,
  };
}
