import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { captureCredit, releaseCredit, reserveCredit } from '#backend/ecommerce/credits/reserve-credit.ts';
import { openPaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { consentWords, defaultPlans, type PlanCode } from '#domain/credits/plans.ts';
import { acceptedTestCard } from '#domain/credits/test-card.ts';
import { addAttempt } from '#tests/factories.ts';
import { type FakeStripe, startFakeStripe } from '#tests/fake-stripe.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { createTestServer, signUpClient, type TestClient } from '#tests/test-client.ts';
import { askProvider } from './ask-provider.ts';
import { refundCharge } from './charges.ts';
import { finishPayments } from './finish-payments.ts';
import { openCheckout } from './open-checkout.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';
import { settlePayment } from './settle-payment.ts';
import { subscribe } from './subscribe.ts';

const start = new Date('2026-11-15T12:00:00Z');
const day = 86_400_000;
let now = start;
let ana: TestClient;

const { platform: home, server } = await openTestServer({ now: () => start }, { starterCredits: 0 });
beforeEach(async () => {
  now = start;
  await home.database.kysely.deleteFrom('subscriptions').execute();
  ana = await signUpClient(server);
});

const shared = { reference: acceptedTestCard, label: 'Card ending in 4242' };
const ownCard = () => ({ reference: `test-card-${randomUUID()}`, label: 'Card ending in 1234' });
const later = () => ({ ...home, now: () => now });
const desk = () => openPaymentDesk(home.config);
const pay = (who: TestClient, what: string) => `/ecom/api/v1/payments/${who.userId}/${what}`;
const order = (plan: PlanCode, card = shared) => ({
  plan,
  card,
  consent: consentWords(defaultPlans, plan, start),
});
const take = (plan: PlanCode, card = shared, who = ana) =>
  who.ask('POST', pay(who, 'subscribe'), order(plan, card));
const credits = async () =>
  (await inTransaction(later(), (context) => getCredits(context, { userId: ana.userId }))).credits;
const charges = async (who = ana) =>
  (await who.ask('GET', pay(who, 'transactions'))).body as {
    id: string;
    description: string;
    status: string;
  }[];
const states = async () => (await charges()).map(({ description, status }) => `${description} ${status}`);

async function reserve(): Promise<string> {
  return inTransaction(home, async (context) => {
    const { attemptId } = await addAttempt(context.db, ana.userId);
    await reserveCredit(context, { userId: ana.userId, attemptId, reason: 'Analyst at Acme' });
    return attemptId;
  });
}
const capture = (attemptId: string) =>
  inTransaction(home, (context) => captureCredit(context, { attemptId, reason: 'confirmed' }));
const release = (attemptId: string) =>
  inTransaction(home, (context) => releaseCredit(context, { attemptId, reason: 'not sent' }));

async function refund(chargeId: string, at = desk()): Promise<void> {
  const { request } = await inTransaction(home, (context) =>
    refundCharge(context, at, { userId: ana.userId, chargeId }),
  );
  if (request) await askProvider(home, at, request);
}

describe('a plan is charged once', () => {
  it('however many requests come at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => take('MONTHLY')));
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await states()).toEqual(['Monthly paid']);
    expect(await credits()).toBe(100);
  });

  it('and never inside a transaction: no connection waits for the provider', async () => {
    const { provider } = desk();
    const asked: [what: string, open: number | undefined][] = [];
    const watch =
      <Order, Answer>(what: string, ask: (order: Order) => Promise<Answer>) =>
      async (order: Order) => {
        const { rows } = await sql<{ open: number }>`
          SELECT count(*)::integer AS open FROM pg_stat_activity
          WHERE datname = current_database() AND state = 'idle in transaction'`.execute(home.database.kysely);
        asked.push([what, rows[0]?.open]);
        return ask(order);
      };
    const watched = {
      ...desk(),
      provider: {
        ...provider,
        charge: watch('charge', (one: Parameters<typeof provider.charge>[0]) => provider.charge(one)),
        refund: watch('refund', (one: Parameters<typeof provider.refund>[0]) => provider.refund(one)),
      },
    };
    await subscribe(home, watched, { userId: ana.userId, ...order('MONTHLY') });
    now = new Date(start.getTime() + 31 * day);
    await renewSubscriptions(later(), watched);
    expect(await states()).toEqual(['Monthly paid', 'Monthly paid']);
    const [{ id } = { id: '' }] = await charges();
    await refund(id, watched);
    expect((await states()).toSorted()).toEqual(['Monthly paid', 'Monthly refunded']);

    const page = { url: 'https://pay.example.com/1' };
    const findCard = async () => ({ ...ownCard(), fingerprint: null });
    const hosted = {
      open: watch('checkout', async (_order: object) => page),
      readMessage: () => null,
      findCard: watch('card', findCard),
    };
    const elsewhere = { ...watched, provider: { ...watched.provider, hosted } };
    const ben = await signUpClient(server);
    const user = { id: ben.userId, email: 'ben@example.com' } as SessionUser;
    const { plan, consent } = order('MONTHLY');
    const pages = { paidUrl: 'https://example.com/paid', cancelUrl: 'https://example.com/plans' };
    expect(await openCheckout(home, elsewhere, { user, plan, consent, ...pages })).toEqual(page);
    const placed = await home.database.kysely
      .selectFrom('payment_orders')
      .select(['id', 'amount_cents'])
      .where('user_id', '=', ben.userId)
      .executeTakeFirstOrThrow();
    const paid = { kind: 'paid' as const, id: randomUUID(), orderId: placed.id, payment: randomUUID() };
    await settlePayment(home, elsewhere, { ...paid, amountCents: placed.amount_cents, currency: 'usd' });
    expect(await charges(ben)).toHaveLength(1);
    expect(asked).toEqual(['charge', 'charge', 'refund', 'checkout', 'card'].map((what) => [what, 0]));
  });

  it('also when the provider is silent: the next try finishes the same charge', async () => {
    const { provider } = desk();
    const keys: string[] = [];
    const silent = {
      ...desk(),
      provider: {
        ...provider,
        charge: async ({ key }: { key: string }) => {
          keys.push(key);
          throw new Error('no answer');
        },
      },
    };
    await expect(subscribe(home, silent, { userId: ana.userId, ...order('MONTHLY') })).rejects.toThrow();
    expect(await states()).toEqual([]);
    expect((await take('MONTHLY')).body).toEqual({ status: 'SUCC', reason: null });
    const row = await home.database.kysely
      .selectFrom('charges')
      .select('provider_reference')
      .where('user_id', '=', ana.userId)
      .execute();
    expect(row).toEqual([{ provider_reference: `test-${keys[0]}` }]);
  });

  it('and a charge that nobody ever answered is given up before its key is forgotten', async () => {
    const { provider } = desk();
    const charge = () => Promise.reject(new Error('no answer'));
    const silent = { ...desk(), provider: { ...provider, charge } };
    await expect(subscribe(home, silent, { userId: ana.userId, ...order('MONTHLY') })).rejects.toThrow();
    now = new Date(start.getTime() + 2 * day);
    await finishPayments(later(), desk());
    expect(await states()).toEqual([]);
    expect(home.lines.join()).toContain('look for this key at the payment provider');
  });

  it('a person who cancels while the renewal is being charged gets the money back', async () => {
    await take('MONTHLY');
    const { provider } = desk();
    const cancel = {
      ...desk(),
      provider: {
        ...provider,
        charge: async (asked: Parameters<typeof provider.charge>[0]) => {
          await ana.ask('POST', `/ecom/api/v1/subscriptions/deactivate?userUID=${ana.userId}`);
          return provider.charge(asked);
        },
      },
    };
    // Due, and not over yet for the clock of the request that cancels.
    await home.database.kysely
      .updateTable('subscriptions')
      .set({ due_at: start, period_ends_at: new Date(start.getTime() + 1000) })
      .where('user_id', '=', ana.userId)
      .execute();
    now = new Date(start.getTime() + 2000);
    await renewSubscriptions(later(), cancel);
    expect((await states()).toSorted()).toEqual(['Monthly paid', 'Monthly refunded']);
    expect(await credits()).toBe(100);
  });
});

