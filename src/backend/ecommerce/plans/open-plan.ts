import { randomUUID } from 'node:crypto';
import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { grantCredits } from '#backend/ecommerce/credits/grant-credits.ts';
import {
  changeSubscription,
  findLatestSubscription,
  insertSubscription,
} from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { addMonths, agreedPlans, type Plan, periodEnd } from '#domain/credits/plans.ts';

/** Replaces the previous plan with a paid one and grants its credits. */
export async function openPlan(
  context: Context,
  input: { userId: string; plan: Plan; terms: readonly Plan[]; chargeId: string },
): Promise<void> {
  const { userId, plan, terms, chargeId } = input;
  const now = context.now();
  const before = await findLatestSubscription(context.db, userId, { lock: true });
  if (before && before.status !== 'ended')
    await changeSubscription(context.db, before.id, { status: 'ended', dueAt: null });
  const periodEndsAt = periodEnd(plan, now);
  const creditsUntil = isByMonth(plan) ? addMonths(now, 1) : null;
  await insertSubscription(context.db, {
    id: randomUUID(),
    userId,
    plan: plan.code,
    status: 'active',
    // A plan started in the same instant as the previous one still counts as later.
    startedAt: new Date(Math.max(now.getTime(), (before?.startedAt.getTime() ?? 0) + 1)),
    periodEndsAt,
    dueAt: creditsUntil ?? periodEndsAt,
    creditsUntil,
    chargeId,
    terms: agreedPlans(terms, plan.code),
  });
  await grantPlanCredits(context, { userId, plan, chargeId });
}

export function isByMonth({ lasts }: Plan): boolean {
  return 'months' in lasts && lasts.months > 1;
}

/** Grants the credits of one period and reports the new balance to open pages. */
export async function grantPlanCredits(
  context: Context,
  { userId, plan, chargeId }: { userId: string; plan: Plan; chargeId?: string | undefined },
): Promise<void> {
  await grantCredits(context, { userId, amount: plan.credits, reason: plan.name, chargeId });
  const { credits } = await getCredits(context, { userId });
  await context.publish(userId, { type: 'credits-changed', data: { credits } });
}
