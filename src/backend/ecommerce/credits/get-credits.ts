import { findBalance } from '#backend/ecommerce/record/credits.store.ts';
import { findLatestSubscription } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { availableCredits, type ExhaustReason } from '#domain/credits/ledger.ts';
import { findExhaustReason } from '#domain/credits/subscription.ts';

/** Returns the available, used, and reserved credits and, if none are available, why. */
export async function getCredits(
  context: Context,
  input: { userId: string },
): Promise<{ credits: number; used: number; reserved: number; exhaustReason: ExhaustReason | null }> {
  const balance = await findBalance(context.db, input.userId);
  const { captured: used, reserved } = balance;
  const credits = availableCredits(balance);
  if (credits > 0) return { credits, used, reserved, exhaustReason: null };
  const subscription = await findLatestSubscription(context.db, input.userId);
  return { credits, used, reserved, exhaustReason: findExhaustReason(subscription, context.now()) };
}
