import { takeBackPlan } from '#backend/ecommerce/credits/take-back-plan.ts';
import { restorePlan } from '#backend/ecommerce/plans/restore-plan.ts';
import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import type { PaymentMessage } from '#backend/ecommerce/provider/payment-provider.ts';
import { findDispute, saveDispute } from '#backend/ecommerce/record/payment-disputes.store.ts';
import { lockPlan } from '#backend/ecommerce/record/payment-requests.store.ts';
import { findChargeByReference, markCharge } from '#backend/ecommerce/record/payments.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { addNotice } from '#backend/platform/mail/notices.ts';
import { paymentNotices } from '#domain/messages/payments.ts';

/** Suspends the plan and unused credits while a bank holds the money back, and restores them when the money returns. */
export async function settleDispute(
  context: Context,
  { provider: { name: provider } }: PaymentDesk,
  message: Extract<PaymentMessage, { kind: 'disputed' }>,
): Promise<void> {
  const { db } = context;
  const { payment, outcome, dispute: reference } = message;
  const charge = await findChargeByReference(db, { provider, reference: payment });
  if (charge) await lockPlan(db, charge.userId);
  const before = await findDispute(db, { provider, payment });
  // Messages may arrive out of order: this dispute was already closed.
  if (before && before.reference === reference && outcome === 'open') return;
  await saveDispute(db, { provider, reference, payment, outcome, at: context.now() });
  if (!charge) return;
  const { id: chargeId, userId, description } = charge;
  if (outcome === 'won') {
    if (!(await markCharge(db, { chargeId, from: ['disputed'], to: 'paid' }))) return;
    await restorePlan(context, { userId, chargeId, since: before?.at ?? context.now() });
    const line = paymentNotices.disputeWon(description);
    return addNotice(context, { userId, kind: 'payment', line });
  }
  const to = outcome === 'lost' ? 'refunded' : 'disputed';
  if (await markCharge(db, { chargeId, from: ['paid'], to })) {
    await takeBackPlan(context, { userId, chargeId });
    const line = paymentNotices.disputed(description);
    await addNotice(context, { userId, kind: 'payment', line });
  } else if (outcome === 'lost') await markCharge(db, { chargeId, from: ['disputed'], to });
}
