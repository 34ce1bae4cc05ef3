import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { grantCredits } from '#backend/ecommerce/credits/grant-credits.ts';
import { sumTakenBack } from '#backend/ecommerce/record/credits.store.ts';
import { findChargeById, setCreditsOwed } from '#backend/ecommerce/record/payments.store.ts';
import { changeSubscription, findLatestSubscription } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { creditReasons } from '#domain/messages/payments.ts';

interface Restored {
  userId: string;
  chargeId: string;
  /** When the plan was suspended. */
  since: Date;
}

/**
 * Restores a plan after a dispute ended in our favor: the withdrawn credits come back, and the plan runs for the days it
 * had left. It does not renew, because nobody who disputed a charge is charged again before choosing a plan.
 */
export async function restorePlan(context: Context, { userId, chargeId, since }: Restored): Promise<void> {
  const { db } = context;
  await setCreditsOwed(db, chargeId, 0);
  const charge = await findChargeById(db, chargeId);
  const reason = creditReasons.disputeClosed(charge?.description ?? creditReasons.plan);
  const amount = await sumTakenBack(db, { chargeId, reason });
  if (amount > 0) await grantCredits(context, { userId, amount, reason, chargeId });
  const latest = await findLatestSubscription(db, userId, { lock: true });
  if (latest?.chargeId === chargeId && latest.status === 'ended') {
    const left = Math.max(0, latest.periodEndsAt.getTime() - since.getTime());
    const periodEndsAt = new Date(context.now().getTime() + left);
    await changeSubscription(db, latest.id, { status: 'cancelled', periodEndsAt, dueAt: periodEndsAt });
  }
  const { credits } = await getCredits(context, { userId });
  await context.publish(userId, { type: 'credits-changed', data: { credits } });
}
