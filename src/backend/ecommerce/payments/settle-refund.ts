import { takeBackPlan } from '#backend/ecommerce/credits/take-back-plan.ts';
import {
  findSettled,
  lockPlan,
  type PaymentRequest,
  settleRequest,
} from '#backend/ecommerce/record/payment-requests.store.ts';
import { markCharge } from '#backend/ecommerce/record/payments.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { addNotice } from '#backend/platform/mail/notices.ts';
import type { Settled } from './settle-charge.ts';

/** Records that the provider refunded a charge, and ends what it paid for. */
export async function settleRefund(context: Context, { id, userId, work }: PaymentRequest): Promise<Settled> {
  if (work.kind !== 'refund') throw new Error('a charge is not a refund');
  await lockPlan(context.db, userId);
  const settled = await findSettled(context.db, id);
  if (settled) return { answer: settled, refund: null };
  const { chargeId, line } = work;
  // The provider's own message about the refund may have come first.
  if (await markCharge(context.db, { chargeId, from: ['paid', 'disputed'], to: 'refunded' }))
    await takeBackPlan(context, { userId, chargeId });
  await addNotice(context, { userId, kind: 'payment', line });
  const answer = { status: 'SUCC' as const, reason: null };
  await settleRequest(context.db, { id, answer, at: context.now() });
  return { answer, refund: null };
}
