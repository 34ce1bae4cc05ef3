import { grantCredits } from '#backend/ecommerce/credits/grant-credits.ts';
import { insertSubscription } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { defaultPlans, periodEnd, planOf } from '#domain/credits/plans.ts';
import { freeStartReason, trialPlan } from '#domain/credits/subscription.ts';

/** Opens the free starter plan with its credits, once per person: its id is the person's own. */
export async function openStarterPlan(
  context: Context,
  input: { userId: string; credits: number },
): Promise<void> {
  const startedAt = context.now();
  const periodEndsAt = periodEnd(planOf(defaultPlans, trialPlan), startedAt);
  const opened = await insertSubscription(context.db, {
    id: input.userId,
    userId: input.userId,
    plan: trialPlan,
    status: 'active',
    startedAt,
    periodEndsAt,
    dueAt: periodEndsAt,
    creditsUntil: null,
    chargeId: null,
    terms: null,
  });
  if (opened)
    await grantCredits(context, { userId: input.userId, amount: input.credits, reason: freeStartReason });
}
