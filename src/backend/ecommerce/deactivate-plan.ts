import type { UserContext } from '#backend/platform/context.ts';
import { isRunning } from '#domain/credits/subscription.ts';
import { notePayment } from './note-payment.ts';
import { changeSubscription, findLatestSubscription } from './subscriptions.store.ts';

/** Cancels the plan; what was paid for stays until its period ends. Cancelling again changes nothing. */
export async function deactivatePlan(
  context: UserContext,
): Promise<{ status: 'SUCC'; accessUntil: string | null }> {
  const current = await findLatestSubscription(context.db, context.user.id, { lock: true });
  if (!current || !isRunning(current, context.now())) return { status: 'SUCC', accessUntil: null };
  const { id, periodEndsAt } = current;
  await changeSubscription(context.db, id, { status: 'cancelled', dueAt: periodEndsAt });
  if (current.status !== 'cancelled')
    await notePayment(context, context.user.id, 'Your plan was cancelled; nothing more is charged');
  return { status: 'SUCC', accessUntil: periodEndsAt.toISOString() };
}
