import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { findLatestSubscription, findSubscriptions } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { isRunning, paymentStatusOf, type Subscription } from '#domain/credits/subscription.ts';

/** Tells whether a person may send: with a running plan or, where no plans are sold, with a credit from an operator. */
export async function isPremium(
  context: Context,
  { userId, sellsPlans }: { userId: string; sellsPlans: boolean },
): Promise<boolean> {
  if (isRunning(await findLatestSubscription(context.db, userId), context.now())) return true;
  return !sellsPlans && (await getCredits(context, { userId })).credits > 0;
}

/** Returns the person's subscription and payment status (D-071). */
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

/** Lists the person's subscriptions, newest first. */
export async function listSubscriptions(
  context: Context,
  input: { userId: string },
): Promise<Subscription[]> {
  return findSubscriptions(context.db, input.userId);
}
