import { randomUUID } from 'node:crypto';
import { takeBackPlan } from '#backend/ecommerce/credits/take-back-plan.ts';
import { beginPaidPlan } from '#backend/ecommerce/plans/begin-paid-plan.ts';
import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import type { PaidCard, PaymentMessage } from '#backend/ecommerce/provider/payment-provider.ts';
import { findDispute } from '#backend/ecommerce/record/payment-disputes.store.ts';
import {
  findOrder,
  insertPaymentEvent,
  type PaymentOrder,
} from '#backend/ecommerce/record/payment-orders.store.ts';
import { lockPlan, type PaymentRequest } from '#backend/ecommerce/record/payment-requests.store.ts';
import { findChargeByReference, insertCharge, markCharge } from '#backend/ecommerce/record/payments.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { planOf } from '#domain/credits/plans.ts';
import { giveBack } from './ask-provider.ts';
import { settleDispute } from './settle-dispute.ts';

type Paid = Extract<PaymentMessage, { kind: 'paid' }>;

/**
 * Acts once on what the provider reports. Messages may repeat and arrive in any order: a payment is one row, and one that
 * was refunded or disputed before we heard of it starts nothing.
 */
export async function settlePayment(
  platform: Platform,
  desk: PaymentDesk,
  message: PaymentMessage,
): Promise<void> {
  const { name: provider, hosted } = desk.provider;
  const order = message.kind === 'paid' ? await findFitting(platform, message) : null;
  // No transaction is open while the provider is asked.
  const card = message.kind === 'paid' && order && hosted ? await hosted.findCard(message.payment) : null;
  const refund = await inTransaction(platform, async (context) => {
    if (!(await insertPaymentEvent(context.db, { provider, id: message.id, at: context.now() }))) return null;
    if (message.kind === 'paid' && order && card)
      return settlePaid(context, desk, { order, card, payment: message.payment });
    if (message.kind === 'refunded') await settleRefunded(context, desk, message);
    if (message.kind === 'disputed') await settleDispute(context, desk, message);
    return null;
  });
  if (refund) await giveBack(platform, desk, refund);
}

async function findFitting(platform: Platform, message: Paid): Promise<PaymentOrder | null> {
  const order = await inTransaction(platform, ({ db }) => findOrder(db, message.orderId), { readOnly: true });
  if (order?.amountCents === message.amountCents && message.currency === 'usd') return order;
  platform.log.error({ event: message.id }, 'a payment does not fit any order');
  return null;
}

async function settlePaid(
  context: Context,
  desk: PaymentDesk,
  { order, card, payment }: { order: PaymentOrder; card: PaidCard; payment: string },
): Promise<PaymentRequest | null> {
  const { userId, words, agreedAt } = order;
  await lockPlan(context.db, userId);
  const dispute = await findDispute(context.db, { provider: desk.provider.name, payment });
  const disputed = dispute !== null && dispute.outcome !== 'won';
  const charge = await writeCharge(context, desk, { order, payment, status: disputed ? 'disputed' : 'paid' });
  if (!charge || disputed) return null;
  const terms = order.terms ?? desk.configuredPlans;
  const plan = planOf(terms, order.plan);
  return beginPaidPlan(context, { userId, plan, terms, charge, card, words, agreedAt });
}

async function settleRefunded(
  context: Context,
  desk: PaymentDesk,
  { orderId, payment }: Extract<PaymentMessage, { kind: 'refunded' }>,
): Promise<void> {
  const { db } = context;
  const order = orderId === null ? null : await findOrder(db, orderId);
  if (order) await lockPlan(db, order.userId);
  const charge = await findChargeByReference(db, { provider: desk.provider.name, reference: payment });
  if (!charge) {
    if (order) await writeCharge(context, desk, { order, payment, status: 'refunded' });
    return;
  }
  const { userId, id: chargeId } = charge;
  await lockPlan(db, userId);
  if (await markCharge(db, { chargeId, from: ['paid', 'disputed'], to: 'refunded' }))
    await takeBackPlan(context, { userId, chargeId });
}

async function writeCharge(
  context: Context,
  { provider, configuredPlans }: PaymentDesk,
  {
    order,
    payment,
    status,
  }: { order: PaymentOrder; payment: string; status: 'paid' | 'refunded' | 'disputed' },
): Promise<{ id: string; provider: string; reference: string } | null> {
  const charge = { id: randomUUID(), provider: provider.name, reference: payment };
  const isNew = await insertCharge(context.db, {
    ...charge,
    userId: order.userId,
    plan: order.plan,
    description: planOf(order.terms ?? configuredPlans, order.plan).name,
    amountCents: order.amountCents,
    status,
    at: context.now(),
  });
  return isNew ? charge : null;
}
