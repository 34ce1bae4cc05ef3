import { z } from 'zod';
import type { Config } from '#backend/platform/settings/config.ts';
import { Problem } from '#domain/problem.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { readStripeMessage } from './stripe-message.ts';
import { isStripeSignature } from './stripe-signature.ts';

const timeoutMs = 8000;

const Refusal = z.object({
  error: z.object({
    type: z.string(),
    code: z.string().optional(),
    decline_code: z.string().optional(),
    payment_intent: z.object({ id: z.string() }).optional(),
  }),
});
const Session = z.object({ url: z.url() });
const Intent = z.object({ id: z.string(), status: z.string() });
const PaidIntent = z.object({
  customer: z.string(),
  payment_method: z.object({
    id: z.string(),
    card: z.object({ last4: z.string(), fingerprint: z.string().nullish() }).optional(),
  }),
});

/** Stripe, over its plain HTTP interface. Cards are typed on its own page; we keep its names for them. */
export function createStripeProvider(keys: NonNullable<Config['stripe']>): PaymentProvider {
  const ask = (path: string, form?: Record<string, string>, key?: string) =>
    askStripe(keys, { path, form, key });
  return {
    name: 'stripe',
    fingerprintOf: () => null,
    async charge({ key, card, amountCents, description }) {
      const [customer = '', method = ''] = card.split('/');
      const { ok, status, body } = await ask(
        '/v1/payment_intents',
        {
          amount: String(amountCents),
          currency: 'usd',
          customer,
          payment_method: method,
          off_session: 'true',
          confirm: 'true',
          description,
        },
        key,
      );
      if (!ok) return readRefusal(status, body, key);
      const intent = Intent.parse(body);
      // Anything else would need the person, who is not there.
      return intent.status === 'succeeded'
        ? { outcome: 'paid', reference: intent.id }
        : { outcome: 'failed', reference: intent.id, reason: intent.status };
    },
    async refund({ key, reference }) {
      const { ok, body } = await ask('/v1/refunds', { payment_intent: reference }, key);
      if (!ok && Refusal.safeParse(body).data?.error.code !== 'charge_already_refunded')
        throw new Problem('unavailable', { developerMessage: describeRefusal(body) });
    },
    hosted: {
      async open({ orderId, amountCents, description, email, paidUrl, cancelUrl }) {
        const { ok, body } = await ask(
          '/v1/checkout/sessions',
          {
            mode: 'payment',
            customer_creation: 'always',
            customer_email: email,
            client_reference_id: orderId,
            'line_items[0][quantity]': '1',
            'line_items[0][price_data][currency]': 'usd',
            'line_items[0][price_data][unit_amount]': String(amountCents),
            'line_items[0][price_data][product_data][name]': description,
            'metadata[orderId]': orderId,
            'payment_intent_data[metadata][orderId]': orderId,
            'payment_intent_data[setup_future_usage]': 'off_session',
            success_url: paidUrl,
            cancel_url: cancelUrl,
          },
          orderId,
        );
        if (!ok) throw new Problem('unavailable', { developerMessage: describeRefusal(body) });
        return { url: Session.parse(body).url };
      },
      readMessage(body, signature, now) {
        if (!isStripeSignature(signature, { body, secret: keys.webhookSecret, now })) return null;
        try {
          return readStripeMessage(JSON.parse(body));
        } catch {
          return null;
        }
      },
      async findCard(payment) {
        const path = `/v1/payment_intents/${encodeURIComponent(payment)}?expand[]=payment_method`;
        const { ok, body } = await ask(path);
        if (!ok) throw new Problem('unavailable', { developerMessage: describeRefusal(body) });
        const { customer, payment_method: method } = PaidIntent.parse(body);
        const label = method.card ? `Card ending in ${method.card.last4}` : 'Payment method on file';
        return {
          reference: `${customer}/${method.id}`,
          label,
          fingerprint: method.card?.fingerprint ?? null,
        };
      },
    },
  };
}

/** What a request that Stripe understood and turned down answers with; asking again would not change it. */
const finalStatuses = [400, 402, 404];

/** A refused card is an answer; anything else that fails is thrown, and asking again with the same key is the same charge. */
function readRefusal(status: number, body: unknown, key: string) {
  const refusal = Refusal.safeParse(body).data?.error;
  if (!refusal || !finalStatuses.includes(status) || refusal.type === 'idempotency_error')
    throw new Problem('unavailable', { developerMessage: describeRefusal(body) });
  return {
    outcome: 'failed' as const,
    reference: refusal.payment_intent?.id ?? key,
    reason: refusal.decline_code ?? refusal.code ?? 'card_declined',
  };
}

function describeRefusal(body: unknown): string {
  const refusal = Refusal.safeParse(body).data?.error;
  return `the payment provider refused: ${refusal?.type ?? 'unreadable answer'} ${refusal?.code ?? ''}`.trim();
}

async function askStripe(
  { url, secretKey }: NonNullable<Config['stripe']>,
  { path, form, key }: { path: string; form?: Record<string, string> | undefined; key?: string | undefined },
): Promise<{ ok: boolean; status: number; body: unknown }> {
  try {
    const reply = await fetch(url + path, {
      method: form ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secretKey}`, ...(key && { 'idempotency-key': key }) },
      ...(form && { body: new URLSearchParams(form) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ok: reply.ok, status: reply.status, body: await reply.json() };
  } catch (error) {
    throw new Problem('unavailable', {
      uiSafeMessage: "The payment provider didn't answer. You won't be charged twice. Try again in a moment.",
      developerMessage: `the payment provider did not answer: ${error instanceof Error ? error.name : 'unknown'}`,
    });
  }
}
