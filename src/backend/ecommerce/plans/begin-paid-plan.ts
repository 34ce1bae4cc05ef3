import { randomUUID } from 'node:crypto';
import type { PaidCard } from '#backend/ecommerce/provider/payment-provider.ts';
import type { PaymentRequest } from '#backend/ecommerce/record/payment-requests.store.ts';
import { insertPlanConsent, saveCard } from '#backend/ecommerce/record/payments.store.ts';
import { requestPayment } from '#backend/ecommerce/record/request-payment.ts';
import { findSubscriptions } from '#backend/ecommerce/record/subscriptions.store.ts';
import { insertTrialCard } from '#backend/ecommerce/record/trial-cards.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { addNotice } from '#backend/platform/mail/notices.ts';
import { describePurchase, formatMoney, type Plan } from '#domain/credits/plans.ts';
import { isRunning, trialPlan } from '#domain/credits/subscription.ts';
import { paymentNotices } from '#domain/messages/payments.ts';
import { openPlan } from './open-plan.ts';

interface PaidPlan {
  userId: string;
  plan: Plan;
  terms: readonly Plan[];
  charge: { id: string; provider: string; reference: string };
  card: PaidCard;
  words: string;
  agreedAt: Date;
}

/**
 * Starts a plan that was just paid for; the caller holds the person's lock. Someone who already has the plan or had the
 * trial, possibly through another open checkout or with the same card, gets a refund instead, which is returned.
 */
export async function beginPaidPlan(context: Context, paid: PaidPlan): Promise<PaymentRequest | null> {
  const { userId, plan, terms, charge, card, words, agreedAt } = paid;
  if (await isThereAlready(context, paid)) {
    const amount = formatMoney(plan.priceCents);
    const line =
      plan.code === trialPlan
        ? paymentNotices.refundedTrial(amount)
        : paymentNotices.refundedDuplicate(amount, plan.name);
    const { id: chargeId, reference } = charge;
    return requestPayment(context, { userId, work: { kind: 'refund', chargeId, reference, line } });
  }
  await insertPlanConsent(context.db, { id: randomUUID(), userId, plan: plan.code, words, at: agreedAt });
  const { reference, label } = card;
  await saveCard(context.db, { userId, provider: charge.provider, reference, label, at: context.now() });
  await openPlan(context, { userId, plan, terms, chargeId: charge.id });
  const line = paymentNotices.started(plan.name);
  const details = [...describePurchase(terms, plan.code, context.now()), paymentNotices.agreed(words)];
  await addNotice(context, { userId, kind: 'payment', line, details: details.join('\n') });
  return null;
}

async function isThereAlready(context: Context, { userId, plan, charge, card }: PaidPlan): Promise<boolean> {
  const earlier = await findSubscriptions(context.db, userId);
  const [current] = earlier;
  const now = context.now();
  if (plan.code !== trialPlan)
    return current?.plan === plan.code && current.status === 'active' && isRunning(current, now);
  if (earlier.length > 0) return true;
  const { fingerprint } = card;
  if (fingerprint === null) return false;
  return !(await insertTrialCard(context.db, { provider: charge.provider, fingerprint, at: now }));
}
