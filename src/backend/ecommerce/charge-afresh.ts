import type { Context } from '#backend/platform/context.ts';
import type { PaymentAnswer } from '#contract/ecommerce.ts';
import type { Plan } from '#domain/credits/plans.ts';
import { findNextTry } from '#domain/credits/subscription.ts';
import { declinedTestCard } from '#domain/credits/test-card.ts';
import { chargePlan } from './charge-plan.ts';
import { failedWords, notePayment } from './note-payment.ts';
import { openPlan } from './open-plan.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { findCard } from './payments.store.ts';
import { changeSubscription, type StoredSubscription } from './subscriptions.store.ts';

interface FreshCharge {
  current: StoredSubscription;
  plan: Plan;
  failPayment?: boolean;
}

/**
 * Charges the card on file for a new period. Paid: the plan begins now, with its credits. Refused: the plan that was
 * there keeps running for the days in which the charge is tried again (I-10), then it ends.
 */
export async function chargeAfresh(
  context: Context,
  { provider }: PaymentDesk,
  { current, plan, failPayment = false }: FreshCharge,
): Promise<PaymentAnswer> {
  const { userId } = current;
  const card = await findCard(context.db, userId);
  if (!card) return { status: 'FAIL', reason: 'no_card' };
  const charged = await chargePlan(context, provider, {
    userId,
    plan,
    card: failPayment ? declinedTestCard : card.reference,
    key: `${current.id}-${current.periodEndsAt.getTime()}-${current.failedTries}-${plan.code}`,
  });
  if (charged.outcome === 'paid') {
    await openPlan(context, { userId, plan });
    return { status: 'SUCC', reason: null };
  }
  const failedTries = current.failedTries + 1;
  const nextTry = findNextTry(failedTries, context.now());
  await changeSubscription(context.db, current.id, {
    status: nextTry ? 'failed' : 'ended',
    failedTries,
    dueAt: nextTry,
  });
  await notePayment(context, userId, failedWords);
  return { status: 'FAIL', reason: charged.reason };
}
