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
import { Problem } from '#domain/problem.ts';

export interface WantedRefund {
  amountCents: number;
  /** Asked for after this transaction; null when the charge is back already. */
  request: PaymentRequest | null;
}

/** Writes down that a charge is to be given back. Once: a charge that is back already stays as it is. */
export async function refundCharge(
  context: Context,
  { provider }: PaymentDesk,
  { userId, chargeId }: { userId: string; chargeId: string },
): Promise<WantedRefund> {
  await lockPlan(context.db, userId);
  const charge = await findCharge(context.db, { userId, chargeId });
  if (!charge) throw new Problem('not_found', { uiSafeMessage: 'There is no such charge.' });
  const { amountCents, reference, description } = charge;
  if (charge.status === 'refunded') return { amountCents, request: null };
  if (charge.status === 'failed')
    throw new Problem('conflict', { uiSafeMessage: 'This charge failed, so there is nothing to refund.' });
  if (charge.status === 'disputed')
    throw new Problem('conflict', {
      uiSafeMessage: 'The bank holds this payment. Answer the dispute instead.',
    });
  if (charge.provider !== provider.name)
    throw new Problem('conflict', { uiSafeMessage: 'Another payment provider took this. Refund it there.' });
  const open = await findRefundRequest(context.db, chargeId);
  if (open) {
    await claimRequest(context.db, open.id, claimEnd(context.now()));
    return { amountCents, request: open };
  }
  const line = `Your payment was refunded: ${description}`;
  const work = { kind: 'refund' as const, chargeId, reference, line };
  return { amountCents, request: await requestPayment(context, { userId, work }) };
}

export async function listCharges(
  { db }: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<Charge[]> {
  const charges = await findCharges(db, userId);
  return charges.map((charge) => ({ ...charge, at: charge.at.toISOString() }));
}
