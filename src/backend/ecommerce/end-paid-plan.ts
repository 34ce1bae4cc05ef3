import type { Context } from '#backend/platform/context.ts';
import { changeSubscription, findLatestSubscription } from './subscriptions.store.ts';

/** What was paid for ends with the money that went back. */
export async function endPaidPlan(
  context: Context,
  { userId, plan }: { userId: string; plan: string },
): Promise<void> {
  const current = await findLatestSubscription(context.db, userId, { lock: true });
  if (current?.plan === plan && current.status !== 'ended')
    await changeSubscription(context.db, current.id, { status: 'ended', dueAt: null });
}
