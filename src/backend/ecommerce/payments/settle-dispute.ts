import { takeBackPlan } from '#backend/ecommerce/credits/take-back-plan.ts';
import { restorePlan } from '#backend/ecommerce/plans/restore-plan.ts';
import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import type { PaymentMessage } from '#backend/ecommerce/provider/payment-provider.ts';
import { findDispute, saveDispute } from '#backend/ecommerce/record/payment-disputes.store.ts';
import { lockPlan } from '#backend/ecommerce/record/payment-requests.store.ts';
import { findChargeByReference, markCharge } from '#backend/ecommerce/record/payments.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { addNotice } from '#backend/platform/mail/notices.ts';

/** While a bank holds the money back, its plan and unused credits are out of use; they return when the money does. */
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
  // Opened is said last: it was closed already.
  if (before && before.reference === reference && outcome === 'open') return;
  await saveDispute(db, { provider, reference, payment, outcome, at: context.now() });
  if (!charge) return;
  const { id: chargeId, userId, description } = charge;
  if (outcome === 'won') {
    if (!(await markCharge(db, { chargeId, from: ['disputed'], to: 'paid' }))) return;
    await restorePlan(context, { userId, chargeId, since: before?.at ?? context.now() });
    const line = `The dispute about your payment was closed, and your plan is back: ${description}`;
    return addNotice(context, { userId, kind: 'payment', line });
  }
  const to = outcome === 'lost' ? 'refunded' : 'disputed';
  if (await markCharge(db, { chargeId, from: ['paid'], to })) {
    await takeBackPlan(context, { userId, chargeId });
    const line = `Your bank took your payment back, so your plan has ended: ${description}`;
    await addNotice(context, { userId, kind: 'payment', line });
  } else if (outcome === 'lost') await markCharge(db, { chargeId, from: ['disputed'], to });
}