describe('a process that is killed between charge and settlement', () => {
  let stripe: FakeStripe;
  beforeAll(async () => {
    stripe = await startFakeStripe();
  });
  afterAll(() => stripe.close());

  it('leaves a charge that is finished later under the same key, once', async () => {
    await take('MONTHLY');
    now = new Date(start.getTime() + 31 * day);
    const child = spawn(process.execPath, [join(projectRoot, 'tests/charge-and-die.ts')], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: home.database.url,
        DATA_DIR: home.config.dataDir,
        STRIPE_SECRET_KEY: stripe.config.secretKey,
        STRIPE_WEBHOOK_SECRET: stripe.config.webhookSecret,
        STRIPE_URL: stripe.config.url,
        NOW: now.toISOString(),
      },
      stdio: 'inherit',
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    expect(stripe.payments.size).toBe(1);
    expect(await states()).toEqual(['Monthly paid']);

    const stripeDesk = openPaymentDesk({ ...home.config, stripe: stripe.config });
    await renewSubscriptions(later(), stripeDesk);
    expect(await finishPayments(later(), stripeDesk)).toBe(0);
    now = new Date(now.getTime() + 2 * 60_000);
    expect(await finishPayments(later(), stripeDesk)).toBe(1);
    expect(await finishPayments(later(), stripeDesk)).toBe(0);
    expect(stripe.askedFor('/v1/payment_intents')).toHaveLength(2);
    expect(stripe.payments.size).toBe(1);
    expect(await states()).toEqual(['Monthly paid', 'Monthly paid']);
    expect(await credits()).toBe(200);
  });
});

