import type { UserContext } from '#backend/platform/context.ts';
import type { BodyOf } from '#contract/call.ts';
import type { retryPayment as call, PaymentAnswer } from '#contract/ecommerce.ts';
import { planAfterTrial, planOf } from '#domain/credits/plans.ts';
import { trialPlan } from '#domain/credits/subscription.ts';
import { chargeAfresh } from './charge-afresh.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { saveCard } from './payments.store.ts';
import { refuseNamedCard } from './refuse-named-card.ts';
import { findLatestSubscription } from './subscriptions.store.ts';

/** Tries the failed charge of the same plan again, now. */
export async function retryPayment(
  context: UserContext,
  desk: PaymentDesk,
  { card }: BodyOf<typeof call>,
): Promise<PaymentAnswer> {
  const userId = context.user.id;
  const current = await findLatestSubscription(context.db, userId, { lock: true });
  if (current?.status !== 'failed') return { status: 'FAIL', reason: 'nothing_due' };
  if (card) {
    refuseNamedCard(desk);
    await saveCard(context.db, { userId, provider: desk.provider.name, ...card, at: context.now() });
  }
  const plan = planOf(desk.plans, current.plan === trialPlan ? planAfterTrial : current.plan);
  return chargeAfresh(context, desk, { current, plan });
}
