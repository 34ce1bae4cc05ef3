import type { Context } from '#backend/platform/context.ts';
import { availableCredits, type ExhaustReason } from '#domain/credits/ledger.ts';
import { findExhaustReason } from '#domain/credits/subscription.ts';
import { findBalance } from './credits.store.ts';
import { findLatestSubscription } from './subscriptions.store.ts';

export async function getCredits(
  context: Context,
  input: { userId: string },
): Promise<{ credits: number; exhaustReason: ExhaustReason | null }> {
  const credits = availableCredits(await findBalance(context.db, input.userId));
  if (credits > 0) return { credits, exhaustReason: null };
  const subscription = await findLatestSubscription(context.db, input.userId);
  return { credits, exhaustReason: findExhaustReason(subscription, context.now()) };
}
