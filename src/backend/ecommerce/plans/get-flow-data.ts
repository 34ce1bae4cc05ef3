import { findSubscriptions } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { isRunning, paymentStatusOf } from '#domain/credits/subscription.ts';

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
