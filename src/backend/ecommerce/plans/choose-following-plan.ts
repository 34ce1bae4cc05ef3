import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import type { ChargeWork } from '#backend/ecommerce/record/payment-requests.store.ts';
import { findCard } from '#backend/ecommerce/record/payments.store.ts';
import type { StoredSubscription } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { PaymentAnswer } from '#contract/money/ecommerce.ts';
import { agreedPlans, planAfterTrial, planOf } from '#domain/credits/plans.ts';
import { trialPlan } from '#domain/credits/subscription.ts';

/** Returns the charge for the next period, or for the plan after the trial, at the price the person agreed to. */
export async function chooseFollowingPlan(
  context: Context,
  { configuredPlans, provider }: PaymentDesk,
  { current, kind, card: other }: { current: StoredSubscription; kind: 'renew' | 'follow'; card?: string },
): Promise<ChargeWork | PaymentAnswer> {
  if (provider.name === 'none') return { status: 'FAIL', reason: 'nothing_sold' };
  const card = other ?? (await findCard(context.db, current.userId))?.reference;
  if (card === undefined) return { status: 'FAIL', reason: 'no_card' };
  const terms = current.terms ?? [...configuredPlans];
  const plan = planOf(terms, current.plan === trialPlan ? planAfterTrial : current.plan);
  return {
    kind,
    plan: plan.code,
    terms: agreedPlans(terms, plan.code),
    description: plan.name,
    amountCents: plan.priceCents,
    card,
    subscriptionId: current.id,
  };
}
