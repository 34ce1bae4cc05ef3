import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { endPaidPlan } from './end-paid-plan.ts';
import { notePayment } from './note-payment.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { findCharge, markRefunded } from './payments.store.ts';

/** Gives a charge back and ends what it paid for. Once: a charge that is back already stays as it is. */
export async function refundCharge(
  context: Context,
  { provider }: PaymentDesk,
  { userId, chargeId }: { userId: string; chargeId: string },
): Promise<{ refunded: boolean; amountCents: number }> {
  const charge = await findCharge(context.db, { userId, chargeId });
  if (!charge) throw new Problem('not_found', { uiSafeMessage: 'There is no such charge.' });
  const { amountCents, reference } = charge;
  if (charge.status === 'refunded') return { refunded: false, amountCents };
  if (charge.status === 'failed')
    throw new Problem('conflict', { uiSafeMessage: 'This charge failed, so there is nothing to give back.' });
  if (charge.provider !== provider.name)
    throw new Problem('conflict', {
      uiSafeMessage: 'Another payment provider took this; give it back there.',
    });
  await provider.refund({ key: `refund-${chargeId}`, reference });
  const refunded = await markRefunded(context.db, provider.name, reference);
  if (!refunded) return { refunded: false, amountCents };
  await endPaidPlan(context, refunded);
  await notePayment(context, userId, `Your payment was given back: ${charge.description}`);
  return { refunded: true, amountCents };
}
