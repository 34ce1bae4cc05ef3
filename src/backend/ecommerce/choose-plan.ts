import type { UserContext } from '#backend/platform/context.ts';
import { consentWords, type Plan, type PlanCode, planOf } from '#domain/credits/plans.ts';
import { isRunning } from '#domain/credits/subscription.ts';
import { Problem } from '#domain/problem.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { findSubscriptions } from './subscriptions.store.ts';

/** The plan a person may begin now; null when it is the one they have. Nothing is charged for words they did not see as they are. */
export async function choosePlan(
  context: UserContext,
  desk: PaymentDesk,
  { plan: code, consent }: { plan: PlanCode; consent: string },
): Promise<Plan | null> {
  const now = context.now();
  if (consent !== consentWords(desk.plans, code, now))
    throw new Problem('conflict', {
      uiSafeMessage: 'The terms of this plan changed. Read them again and agree once more.',
    });
  const earlier = await findSubscriptions(context.db, context.user.id);
  const current = earlier[0] ?? null;
  if (current?.plan === code && current.status === 'active' && isRunning(current, now)) return null;
  if (code === 'TRIAL' && earlier.length > 0)
    throw new Problem('conflict', { uiSafeMessage: 'The trial can be taken once. Choose another plan.' });
  return planOf(desk.plans, code);
}
