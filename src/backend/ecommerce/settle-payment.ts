import { randomUUID } from 'node:crypto';
import type { Context } from '#backend/platform/context.ts';
import { planOf } from '#domain/credits/plans.ts';
import { endPaidPlan } from './end-paid-plan.ts';
import { notePayment } from './note-payment.ts';
import { openPlan } from './open-plan.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { insertPaymentEvent, type PaymentOrder, takeOrder } from './payment-orders.store.ts';
import type { PaymentMessage } from './payment-provider.ts';
import { insertCharge, insertPlanConsent, markRefunded, saveCard } from './payments.store.ts';

/**
 * Acts on what the provider tells, once. Messages may come again and in any order: a payment is one row, and one that
 * was given back before we heard of it begins nothing.
 */
export async function settlePayment(
  context: Context,
  desk: PaymentDesk,
  message: PaymentMessage,
): Promise<void> {
  const { name: provider } = desk.provider;
  if (!(await insertPaymentEvent(context.db, { provider, id: message.id, at: context.now() }))) return;
  if (message.kind === 'paid') await settlePaid(context, desk, message);
  if (message.kind === 'refunded') await settleRefund(context, desk, message);
}

async function settlePaid(
  context: Context,
  { provider, plans }: PaymentDesk,
  message: Extract<PaymentMessage, { kind: 'paid' }>,
): Promise<void> {
  const order = await takeOrder(context.db, message.orderId);
  if (order?.amountCents !== message.amountCents || message.currency !== 'usd' || !provider.hosted) {
    context.log.error({ event: message.id }, 'a payment does not fit any order');
    return;
  }
  const desk = { provider, plans };
  if (!(await writeCharge(context, desk, { order, payment: message.payment, status: 'paid' }))) return;
  const { userId, words, agreedAt } = order;
  const card = await provider.hosted.findCard(message.payment);
  await insertPlanConsent(context.db, { id: randomUUID(), userId, plan: order.plan, words, at: agreedAt });
  await saveCard(context.db, { userId, provider: provider.name, ...card, at: context.now() });
  const plan = planOf(plans, order.plan);
  await openPlan(context, { userId, plan });
  await notePayment(context, userId, `Your plan has begun: ${plan.name}`);
}

async function settleRefund(
  context: Context,
  desk: PaymentDesk,
  message: Extract<PaymentMessage, { kind: 'refunded' }>,
): Promise<void> {
  const order = message.orderId === null ? null : await takeOrder(context.db, message.orderId);
  const refunded = await markRefunded(context.db, desk.provider.name, message.payment);
  if (!refunded) {
    if (order) await writeCharge(context, desk, { order, payment: message.payment, status: 'refunded' });
    return;
  }
  await endPaidPlan(context, refunded);
}

function writeCharge(
  context: Context,
  { provider, plans }: PaymentDesk,
  { order, payment, status }: { order: PaymentOrder; payment: string; status: 'paid' | 'refunded' },
): Promise<boolean> {
  return insertCharge(context.db, {
    id: randomUUID(),
    userId: order.userId,
    plan: order.plan,
    description: planOf(plans, order.plan).name,
    amountCents: order.amountCents,
    status,
    provider: provider.name,
    reference: payment,
    at: context.now(),
  });
}
