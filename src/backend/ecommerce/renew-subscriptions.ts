import type { Context } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { addMonths, type Plan, periodEnd, planAfterTrial, planOf } from '#domain/credits/plans.ts';
import { trialPlan } from '#domain/credits/subscription.ts';
import { chargeAfresh } from './charge-afresh.ts';
import { chargePlan } from './charge-plan.ts';
import { failedWords, notePayment } from './note-payment.ts';
import { grantPlanCredits, isByMonth } from './open-plan.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { findCard, hasPlanConsent } from './payments.store.ts';
import { changeSubscription, type StoredSubscription, takeDueSubscription } from './subscriptions.store.ts';

/** Renews, grants, retries and ends what is due, one at a time. Running it often, or twice at once, is harmless. */
export async function renewSubscriptions(platform: Platform, desk: PaymentDesk): Promise<number> {
  let done = 0;
  while (await inTransaction(platform, (context) => renewOne(context, desk))) done += 1;
  return done;
}

async function renewOne(context: Context, desk: PaymentDesk): Promise<boolean> {
  const now = context.now();
  const due = await takeDueSubscription(context.db, now);
  if (!due) return false;
  const end = () => changeSubscription(context.db, due.id, { status: 'ended', dueAt: null });
  const over = due.periodEndsAt <= now;
  const plan = planOf(desk.plans, due.plan === trialPlan ? planAfterTrial : due.plan);
  if (due.status === 'ended') await changeSubscription(context.db, due.id, { dueAt: null });
  else if (due.status === 'cancelled') await end();
  else if (due.status === 'active' && !over) await grantMonth(context, due, plan);
  else if (!(await hasPlanConsent(context.db, due.userId))) await end();
  else if (due.status === 'active' && due.plan !== trialPlan) await renew(context, desk, due, plan);
  else if ((await chargeAfresh(context, desk, { current: due, plan })).reason === 'no_card') await end();
  return true;
}

/** The next month of a plan that was paid for longer. */
async function grantMonth(context: Context, due: StoredSubscription, plan: Plan): Promise<void> {
  const creditsUntil = addMonths(due.creditsUntil ?? context.now(), 1);
  await grantPlanCredits(context, { userId: due.userId, plan });
  await changeSubscription(context.db, due.id, {
    creditsUntil,
    dueAt: creditsUntil < due.periodEndsAt ? creditsUntil : due.periodEndsAt,
  });
}

/** The same subscription goes on for another period. */
async function renew(
  context: Context,
  desk: PaymentDesk,
  due: StoredSubscription,
  plan: Plan,
): Promise<void> {
  const card = await findCard(context.db, due.userId);
  if (!card) return changeSubscription(context.db, due.id, { status: 'ended', dueAt: null });
  const key = `${due.id}-${due.periodEndsAt.getTime()}`;
  const charged = await chargePlan(context, desk.provider, {
    userId: due.userId,
    plan,
    card: card.reference,
    key,
  });
  if (charged.outcome === 'failed') {
    await notePayment(context, due.userId, failedWords);
    const dueAt = new Date(context.now().getTime() + 86_400_000);
    return changeSubscription(context.db, due.id, { status: 'failed', failedTries: 1, dueAt });
  }
  const periodEndsAt = periodEnd(plan, due.periodEndsAt);
  const creditsUntil = isByMonth(plan) ? addMonths(due.periodEndsAt, 1) : null;
  await grantPlanCredits(context, { userId: due.userId, plan });
  await changeSubscription(context.db, due.id, {
    periodEndsAt,
    creditsUntil,
    dueAt: creditsUntil ?? periodEndsAt,
  });
}
