import { lockPlan } from '#backend/ecommerce/record/payment-requests.store.ts';
import { changeSubscription, findLatestSubscription } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { addNotice } from '#backend/platform/mail/notices.ts';
import { longDate } from '#domain/credits/plans.ts';
import { isRunning } from '#domain/credits/subscription.ts';
import { paymentNotices } from '#domain/messages/payments.ts';

/** Cancels the plan at the end of its paid period and notifies the person. Canceling again changes nothing. */
export async function deactivatePlan(
  context: UserContext,
): Promise<{ status: 'SUCC'; accessUntil: string | null }> {
  const { db, user } = context;
  await lockPlan(db, user.id);
  const current = await findLatestSubscription(db, user.id, { lock: true });
  if (!current || !isRunning(current, context.now())) return { status: 'SUCC', accessUntil: null };
  const { id, periodEndsAt, creditsUntil } = current;
  if (current.status !== 'cancelled') {
    // A plan paid for a year still gets the credits of its other months.
    const dueAt = creditsUntil && creditsUntil < periodEndsAt ? creditsUntil : periodEndsAt;
    await changeSubscription(db, id, { status: 'cancelled', dueAt });
    const line = paymentNotices.canceled(longDate(periodEndsAt));
    await addNotice(context, { userId: user.id, kind: 'payment', line });
  }
  return { status: 'SUCC', accessUntil: periodEndsAt.toISOString() };
}