describe('the trial', () => {
  it('is given once per card, whoever pays with it', async () => {
    const card = ownCard();
    const ben = await signUpClient(server);
    expect((await take('TRIAL', card)).body.status).toBe('SUCC');
    const again = await take('TRIAL', card, ben);
    expect([again.status, again.body.uiSafeMessage ?? again.text]).toEqual([
      409,
      expect.stringContaining('once per person and card'),
    ]);
    expect(await charges(ben)).toEqual([]);
    expect((await take('TRIAL', ownCard(), ben)).body.status).toBe('SUCC');
    // The card that the demo prints is everybody's.
    const cleo = await signUpClient(server);
    const dan = await signUpClient(server);
    expect((await take('TRIAL', shared, cleo)).body.status).toBe('SUCC');
    expect((await take('TRIAL', shared, dan)).body.status).toBe('SUCC');
  });

  it('goes to one of two people who pay with one card at the same time; the other is refunded', async () => {
    const card = ownCard();
    const ben = await signUpClient(server);
    await Promise.all([take('TRIAL', card), take('TRIAL', card, ben)]);
    const all = [...(await charges()), ...(await charges(ben))].map(({ status }) => status);
    expect(all.filter((status) => status === 'paid')).toHaveLength(1);
    expect(all.filter((status) => status !== 'paid').every((status) => status === 'refunded')).toBe(true);
  });
});

