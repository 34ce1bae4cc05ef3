import { z } from 'zod';
import type { PaymentMessage } from './payment-provider.ts';

const Order = z.object({ orderId: z.uuid() });

const Session = z.object({
  payment_status: z.string(),
  payment_intent: z.string(),
  amount_total: z.number().int(),
  currency: z.string(),
  metadata: Order,
});

const Charge = z.object({
  refunded: z.boolean(),
  payment_intent: z.string(),
  metadata: Order.partial().catch({}),
});

const Dispute = z.object({ id: z.string().min(1).max(255), payment_intent: z.string(), status: z.string() });

const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

/** Translates an event into our terms; events that are irrelevant or malformed become `other`. */
export function readStripeMessage(body: unknown): PaymentMessage | null {
  const event = Event.safeParse(body).data;
  if (!event) return null;
  const { id, type, data } = event;
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded') {
    const session = Session.safeParse(data.object).data;
    // A bank transfer completes the session first and reports the payment later.
    if (session?.payment_status !== 'paid') return { id, kind: 'other' };
    return {
      id,
      kind: 'paid',
      orderId: session.metadata.orderId,
      payment: session.payment_intent,
      amountCents: session.amount_total,
      currency: session.currency,
    };
  }
  if (type === 'charge.refunded') {
    const charge = Charge.safeParse(data.object).data;
    if (charge?.refunded)
      return {
        id,
        kind: 'refunded',
        orderId: charge.metadata.orderId ?? null,
        payment: charge.payment_intent,
      };
  }
  if (type === 'charge.dispute.created' || type === 'charge.dispute.closed') {
    const dispute = Dispute.safeParse(data.object).data;
    const outcome = dispute && readOutcome(type, dispute.status);
    if (outcome)
      return { id, kind: 'disputed', dispute: dispute.id, payment: dispute.payment_intent, outcome };
  }
  return { id, kind: 'other' };
}

/** A bank's inquiry (`warning_…`) moves no money and changes nothing. */
function readOutcome(type: string, status: string): 'open' | 'won' | 'lost' | null {
  if (status.startsWith('warning_')) return null;
  if (type === 'charge.dispute.created') return 'open';
  return status === 'won' || status === 'lost' ? status : null;
}
