import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { openPaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { consentWords, defaultPlans } from '#domain/credits/plans.ts';
import {
  deliverStripe,
  disputeEvent,
  paidEvent,
  refundedEvent,
  startFakeStripe,
} from '#tests/fake-stripe.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';
import { finishPayments } from './finish-payments.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';

const start = new Date('2026-11-15T12:00:00Z');
const day = 86_400_000;
let now = start;
const stripe = await startFakeStripe();
afterAll(() => stripe.close());
const settings = { starterCredits: 0, stripe: stripe.config };
const { platform: home, server } = await openTestServer({ now: () => now }, settings);
let ana: TestClient;

beforeEach(async () => {
  now = start;
  stripe.asked = [];
  stripe.fingerprint = randomUUID();
  stripe.refusesRefunds = false;
  ana = await signUpClient(server);
});

const pay = (what: string, who = ana) => `/ecom/api/v1/payments/${who.userId}/${what}`;
const deliver = (event: object) => deliverStripe(server, event);

async function order(plan: 'TRIAL' | 'MONTHLY' = 'TRIAL', who = ana): Promise<string> {
  await who.ask('POST', pay('checkout', who), { plan, consent: consentWords(defaultPlans, plan, start) });
  return stripe.asked.at(-1)?.form.get('metadata[orderId]') ?? '';
}
const credits = async (who = ana) =>
  (await inTransaction(home, (context) => getCredits(context, { userId: who.userId }))).credits;
const charges = async (who = ana) =>
  (await who.ask('GET', pay('transactions', who))).body
    .map(({ description, status }: { description: string; status: string }) => `${description} ${status}`)
    .toSorted();
const plan = async (who = ana) => {
  const { current } = (await who.ask('GET', '/ecom/api/v1/plans')).body;
  return current && `${current.plan} ${current.status} ${current.endsAt.slice(0, 10)}`;
};
const refunds = () => stripe.askedFor('/v1/refunds').map(({ form }) => form.get('payment_intent'));

describe('several checkouts that are open at once', () => {
  it('give one trial; what was paid beyond it is refunded', async () => {
    const orders = [await order(), await order(), await order()];
    for (const one of orders) expect(await deliver(paidEvent(one))).toBe(200);
    expect(await credits()).toBe(10);
    expect(await charges()).toEqual(['14-day trial paid', '14-day trial refunded', '14-day trial refunded']);
    expect(refunds()).toEqual([`pi_${orders[1]}`, `pi_${orders[2]}`]);
    for (const one of orders.slice(1)) await deliver(refundedEvent(one));
    expect([await credits(), await plan()]).toEqual([10, 'TRIAL active 2026-11-29']);
  });

  it('give one plan when they are paid at the same moment', async () => {
    const orders = [await order('MONTHLY'), await order('MONTHLY'), await order('MONTHLY')];
    await Promise.all(orders.map((one) => deliver(paidEvent(one, { amount: 2495 }))));
    expect(await credits()).toBe(100);
    expect(await charges()).toEqual(['Monthly paid', 'Monthly refunded', 'Monthly refunded']);
  });

  it('give no second trial to another person with the same card', async () => {
    const ben = await signUpClient(server);
    const [first, second] = [await order(), await order('TRIAL', ben)];
    await deliver(paidEvent(first));
    await deliver(paidEvent(second));
    expect([await credits(), await credits(ben)]).toEqual([10, 0]);
    expect([await plan(ben), await charges(ben)]).toEqual([null, ['14-day trial refunded']]);
  });

  it('are refunded later when Stripe cannot be asked now', async () => {
    const [first, second] = [await order(), await order()];
    await deliver(paidEvent(first));
    stripe.refusesRefunds = true;
    expect(await deliver(paidEvent(second))).toBe(200);
    expect(await charges()).toEqual(['14-day trial paid', '14-day trial paid']);
    stripe.refusesRefunds = false;
    await finishPayments(home, openPaymentDesk(home.config));
    expect(await charges()).toEqual(['14-day trial paid', '14-day trial refunded']);
    expect(await credits()).toBe(10);
  });
});

describe('a dispute', () => {
  it('ends the plan and withdraws its unused credits; when it is lost, the payment counts as returned', async () => {
    const one = await order();
    await deliver(paidEvent(one));
    await deliver(disputeEvent(one, 'created', 'needs_response'));
    expect([await credits(), await plan(), await charges()]).toEqual([
      0,
      'TRIAL ended 2026-11-29',
      ['14-day trial disputed'],
    ]);
    const afterwards = { ...home, now: () => new Date(start.getTime() + 20 * day) };
    await renewSubscriptions(afterwards, openPaymentDesk(home.config));
    await deliver(disputeEvent(one, 'closed', 'lost'));
    expect([await credits(), await charges()]).toEqual([0, ['14-day trial refunded']]);
  });

  it('that is won gives credits and the remaining days back, without renewing', async () => {
    const one = await order();
    await deliver(paidEvent(one));
    now = new Date(start.getTime() + 4 * day);
    await deliver(disputeEvent(one, 'created', 'needs_response'));
    now = new Date(start.getTime() + 8 * day);
    await deliver(disputeEvent(one, 'closed', 'won'));
    expect([await credits(), await plan(), await charges()]).toEqual([
      10,
      'TRIAL cancelled 2026-12-03',
      ['14-day trial paid'],
    ]);
    now = new Date(start.getTime() + 13 * day);
    const again = { ...disputeEvent(one, 'closed', 'won'), id: 'evt_again' };
    await deliver(again);
    await renewSubscriptions(home, openPaymentDesk(home.config));
    expect([await credits(), await charges()]).toEqual([10, ['14-day trial paid']]);
  });

  it('reads the same in whatever order its messages come', async () => {
    const won = await order();
    await deliver(paidEvent(won));
    await deliver(disputeEvent(won, 'closed', 'won'));
    await deliver(disputeEvent(won, 'created', 'needs_response'));
    expect([await credits(), await charges()]).toEqual([10, ['14-day trial paid']]);

    ana = await signUpClient(server);
    stripe.fingerprint = randomUUID();
    const early = await order();
    await deliver(disputeEvent(early, 'created', 'needs_response'));
    await deliver(paidEvent(early));
    expect([await credits(), await plan(), await charges()]).toEqual([0, null, ['14-day trial disputed']]);

    ana = await signUpClient(server);
    stripe.fingerprint = randomUUID();
    const lost = await order();
    await deliver(paidEvent(lost));
    await deliver(disputeEvent(lost, 'closed', 'lost'));
    await deliver(disputeEvent(lost, 'created', 'needs_response'));
    expect([await credits(), await charges()]).toEqual([0, ['14-day trial refunded']]);
  });

  it('that is only a question of the bank changes nothing', async () => {
    const one = await order();
    await deliver(paidEvent(one));
    await deliver(disputeEvent(one, 'created', 'warning_needs_response'));
    await deliver(disputeEvent(one, 'closed', 'warning_closed'));
    expect([await credits(), await charges()]).toEqual([10, ['14-day trial paid']]);
  });
});

it('a refund reported by Stripe withdraws the unused credits, and they do not count with the next plan', async () => {
  const one = await order();
  await deliver(paidEvent(one));
  await deliver(refundedEvent(one));
  expect(await credits()).toBe(0);
  const next = await order('MONTHLY');
  await deliver(paidEvent(next, { amount: 2495 }));
  expect(await credits()).toBe(100);
});
