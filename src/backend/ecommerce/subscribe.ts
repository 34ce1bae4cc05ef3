import { randomUUID } from 'node:crypto';
import type { UserContext } from '#backend/platform/context.ts';
import type { BodyOf } from '#contract/call.ts';
import type { subscribe as call, PaymentAnswer } from '#contract/ecommerce.ts';
import { consentWords, planOf } from '#domain/credits/plans.ts';
import { isRunning } from '#domain/credits/subscription.ts';
import { Problem } from '#domain/problem.ts';
import { chargePlan } from './charge-plan.ts';
import { openPlan } from './open-plan.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { insertPlanConsent, saveCard } from './payments.store.ts';
import { findSubscriptions } from './subscriptions.store.ts';

/** Begins a plan. Nothing is charged for words the person did not see as they are now. */
export async function subscribe(
  context: UserContext,
  desk: PaymentDesk,
  { plan: code, consent, card }: BodyOf<typeof call>,
): Promise<PaymentAnswer> {
  const now = context.now();
  const userId = context.user.id;
  const plan = planOf(desk.plans, code);
  if (consent !== consentWords(desk.plans, code, now))
    throw new Problem('conflict', {
      uiSafeMessage: 'The terms of this plan changed. Read them again and agree once more.',
    });
  const earlier = await findSubscriptions(context.db, userId);
  const current = earlier[0] ?? null;
  if (current?.plan === code && current.status === 'active' && isRunning(current, now))
    return { status: 'SUCC', reason: null };
  if (code === 'TRIAL' && earlier.length > 0)
    throw new Problem('conflict', { uiSafeMessage: 'The trial can be taken once. Choose another plan.' });

  const charged = await chargePlan(context, desk.provider, {
    userId,
    plan,
    card: card.reference,
    key: randomUUID(),
  });
  if (charged.outcome === 'failed') return { status: 'FAIL', reason: charged.reason };
  await insertPlanConsent(context.db, { id: randomUUID(), userId, plan: code, words: consent, at: now });
  await saveCard(context.db, { userId, provider: desk.provider.name, ...card, at: now });
  await openPlan(context, { userId, plan });
  return { status: 'SUCC', reason: null };
}