describe('a refund', () => {
  it('withdraws unused credits of its plan only, and those on their way when they come back', async () => {
    await take('TRIAL');
    for (let used = 0; used < 4; used += 1) await capture(await reserve());
    await ana.ask('POST', pay(ana, 'startrecurring'));
    expect(await credits()).toBe(106);
    const [onTheirWay, sent] = [await reserve(), await reserve()];
    const monthly = (await charges()).find(({ description }) => description === 'Monthly');
    await refund(monthly?.id ?? '');
    // Six of the trial are older, so they are used first: two of those are reserved.
    expect(await credits()).toBe(4);
    expect((await states()).toSorted()).toEqual(['14-day trial paid', 'Monthly refunded']);
    await release(onTheirWay);
    await capture(sent);
    expect(await credits()).toBe(5);
    const { body } = await ana.ask('GET', `/ecom/api/v1/credits/ledger?userUID=${ana.userId}`);
    expect(body.rows).toContainEqual(
      expect.objectContaining({ kind: 'withdraw', amount: 100, reason: 'Payment returned: Monthly' }),
    );
  });

  it('leaves nothing behind when all of its credits were reserved', async () => {
    await take('TRIAL');
    const attempts = [];
    for (let one = 0; one < 10; one += 1) attempts.push(await reserve());
    const [charge] = await charges();
    await refund(charge?.id ?? '');
    await capture(attempts[0] ?? '');
    for (const attempt of attempts.slice(1)) await release(attempt);
    expect(await credits()).toBe(0);
    await take('MONTHLY');
    expect(await credits()).toBe(100);
  });
});

it('a canceled year still gets the credits of the months that were paid for', async () => {
  await take('ANNUAL');
  await ana.ask('POST', `/ecom/api/v1/subscriptions/deactivate?userUID=${ana.userId}`);
  for (let month = 0; month < 14; month += 1) {
    now = new Date(now.getTime() + 31 * day);
    await renewSubscriptions(later(), desk());
  }
  expect(await credits()).toBe(1200);
  expect(await states()).toEqual(['Annual paid']);
});

it('where nothing is sold no plan is offered, bought or renewed', async () => {
  await take('MONTHLY');
  const closed = await createTestServer({ ...home, config: { ...home.config, sellsPlans: false } });
  const ben = await signUpClient(closed);
  const { body } = await ben.ask('GET', '/ecom/api/v1/plans');
  expect([body.provider, body.plans]).toEqual(['none', []]);
  const refused = await take('ANNUAL', shared, ben);
  expect([refused.status, await charges(ben)]).toEqual([409, []]);
  await closed.fastify.close();
  now = new Date(start.getTime() + 31 * day);
  await renewSubscriptions(later(), openPaymentDesk({ ...home.config, sellsPlans: false }));
  expect(await states()).toEqual(['Monthly paid']);
});

it('the email after a payment names amount, date, terms, and how to cancel; credits tell used and reserved apart', async () => {
  await take('TRIAL');
  const { line, details } = await home.database.kysely
    .selectFrom('notices')
    .select(['line', 'details'])
    .where('user_id', '=', ana.userId)
    .executeTakeFirstOrThrow();
  expect(line).toBe('Your 14-day trial plan has started');
  expect(details).toContain('You paid $2.95 on November 15, 2026');
  expect(details).toContain('your Monthly plan begins at $24.95 a month');
  expect(details).toContain('To cancel, open Settings');
  expect(details).toContain('I agree to pay $2.95 today.');
  await capture(await reserve());
  await reserve();
  const { body } = await ana.ask('GET', `/ecom/api/v1/credits?userUID=${ana.userId}`);
  expect(body).toMatchObject({ credits: 8, used: 1, reserved: 1 });
});

it('prices are public: the ones that are charged, and none where nothing is sold', async () => {
  const ask = async (at: Server) =>
    (
      await at.fastify.inject({ url: '/ecom/api/v1/plans/public', headers: { host: 'localhost:3000' } })
    ).json();
  expect(await ask(server)).toEqual({ freeCredits: 0, plans: defaultPlans });
  const closed = await createTestServer({ ...home, config: { ...home.config, sellsPlans: false } });
  expect((await ask(closed)).plans).toEqual([]);
  await closed.fastify.close();
});
