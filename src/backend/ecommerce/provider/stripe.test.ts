import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { renewSubscriptions } from '#backend/ecommerce/payments/renew-subscriptions.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { consentWords, defaultPlans } from '#domain/credits/plans.ts';
import { deliverStripe, paidEvent, refundedEvent, signStripe, startFakeStripe } from '#tests/fake-stripe.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';
import { openPaymentDesk } from './payment-desk.ts';

const start = new Date('2026-11-15T12:00:00Z');
const stripe = await startFakeStripe();
afterAll(() => stripe.close());
const settings = { starterCredits: 0, stripe: stripe.config };
const { platform: home, server } = await openTestServer({ now: () => start }, settings);
let ana: TestClient;

beforeEach(async () => {
  stripe.asked = [];
  stripe.declines = false;
  stripe.fingerprint = randomUUID();
  await home.database.kysely.deleteFrom('subscriptions').execute();
  ana = await signUpClient(server);
});

const pay = (what: string) => `/ecom/api/v1/payments/${ana.userId}/${what}`;
const consent = consentWords(defaultPlans, 'TRIAL', start);

async function order(): Promise<string> {
  const reply = await ana.ask('POST', pay('checkout'), { plan: 'TRIAL', consent });
  expect(reply.body).toEqual({ url: 'https://checkout.example.com/pay/1' });
  return stripe.asked.at(-1)?.form.get('metadata[orderId]') ?? '';
}

const paid = paidEvent;
const refunded = refundedEvent;
const sign = (body: string, given: { at?: Date; secret?: string } = {}) =>
  signStripe(body, { at: start, ...given });
const deliver = (event: object, signature?: string) => deliverStripe(server, event, signature);

const credits = async () =>
  (await inTransaction(home, (context) => getCredits(context, { userId: ana.userId }))).credits;
const charges = async () =>
  (await ana.ask('GET', pay('transactions'))).body.map(
    (one: { description: string; status: string }) => `${one.description} ${one.status}`,
  );
const plan = async () => (await ana.ask('GET', '/ecom/api/v1/plans')).body.current?.status ?? null;

describe('a plan paid on Stripe’s own page', () => {
  it('is ordered with its price and begins when Stripe says that it is paid, with the words agreed to', async () => {
    const orderId = await order();
    expect(Object.fromEntries(stripe.asked[0]?.form ?? [])).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '295',
      'line_items[0][price_data][currency]': 'usd',
      'payment_intent_data[setup_future_usage]': 'off_session',
      success_url: 'http://localhost:3000/payment/transactions?paid=TRIAL',
      cancel_url: 'http://localhost:3000/payment/index',
    });
    expect(await credits()).toBe(0);
    expect(await deliver(paid(orderId))).toBe(200);
    expect(await credits()).toBe(10);
    expect(await charges()).toEqual(['14-day trial paid']);
    const { body } = await ana.ask('GET', '/ecom/api/v1/plans');
    expect(body).toMatchObject({
      provider: 'stripe',
      card: 'Card ending in 4242',
      current: { plan: 'TRIAL' },
    });
    const kept = await home.database.kysely
      .selectFrom('plan_consents')
      .select(['words', 'plan'])
      .where('user_id', '=', ana.userId)
      .execute();
    expect(kept).toEqual([{ plan: 'TRIAL', words: consent }]);
  });

  it('does not begin by words that are not the current ones, nor with a card named by the page', async () => {
    const other = await ana.ask('POST', pay('checkout'), { plan: 'TRIAL', consent: 'Something else.' });
    const card = { reference: 'cus_of_somebody/pm_of_somebody', label: 'Card ending in 4242' };
    const named = await ana.ask('POST', pay('subscribe'), { plan: 'TRIAL', consent, card });
    expect([other.status, named.status]).toEqual([409, 409]);
    expect(stripe.asked).toEqual([]);
  });

  it('renews with the card kept by Stripe, once per period, and a refusal is tried again later', async () => {
    await deliver(paid(await order()));
    const after = { ...home, now: () => new Date(start.getTime() + 15 * 86_400_000) };
    stripe.declines = true;
    await renewSubscriptions(after, openPaymentDesk(home.config));
    expect(await charges()).toEqual(['Monthly failed', '14-day trial paid']);
    stripe.declines = false;
    const later = { ...home, now: () => new Date(start.getTime() + 16.5 * 86_400_000) };
    await renewSubscriptions(later, openPaymentDesk(home.config));
    const intents = stripe.askedFor('/v1/payment_intents');
    expect(intents).toHaveLength(2);
    expect(new Set(intents.map(({ key }) => key)).size).toBe(2);
    expect(Object.fromEntries(intents[1]?.form ?? [])).toMatchObject({
      amount: '2495',
      customer: 'cus_1',
      payment_method: 'pm_1',
      off_session: 'true',
    });
    expect(await credits()).toBe(110);
  });
});

describe('a message in Stripe’s name', () => {
  it('counts once, however often it comes and under however many names [I-09]', async () => {
    const orderId = await order();
    const event = paid(orderId);
    const body = JSON.stringify(event);
    const replies = await Promise.all([deliver(event), deliver(event), deliver(event, sign(body))]);
    expect(replies).toEqual([200, 200, 200]);
    expect(await deliver({ ...paid(orderId), type: 'checkout.session.async_payment_succeeded' })).toBe(200);
    expect(await credits()).toBe(10);
    expect(await charges()).toHaveLength(1);
  });

  it('is not believed when it is forged, changed on the way or too old [I-09]', async () => {
    const event = paid(await order());
    const body = JSON.stringify(event);
    const changed = { ...event, id: 'evt_other' };
    expect(await deliver(event, sign(body, { secret: 'whsec_of_somebody' }))).toBe(400);
    expect(await deliver(changed, sign(body))).toBe(400);
    expect(await deliver(event, sign(body, { at: new Date(start.getTime() - 301_000) }))).toBe(400);
    expect(await deliver(event, sign(body, { at: new Date(start.getTime() + 301_000) }))).toBe(400);
    expect(await deliver(event, sign(body).replace(/^t=\d+/, 't=soon'))).toBe(400);
    expect(await deliver(event, '')).toBe(400);
    expect([await credits(), await charges()]).toEqual([0, []]);
    expect(
      await deliver(event, `${sign(body, { secret: 'the one before' })},${sign(body).split(',')[1]}`),
    ).toBe(200);
    expect(await credits()).toBe(10);
  });

  it('begins nothing when it does not fit what was ordered, or is not paid yet', async () => {
    const orderId = await order();
    expect(await deliver(paid(orderId, { amount: 1 }))).toBe(200);
    expect(await deliver(paid(randomUUID()))).toBe(200);
    expect(await deliver(paid(orderId, { status: 'unpaid' }))).toBe(200);
    expect(await deliver({ id: 'evt_x', type: 'customer.created', data: { object: {} } })).toBe(200);
    expect([await credits(), await charges(), await plan()]).toEqual([0, [], null]);
    expect(home.lines.filter((line) => line.includes('does not fit any order'))).toHaveLength(2);
  });

  it('about a refund ends the plan, and begins none when it comes before the payment', async () => {
    const orderId = await order();
    await deliver(paid(orderId));
    await deliver(refunded(orderId));
    expect([await plan(), await charges()]).toEqual(['ended', ['14-day trial refunded']]);

    ana = await signUpClient(server);
    const early = await order();
    await deliver(refunded(early));
    await deliver(paid(early));
    expect([await credits(), await plan(), await charges()]).toEqual([0, null, ['14-day trial refunded']]);
  });
});
