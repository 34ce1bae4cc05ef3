import { findSubscriptions } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Subscription } from '#domain/credits/subscription.ts';

/** Newest first. */
export async function listSubscriptions(
  context: Context,
  input: { userId: string },
): Promise<Subscription[]> {
  return findSubscriptions(context.db, input.userId);
}
