import { chooseFollowingPlan } from '#backend/ecommerce/plans/choose-following-plan.ts';
import { grantPlanCredits } from '#backend/ecommerce/plans/open-plan.ts';
import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import {
  findOpenCharge,
  lockPlan,
  type PaymentRequest,
} from '#backend/ecommerce/record/payment-requests.store.ts';
import { hasPlanConsent } from '#backend/ecommerce/record/payments.store.ts';
import { requestPayment } from '#backend/ecommerce/record/request-payment.ts';
import {
  changeSubscription,
  findDueSubscription,
  findSubscription,
  type StoredSubscription,
} from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { addMonths, planOf } from '#domain/credits/plans.ts';
import { trialPlan } from '#domain/credits/subscription.ts';
import { askProvider } from './ask-provider.ts';

/** Renews, grants credits for, retries, or ends each subscription that is due. Safe to run often and in parallel. */
export async function renewSubscriptions(platform: Platform, desk: PaymentDesk): Promise<number> {
  for (let done = 0; ; done += 1) {
    const step = await inTransaction(platform, (context) => renewOne(context, desk));
    if (step === 'nothing due') return done;
    // A charge that fails to reach the provider must not hold up the others; it is finished later.
    if (step !== 'done')
      await askProvider(platform, desk, step).catch((error: unknown) =>
        platform.log.error({ err: error, request: step.id }, 'a renewal could not be charged yet'),
      );
  }
}

async function renewOne(
  context: Context,
  desk: PaymentDesk,
): Promise<'nothing due' | 'done' | PaymentRequest> {
  const { db } = context;
  const now = context.now();
  const found = await findDueSubscription(db, now);
  if (!found) return 'nothing due';
  await lockPlan(db, found.userId);
  // Another process may have been faster.
  const due = await findSubscription(db, found.id);
  if (!due?.dueAt || due.dueAt > now || (await findOpenCharge(db, due.userId))) return 'done';

  const end = () => changeSubscription(db, due.id, { status: 'ended', dueAt: null });
  const over = due.periodEndsAt <= now;
  if (due.status === 'ended') await changeSubscription(db, due.id, { dueAt: null });
  else if (due.status !== 'failed' && !over) await grantMonth(context, desk, due);
  else if (due.status === 'cancelled' || !(await hasPlanConsent(db, due.userId))) await end();
  else {
    const kind = due.status === 'active' && due.plan !== trialPlan ? 'renew' : 'follow';
    const work = await chooseFollowingPlan(context, desk, { current: due, kind });
    if ('kind' in work) return requestPayment(context, { userId: due.userId, work });
    await end();
  }
  return 'done';
}

/** Grants the next month of a plan that was paid for several months, even if it was canceled since. */
async function grantMonth(
  context: Context,
  { configuredPlans }: PaymentDesk,
  due: StoredSubscription,
): Promise<void> {
  const { userId, chargeId, periodEndsAt } = due;
  if (due.creditsUntil === null) return changeSubscription(context.db, due.id, { dueAt: periodEndsAt });
  const creditsUntil = addMonths(due.creditsUntil, 1);
  const plan = planOf(due.terms ?? configuredPlans, due.plan);
  await grantPlanCredits(context, { userId, plan, ...(chargeId && { chargeId }) });
  await changeSubscription(context.db, due.id, {
    creditsUntil,
    dueAt: creditsUntil < periodEndsAt ? creditsUntil : periodEndsAt,
  });
}
