import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from '#backend/platform/http/create-server.ts';

export interface AskedOfStripe {
  path: string;
  key: string | undefined;
  form: URLSearchParams;
}

export const stripeSecrets = { secretKey: 'sk_for_tests', webhookSecret: 'whsec_for_tests' };

/** The parts of Stripe that we use: it records requests, and the same key is the same payment. */
export async function startFakeStripe() {
  const state = {
    asked: [] as AskedOfStripe[],
    declines: false,
    refusesRefunds: false,
    /** The card people pay with on Stripe's page. */
    fingerprint: 'card-1',
  };
  const payments = new Map<string, string>();
  const http = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const path = (request.url ?? '').split('?')[0] ?? '';
      const key = request.headers['idempotency-key']?.toString();
      state.asked.push({ path, key, form });
      const [status, body] = answer(path, key, request.headers.authorization);
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  function answer(path: string, key = '', authorization?: string): [status: number, body: object] {
    if (authorization !== `Bearer ${stripeSecrets.secretKey}`)
      return [401, { error: { type: 'invalid_request_error' } }];
    if (path === '/v1/checkout/sessions') return [200, { url: 'https://checkout.example.com/pay/1' }];
    if (path === '/v1/refunds' && state.refusesRefunds) return [500, { error: { type: 'api_error' } }];
    if (path === '/v1/refunds') return [200, { id: `re_${key}` }];
    if (path === '/v1/payment_intents' && state.declines)
      return [
        402,
        { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } },
      ];
    if (path === '/v1/payment_intents') {
      const id = payments.get(key) ?? `pi_${randomUUID()}`;
      payments.set(key, id);
      return [200, { id, status: 'succeeded' }];
    }
    const card = { last4: '4242', fingerprint: state.fingerprint };
    return [200, { customer: 'cus_1', payment_method: { id: 'pm_1', card } }];
  }

  const { port } = http.address() as AddressInfo;
  return Object.assign(state, {
    config: { ...stripeSecrets, url: `http://127.0.0.1:${port}` },
    /** Payments that really moved money. */
    payments,
    askedFor: (path: string) => state.asked.filter((one) => one.path === path && one.form.size > 0),
    close: () => http.close(),
  });
}
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

const eventOf = (type: string, object: object) => ({ id: `evt_${randomUUID()}`, type, data: { object } });

export function paidEvent(
  orderId: string,
  changes: { payment?: string; amount?: number; status?: string } = {},
) {
  const { payment = `pi_${orderId}`, amount = 295, status = 'paid' } = changes;
  return eventOf('checkout.session.completed', {
    payment_status: status,
    payment_intent: payment,
    amount_total: amount,
    currency: 'usd',
    metadata: { orderId },
  });
}

export function refundedEvent(orderId: string) {
  return eventOf('charge.refunded', {
    refunded: true,
    payment_intent: `pi_${orderId}`,
    metadata: { orderId },
  });
}

export function disputeEvent(orderId: string, what: 'created' | 'closed', status: string) {
  return eventOf(`charge.dispute.${what}`, {
    id: `dp_${orderId}`,
    payment_intent: `pi_${orderId}`,
    status,
  });
}

export function signStripe(
  body: string,
  { at, secret = stripeSecrets.webhookSecret }: { at: Date; secret?: string },
) {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

export async function deliverStripe(
  server: Server,
  event: object,
  signature = signStripe(JSON.stringify(event), { at: server.platform.now() }),
): Promise<number> {
  const reply = await server.fastify.inject({
    method: 'POST',
    url: '/ecom/api/v1/payments/stripe/events',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: JSON.stringify(event),
  });
  return reply.statusCode;
}
