import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import {
  claimRequest,
  findRefundRequest,
  lockPlan,
  type PaymentRequest,
} from '#backend/ecommerce/record/payment-requests.store.ts';
import { findCharge, findCharges } from '#backend/ecommerce/record/payments.store.ts';
import { claimEnd, requestPayment } from '#backend/ecommerce/record/request-payment.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Charge } from '#contract/money/ecommerce.ts';
import { paymentNotices, refundErrors } from '#domain/messages/payments.ts';
import { Problem } from '#domain/problem.ts';

export interface WantedRefund {
  amountCents: number;
  /** Sent to the provider after this transaction; null if the charge was already refunded. */
  request: PaymentRequest | null;
}

/**
 * Stores the request to refund a charge, once. Refuses a charge that failed, is disputed, or was taken by another
 * provider; a refunded charge stays as it is.
 */
export async function refundCharge(
  context: Context,
  { provider }: PaymentDesk,
  { userId, chargeId }: { userId: string; chargeId: string },
): Promise<WantedRefund> {
  await lockPlan(context.db, userId);
  const charge = await findCharge(context.db, { userId, chargeId });
  if (!charge) throw new Problem('not_found', { uiSafeMessage: refundErrors.noCharge });
  const { amountCents, reference, description } = charge;
  if (charge.status === 'refunded') return { amountCents, request: null };
  if (charge.status === 'failed') throw new Problem('conflict', { uiSafeMessage: refundErrors.failed });
  if (charge.status === 'disputed')
    throw new Problem('conflict', {
      uiSafeMessage: refundErrors.disputed,
    });
  if (charge.provider !== provider.name)
    throw new Problem('conflict', { uiSafeMessage: refundErrors.otherProvider });
  const open = await findRefundRequest(context.db, chargeId);
  if (open) {
    await claimRequest(context.db, open.id, claimEnd(context.now()));
    return { amountCents, request: open };
  }
  const line = paymentNotices.refunded(description);
  const work = { kind: 'refund' as const, chargeId, reference, line };
  return { amountCents, request: await requestPayment(context, { userId, work }) };
}

/** Lists a person's charges, newest first. */
export async function listCharges(
  { db }: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<Charge[]> {
  const charges = await findCharges(db, userId);
  return charges.map((charge) => ({ ...charge, at: charge.at.toISOString() }));
}
