import type { Context } from '#backend/platform/context.ts';
import { isRunning } from '#domain/credits/subscription.ts';
import { findLatestSubscription } from './subscriptions.store.ts';

export async function isPremium(context: Context, input: { userId: string }): Promise<boolean> {
  return isRunning(await findLatestSubscription(context.db, input.userId), context.now());
}
