/** A plan that operators changed: whoever has it keeps what they agreed to, newcomers get the new terms. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { renewSubscriptions } from '#backend/ecommerce/payments/renew-subscriptions.ts';
import { openPaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import type { Charge, PlanOffer } from '#contract/money/ecommerce.ts';
import { consentWords, defaultPlans, type Plan, type PlanCode, planOf } from '#domain/credits/plans.ts';
import { declinedTestCard } from '#domain/credits/test-card.ts';
import { deliverStripe, paidEvent, startFakeStripe } from '#tests/fake-stripe.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { createTestServer, signUpClient, type TestClient } from '#tests/test-client.ts';
import { createTestPlatform } from '#tests/test-platform.ts';
import { changePlan } from './change-plan.ts';

const start = new Date('2026-11-15T12:00:00Z');
const day = 86_400_000;
let now = start;

const { platform: home, server } = await openTestServer({ now: () => start }, { starterCredits: 0 });
beforeEach(async () => {
  now = start;
  await home.database.kysely.deleteFrom('subscriptions').execute();
  await home.database.kysely.deleteFrom('plan_versions').execute();
});

const desk = () => openPaymentDesk(home.config);
const raised: Plan[] = [
  { code: 'TRIAL', name: 'One-week trial', priceCents: 495, credits: 20, lasts: { days: 7 } },
  { code: 'MONTHLY', name: 'Pro', priceCents: 3995, credits: 150, lasts: { months: 1 } },
  { code: 'ANNUAL', name: 'Pro for a year', priceCents: 29_940, credits: 150, lasts: { months: 12 } },
];
const raise = () =>
  inTransaction(home, async (context) => {
    for (const { lasts, ...plan } of raised)
      await changePlan(context, desk(), { ...plan, ...('days' in lasts && { days: lasts.days }) });
  });
const pay = (who: TestClient, what: string) => `/ecom/api/v1/payments/${who.userId}/${what}`;
function subscribe(who: TestClient, plan: PlanCode, plans: readonly Plan[]) {
  const card = { reference: `test-card-${randomUUID()}`, label: 'Card ending in 1234' };
  return who.ask('POST', pay(who, 'subscribe'), { plan, card, consent: consentWords(plans, plan, start) });
}
async function subscriber(plan: PlanCode, plans: readonly Plan[] = defaultPlans): Promise<TestClient> {
  const who = await signUpClient(server);
  expect((await subscribe(who, plan, plans)).body).toEqual({ status: 'SUCC', reason: null });
  return who;
}
const later = (days: number) => {
  now = new Date(now.getTime() + days * day);
  return renewSubscriptions({ ...home, now: () => now }, desk());
};
const amounts = async (who: TestClient) =>
  ((await who.ask('GET', pay(who, 'transactions'))).body as Charge[]).map(
    ({ description, amountCents, status }) => `${description} ${amountCents} ${status}`,
  );
const credits = async (who: TestClient) =>
  (await inTransaction(home, (context) => getCredits(context, { userId: who.userId }))).credits;
const offer = async (who: TestClient): Promise<PlanOffer> =>
  (await who.ask('GET', '/ecom/api/v1/plans')).body;
const lastEmail = async (who: TestClient) => {
  const { line, details } = await home.database.kysely
    .selectFrom('notices')
    .select(['line', 'details'])
    .where('user_id', '=', who.userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return `${line} ${details}`;
};

describe('whoever subscribed before the change', () => {
  it('renews at their own price, with their own credits and name, in the charge, the email, and the offer', async () => {
    const ana = await subscriber('MONTHLY');
    await raise();
    await later(31);
    expect(await amounts(ana)).toEqual(['Monthly 2495 paid', 'Monthly 2495 paid']);
    expect(await credits(ana)).toBe(200);
    expect(await lastEmail(ana)).toMatch(/Monthly.*\$24\.95.*100 applications each month/);
    const { current, plans } = await offer(ana);
    expect(current).toMatchObject({ name: 'Monthly', terms: planOf(defaultPlans, 'MONTHLY') });
    expect(plans.map(({ name }) => name)).toEqual(['Pro', 'Pro for a year']);
  });

  it('gets the other months of a year that was paid for', async () => {
    const ana = await subscriber('ANNUAL');
    await raise();
    await later(31);
    expect(await credits(ana)).toBe(200);
    expect(await amounts(ana)).toEqual(['Annual 11940 paid']);
  });

  it('goes from the trial to the subscription at the price that the trial named', async () => {
    const ana = await subscriber('TRIAL');
    await raise();
    expect((await offer(ana)).afterTrial).toMatchObject({ name: 'Monthly', priceCents: 2495 });
    await later(14);
    expect(await amounts(ana)).toEqual(['Monthly 2495 paid', '14-day trial 295 paid']);
    await later(31);
    expect((await amounts(ana))[0]).toBe('Monthly 2495 paid');
  });

  it('is asked for the same amount when a failed charge is tried again', async () => {
    const ana = await subscriber('MONTHLY');
    await home.database.kysely
      .updateTable('payment_methods')
      .set({ reference: declinedTestCard })
      .where('user_id', '=', ana.userId)
      .execute();
    await raise();
    await later(31);
    const card = { reference: `test-card-${randomUUID()}`, label: 'Card ending in 1234' };
    expect((await ana.ask('POST', pay(ana, 'retry'), { card })).body.status).toBe('SUCC');
    expect((await amounts(ana)).toSorted()).toEqual([
      'Monthly 2495 failed',
      'Monthly 2495 paid',
      'Monthly 2495 paid',
    ]);
    expect((await offer(ana)).current?.terms.priceCents).toBe(2495);
  });

  it('gets the new terms only by agreeing to them: after canceling, or with another plan', async () => {
    const ana = await subscriber('MONTHLY');
    await raise();
    expect((await subscribe(ana, 'MONTHLY', raised)).body.status).toBe('SUCC');
    expect(await amounts(ana)).toHaveLength(1);
    await ana.ask('POST', `/ecom/api/v1/subscriptions/deactivate?userUID=${ana.userId}`);
    expect((await offer(ana)).current).toMatchObject({ status: 'cancelled', name: 'Monthly' });
    expect((await subscribe(ana, 'MONTHLY', raised)).body.status).toBe('SUCC');
    expect((await amounts(ana)).toSorted()).toEqual(['Monthly 2495 paid', 'Pro 3995 paid']);
  });

  it('keeps the terms of the configuration when the subscription is older than the record of terms', async () => {
    const ana = await subscriber('MONTHLY');
    await home.database.kysely.updateTable('subscriptions').set({ terms: null }).execute();
    await raise();
    await later(31);
    expect((await amounts(ana))[0]).toBe('Monthly 2495 paid');
  });
});

describe('whoever subscribes after the change', () => {
  it('sees, agrees to, and pays the new terms, and renews at them', async () => {
    await raise();
    const shown = (await server.fastify.inject('/ecom/api/v1/plans/public')).json();
    expect(shown.plans).toEqual(raised);
    const ben = await subscriber('MONTHLY', raised);
    await later(31);
    expect(await amounts(ben)).toEqual(['Pro 3995 paid', 'Pro 3995 paid']);
    expect(await credits(ben)).toBe(300);
  });

  it('gets the months of a year, and what follows a trial, on the new terms', async () => {
    await raise();
    const [ben, cleo] = [await subscriber('ANNUAL', raised), await subscriber('TRIAL', raised)];
    expect((await offer(cleo)).current?.endsAt).toBe('2026-11-22T12:00:00.000Z');
    await later(7);
    expect(await amounts(cleo)).toEqual(['Pro 3995 paid', 'One-week trial 495 paid']);
    await later(24);
    expect(await credits(ben)).toBe(300);
  });

  it('is charged nothing for words that were true before it', async () => {
    await raise();
    const ben = await signUpClient(server);
    const refused = await subscribe(ben, 'MONTHLY', defaultPlans);
    expect([refused.status, refused.body.error]).toEqual([409, 'conflict']);
    expect(await amounts(ben)).toEqual([]);
  });
});

it('a checkout that was open during the change ends in the plan that was ordered', async () => {
  const stripe = await startFakeStripe();
  const own = await createTestPlatform({ now: () => start });
  own.config.starterCredits = 0;
  own.config.stripe = stripe.config;
  const shop = await createTestServer(own);
  const ana = await signUpClient(shop);
  const consent = consentWords(defaultPlans, 'MONTHLY', start);
  await ana.ask('POST', pay(ana, 'checkout'), { plan: 'MONTHLY', consent });
  const orderId = stripe.asked.at(-1)?.form.get('metadata[orderId]') ?? '';
  await inTransaction(own, (context) =>
    changePlan(context, openPaymentDesk(own.config), {
      code: 'MONTHLY',
      name: 'Pro',
      priceCents: 3995,
      credits: 150,
    }),
  );
  await deliverStripe(shop, paidEvent(orderId, { amount: 2495 }));
  expect(await amounts(ana)).toEqual(['Monthly 2495 paid']);
  const { credits: left } = await inTransaction(own, (context) =>
    getCredits(context, { userId: ana.userId }),
  );
  expect(left).toBe(100);
  expect((await offer(ana)).current?.terms).toEqual(planOf(defaultPlans, 'MONTHLY'));
  await shop.fastify.close();
  await own.drop();
  stripe.close();
});
