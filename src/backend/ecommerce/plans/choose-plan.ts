import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { findSubscriptions } from '#backend/ecommerce/record/subscriptions.store.ts';
import { hasTrialCard } from '#backend/ecommerce/record/trial-cards.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { agreedPlans, consentWords, type Plan, type PlanCode } from '#domain/credits/plans.ts';
import { isRunning, trialPlan } from '#domain/credits/subscription.ts';
import { Problem } from '#domain/problem.ts';
import { readPlans } from './read-plans.ts';

interface Choice {
  userId: string;
  plan: PlanCode;
  consent: string;
  /** The card to be charged, where the page has named one. */
  card?: string;
}

/** The terms of the plan a person may begin now; null when they have it. The caller holds the person's lock. */
export async function choosePlan(
  context: Context,
  desk: PaymentDesk,
  { userId, plan: code, consent, card }: Choice,
): Promise<Plan[] | null> {
  const now = context.now();
  const { provider } = desk;
  if (provider.name === 'none')
    throw new Problem('conflict', { uiSafeMessage: "Plans aren't for sale on this site." });
  const plans = await readPlans(context, desk);
  // Nothing is charged for words that the person didn't see exactly as they are.
  if (consent !== consentWords(plans, code, now))
    throw new Problem('conflict', {
      uiSafeMessage: 'The terms of this plan changed. Read them again and agree once more.',
    });
  const earlier = await findSubscriptions(context.db, userId);
  const current = earlier[0] ?? null;
  if (current?.plan === code && current.status === 'active' && isRunning(current, now)) return null;
  if (code === trialPlan) {
    const fingerprint = card === undefined ? null : provider.fingerprintOf(card);
    const cardUsed = fingerprint !== null && { provider: provider.name, fingerprint };
    if (earlier.length > 0 || (cardUsed && (await hasTrialCard(context.db, cardUsed))))
      throw new Problem('conflict', {
        uiSafeMessage: 'The trial can be used once per person and card. Choose another plan.',
      });
  }
  return agreedPlans(plans, code);
}
