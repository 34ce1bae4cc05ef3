import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { findLatestSubscription } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { isRunning } from '#domain/credits/subscription.ts';

/** Whoever has a running plan may send. Where nothing is sold, whoever has a credit may: an operator granted it. */
export async function isPremium(
  context: Context,
  { userId, sellsPlans }: { userId: string; sellsPlans: boolean },
): Promise<boolean> {
  if (isRunning(await findLatestSubscription(context.db, userId), context.now())) return true;
  return !sellsPlans && (await getCredits(context, { userId })).credits > 0;
}
