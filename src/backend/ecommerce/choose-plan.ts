import type { Context } from '#backend/platform/context.ts';
import { consentWords, type Plan, type PlanCode, planOf } from '#domain/credits/plans.ts';
import { isRunning, trialPlan } from '#domain/credits/subscription.ts';
import { Problem } from '#domain/problem.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { findSubscriptions } from './subscriptions.store.ts';
import { hasTrialCard } from './trial-cards.store.ts';

interface Choice {
  userId: string;
  plan: PlanCode;
  consent: string;
  /** The card to be charged, where the page has named one. */
  card?: string;
}

/** The plan a person may begin now; null when it is the one they have. The caller holds the person's lock. */
export async function choosePlan(
  context: Context,
  { plans, provider }: PaymentDesk,
  { userId, plan: code, consent, card }: Choice,
): Promise<Plan | null> {
  const now = context.now();
  if (provider.name === 'none')
    throw new Problem('conflict', { uiSafeMessage: "Plans aren't for sale on this site." });
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
  return planOf(plans, code);
}
