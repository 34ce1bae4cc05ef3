import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { findSubscriptions } from '#backend/ecommerce/record/subscriptions.store.ts';
import { hasTrialCard } from '#backend/ecommerce/record/trial-cards.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { agreedPlans, consentWords, type Plan, type PlanCode } from '#domain/credits/plans.ts';
import { isRunning, trialPlan } from '#domain/credits/subscription.ts';
import { paymentErrors } from '#domain/messages/payments.ts';
import { Problem } from '#domain/problem.ts';
import { readPlans } from './read-plans.ts';

interface Choice {
  userId: string;
  plan: PlanCode;
  consent: string;
  /** The card to charge, if our page sent one. */
  card?: string;
}

/**
 * Returns the terms of the plan that a person wants to start, or null if they already have it. Refuses outdated terms and
 * a second trial. The caller holds the person's lock.
 */
export async function choosePlan(
  context: Context,
  desk: PaymentDesk,
  { userId, plan: code, consent, card }: Choice,
): Promise<Plan[] | null> {
  const now = context.now();
  const { provider } = desk;
  if (provider.name === 'none') throw new Problem('conflict', { uiSafeMessage: paymentErrors.notForSale });
  const plans = await readPlans(context, desk);
  // Nobody is charged unless they saw exactly these terms.
  if (consent !== consentWords(plans, code, now))
    throw new Problem('conflict', {
      uiSafeMessage: paymentErrors.termsChanged,
    });
  const earlier = await findSubscriptions(context.db, userId);
  const current = earlier[0] ?? null;
  if (current?.plan === code && current.status === 'active' && isRunning(current, now)) return null;
  if (code === trialPlan) {
    const fingerprint = card === undefined ? null : provider.fingerprintOf(card);
    const cardUsed = fingerprint !== null && { provider: provider.name, fingerprint };
    if (earlier.length > 0 || (cardUsed && (await hasTrialCard(context.db, cardUsed))))
      throw new Problem('conflict', {
        uiSafeMessage: paymentErrors.trialUsed,
      });
  }
  return agreedPlans(plans, code);
}
