import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import type { ChargeWork, PaymentRequest } from '#backend/ecommerce/record/payment-requests.store.ts';
import { requestPayment } from '#backend/ecommerce/record/request-payment.ts';
import {
  changeSubscription,
  findSubscription,
  type StoredSubscription,
} from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { addNotice } from '#backend/platform/mail/notices.ts';
import {
  addMonths,
  describePurchase,
  formatMoney,
  type Plan,
  periodEnd,
  planOf,
} from '#domain/credits/plans.ts';
import { findNextTry } from '#domain/credits/subscription.ts';
import { paymentNotices } from '#domain/messages/payments.ts';
import { grantPlanCredits, isByMonth, openPlan } from './open-plan.ts';

interface Continued {
  userId: string;
  work: Exclude<ChargeWork, { kind: 'subscribe' }>;
  charge: { id: string; reference: string };
  paid: boolean;
}

/**
 * Applies the outcome of a charge for a running plan. If it was paid, the plan gets another period, or the plan after the
 * trial starts. If it was declined, the plan keeps running while the charge is retried (I-10), then it ends. Someone who
 * canceled while the provider was being asked gets a refund, which is returned.
 */
export async function continuePlan(
  context: Context,
  desk: PaymentDesk,
  { userId, work, charge, paid }: Continued,
): Promise<PaymentRequest | null> {
  const current = await findSubscription(context.db, work.subscriptionId);
  const goesOn = current?.status === 'active' || current?.status === 'failed';
  const terms = work.terms ?? desk.configuredPlans;
  const plan = planOf(terms, work.plan);
  if (!current || !goesOn) {
    if (!paid) return null;
    const line = paymentNotices.refundedCanceled(formatMoney(work.amountCents));
    return requestPayment(context, {
      userId,
      work: { kind: 'refund', chargeId: charge.id, reference: charge.reference, line },
    });
  }
  if (!paid) await retryLater(context, current);
  else {
    const { periodEndsAt } = current;
    const from = work.kind === 'renew' ? periodEndsAt : context.now();
    if (work.kind === 'renew') await extend(context, { current, plan, chargeId: charge.id });
    else await openPlan(context, { userId, plan, terms, chargeId: charge.id });
    const line =
      work.kind === 'renew' ? paymentNotices.renewed(plan.name) : paymentNotices.started(plan.name);
    const details = describePurchase(terms, plan.code, from).join('\n');
    await addNotice(context, { userId, kind: 'payment', line, details });
  }
  return null;
}

async function retryLater(context: Context, { id, userId, failedTries: before }: StoredSubscription) {
  const failedTries = before + 1;
  const nextTry = findNextTry(failedTries, context.now());
  await changeSubscription(context.db, id, {
    status: nextTry ? 'failed' : 'ended',
    failedTries,
    dueAt: nextTry,
  });
  await addNotice(context, { userId, kind: 'payment', line: paymentNotices.failed });
}

/** Extends the subscription by another period. */
async function extend(
  context: Context,
  { current, plan, chargeId }: { current: StoredSubscription; plan: Plan; chargeId: string },
): Promise<void> {
  const periodEndsAt = periodEnd(plan, current.periodEndsAt);
  const creditsUntil = isByMonth(plan) ? addMonths(current.periodEndsAt, 1) : null;
  await grantPlanCredits(context, { userId: current.userId, plan, chargeId });
  await changeSubscription(context.db, current.id, {
    periodEndsAt,
    creditsUntil,
    chargeId,
    terms: [plan],
    dueAt: creditsUntil ?? periodEndsAt,
  });
}
