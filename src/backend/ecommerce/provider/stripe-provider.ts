import { z } from 'zod';
import type { Config } from '#backend/platform/settings/config.ts';
import { cardTexts, paymentErrors } from '#domain/messages/payments.ts';
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

/** Talks to Stripe over plain HTTP. People enter cards on Stripe's page; we store only its references to them. */
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
      // Any other status needs the person, who isn't present.
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
        const label = method.card ? cardTexts.endingIn(method.card.last4) : cardTexts.onFile;
        return {
          reference: `${customer}/${method.id}`,
          label,
          fingerprint: method.card?.fingerprint ?? null,
        };
      },
    },
  };
}

/** Statuses of a request that Stripe understood and declined; repeating it would not change that. */
const finalStatuses = [400, 402, 404];

/** Returns a declined card as an outcome and throws any other failure, which can be repeated with the same key. */
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
      uiSafeMessage: paymentErrors.providerSilent,
      developerMessage: `the payment provider did not answer: ${error instanceof Error ? error.name : 'unknown'}`,
    });
  }
}
