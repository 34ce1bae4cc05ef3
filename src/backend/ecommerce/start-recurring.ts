import type { UserContext } from '#backend/platform/context.ts';
import type { PaymentAnswer } from '#contract/ecommerce.ts';
import { planAfterTrial, planOf } from '#domain/credits/plans.ts';
import { isRunning, trialPlan } from '#domain/credits/subscription.ts';
import { chargeAfresh } from './charge-afresh.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { hasPlanConsent } from './payments.store.ts';
import { findLatestSubscription } from './subscriptions.store.ts';

/** Turns the trial into the subscription the person agreed to; asking again charges nothing more. */
export async function startRecurring(
  context: UserContext,
  desk: PaymentDesk,
  { failPayment }: { failPayment: boolean },
): Promise<PaymentAnswer> {
  const userId = context.user.id;
  const current = await findLatestSubscription(context.db, userId, { lock: true });
  if (!current || !isRunning(current, context.now())) return { status: 'FAIL', reason: 'no_plan' };
  if (current.status === 'cancelled') return { status: 'FAIL', reason: 'cancelled' };
  if (current.plan !== trialPlan && current.status === 'active') return { status: 'SUCC', reason: null };
  if (!(await hasPlanConsent(context.db, userId))) return { status: 'FAIL', reason: 'no_consent' };
  const plan = planOf(desk.plans, current.plan === trialPlan ? planAfterTrial : current.plan);
  return chargeAfresh(context, desk, { current, plan, failPayment });
}
