import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { findLatestSubscription, findSubscriptions } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { isRunning, paymentStatusOf, type Subscription } from '#domain/credits/subscription.ts';

/** Whoever has a running plan may send. Where nothing is sold, whoever has a credit may: an operator granted it. */
export async function isPremium(
  context: Context,
  { userId, sellsPlans }: { userId: string; sellsPlans: boolean },
): Promise<boolean> {
  if (isRunning(await findLatestSubscription(context.db, userId), context.now())) return true;
  return !sellsPlans && (await getCredits(context, { userId })).credits > 0;
}

/** How far a person is with a plan (D-071). */
export async function getFlowData(context: Context, input: { userId: string }) {
  const subscriptions = await findSubscriptions(context.db, input.userId);
  const latest = subscriptions[0] ?? null;
  const now = context.now();
  return {
    subscriptionStatus: isRunning(latest, now) ? ('TRUE' as const) : ('FALSE' as const),
    paymentStatus: paymentStatusOf(latest, now),
    subscriptionCount: subscriptions.length,
  };
}

/** Newest first. */
export async function listSubscriptions(
  context: Context,
  input: { userId: string },
): Promise<Subscription[]> {
  return findSubscriptions(context.db, input.userId);
}
