import { beforeEach, describe, expect, it } from 'vitest';
import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { reserveCredit } from '#backend/ecommerce/credits/reserve-credit.ts';
import { openPaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { consentWords, defaultPlans, type PlanCode } from '#domain/credits/plans.ts';
import { acceptedTestCard, declinedTestCard } from '#domain/credits/test-card.ts';
import { addAttempt } from '#tests/factories.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';

const start = new Date('2026-11-15T12:00:00Z');
const day = 86_400_000;
let now = start;
let ana: TestClient;

const { platform: home, server } = await openTestServer({ now: () => start }, { starterCredits: 0 });
beforeEach(async () => {
  now = start;
  ana = await signUpClient(server);
});

const ecom = '/ecom/api/v1';
const pay = (what: string) => `${ecom}/payments/${ana.userId}/${what}`;
const good = { reference: acceptedTestCard, label: 'Card ending in 4242' };
const bad = { reference: declinedTestCard, label: 'Card ending in 0002' };

function subscribe(plan: PlanCode, card = good) {
  return ana.ask('POST', pay('subscribe'), { plan, card, consent: consentWords(defaultPlans, plan, start) });
}
/** The service at a later time; sessions stay at the start, so that nobody is signed out. */
const atTime = () => ({ ...home, now: () => now });
const credits = async () => {
  const found = await inTransaction(atTime(), (context) => getCredits(context, { userId: ana.userId }));
  return { credits: found.credits, exhaust_reason: found.exhaustReason };
};
const charges = async () =>
  (await ana.ask('GET', pay('transactions'))).body.map((charge: { description: string; status: string }) => [
    charge.description,
    charge.status,
  ]);
const deactivate = () => ana.ask('POST', `${ecom}/subscriptions/deactivate?userUID=${ana.userId}`);
const renew = () => renewSubscriptions(atTime(), openPaymentDesk(home.config));
const later = (days: number) => {
  now = new Date(now.getTime() + days * day);
};

async function useAllCredits(): Promise<void> {
  const { credits: left } = await credits();
  await inTransaction(home, async (context) => {
    for (let used = 0; used < left; used += 1) {
      const { attemptId } = await addAttempt(context.db, ana.userId);
      await reserveCredit(context, { userId: ana.userId, attemptId, reason: 'Analyst at Acme' });
    }
  });
}

describe('a plan', () => {
  it('begins with the words the person agreed to, its price and its credits', async () => {
    expect((await subscribe('TRIAL')).body).toEqual({ status: 'SUCC', reason: null });
    expect(await credits()).toEqual({ credits: 10, exhaust_reason: null });
    expect(await charges()).toEqual([['14-day trial', 'paid']]);
    expect((await subscribe('TRIAL')).body).toEqual({ status: 'SUCC', reason: null });
    expect(await charges()).toHaveLength(1);
    const kept = await home.database.kysely
      .selectFrom('plan_consents')
      .selectAll()
      .where('user_id', '=', ana.userId)
      .execute();
    expect(kept).toMatchObject([{ plan: 'TRIAL', words: consentWords(defaultPlans, 'TRIAL', start) }]);
  });

  it('does not begin with other words, a refused card or in another name', async () => {
    const other = await ana.ask('POST', pay('subscribe'), {
      plan: 'TRIAL',
      card: good,
      consent: 'I agree to something else.',
    });
    expect([other.status, other.body.error]).toEqual([409, 'conflict']);
    expect((await subscribe('TRIAL', bad)).body).toEqual({ status: 'FAIL', reason: 'card_declined' });
    expect(await charges()).toEqual([['14-day trial', 'failed']]);
    expect((await credits()).credits).toBe(0);
    const ben = await signUpClient(server);
    expect((await ben.ask('POST', pay('startrecurring'))).status).toBe(403);
    expect((await ben.ask('GET', pay('transactions'))).status).toBe(403);
    expect((await ben.ask('POST', `${ecom}/subscriptions/deactivate?userUID=${ana.userId}`)).status).toBe(
      403,
    );
  });

  it('is offered by what the person had before: a trial once', async () => {
    const offered = async () =>
      (await ana.ask('GET', `${ecom}/plans`)).body.plans.map((plan: { code: string }) => plan.code);
    expect(await offered()).toEqual(['TRIAL', 'ANNUAL']);
    await subscribe('TRIAL');
    expect(await offered()).toEqual(['MONTHLY', 'ANNUAL']);
    later(20);
    await renew();
    expect((await subscribe('TRIAL')).status).toBe(409);
  });
});

describe('startrecurring', () => {
  it('turns the used-up trial into the subscription and answers SUCC, charging once [ECM-003]', async () => {
    await subscribe('TRIAL');
    await useAllCredits();
    expect(await credits()).toEqual({ credits: 0, exhaust_reason: 'trialLimitReached' });
    const ask = () => ana.ask('POST', `${pay('startrecurring')}?productCD=EAP&failpayment=false`);
    const [first, again] = [await ask(), await ask()];
    expect([first.body, again.body]).toEqual([
      { status: 'SUCC', reason: null },
      { status: 'SUCC', reason: null },
    ]);
    expect((await credits()).credits).toBe(100);
    // both at the same instant, so in no order
    expect((await charges()).toSorted()).toEqual([
      ['14-day trial', 'paid'],
      ['Monthly', 'paid'],
    ]);
  });

  it('answers FAIL with the reason: a refused charge, no consent, no plan', async () => {
    await subscribe('TRIAL');
    await useAllCredits();
    const failing = await ana.ask('POST', `${pay('startrecurring')}?productCD=EAP&failpayment=true`);
    expect(failing.body).toEqual({ status: 'FAIL', reason: 'card_declined' });
    expect((await credits()).exhaust_reason).toBe('rcFail');
    expect((await ana.ask('POST', pay('retry'), {})).body).toEqual({ status: 'SUCC', reason: null });
    expect((await credits()).credits).toBe(100);

    ana = await signUpClient(server);
    expect((await ana.ask('POST', pay('startrecurring'))).body).toEqual({
      status: 'FAIL',
      reason: 'no_plan',
    });
    home.config.starterCredits = 10;
    ana = await signUpClient(server);
    home.config.starterCredits = 0;
    expect((await ana.ask('POST', pay('startrecurring'))).body).toEqual({
      status: 'FAIL',
      reason: 'no_consent',
    });
  });
});

describe('deactivate', () => {
  it('cancels the plan, keeps access to the end of the period, and may be asked again [ECM-002] [I-10]', async () => {
    await subscribe('MONTHLY');
    const [first, again] = [await deactivate(), await deactivate()];
    expect(first.body).toEqual({ status: 'SUCC', accessUntil: '2026-12-15T12:00:00.000Z' });
    expect(again.body).toEqual(first.body);
    const notices = await home.database.kysely
      .selectFrom('notices')
      .select('line')
      .where('user_id', '=', ana.userId)
      .where('line', 'like', 'Your plan is canceled%')
      .execute();
    expect(notices.map(({ line }) => line)).toEqual([
      "Your plan is canceled. You keep access until December 15, 2026, and you won't be charged again",
    ]);
    await useAllCredits();
    expect((await credits()).exhaust_reason).toBe('subsExpiring');
    later(31);
    await renew();
    expect((await credits()).exhaust_reason).toBe('subsInactive');
    expect(await charges()).toHaveLength(1);
  });
});

describe('as time passes', () => {
  it('a month renews with a charge and its credits, once, however often the scheduler runs [I-10]', async () => {
    await subscribe('MONTHLY');
    later(31);
    await Promise.all([renew(), renew()]);
    await renew();
    expect(await charges()).toHaveLength(2);
    expect((await credits()).credits).toBe(200);
  });

  it('a year is paid once and grants its credits month by month', async () => {
    await subscribe('ANNUAL');
    for (let month = 0; month < 11; month += 1) {
      later(31);
      await renew();
    }
    expect((await credits()).credits).toBe(1200);
    expect(await charges()).toHaveLength(1);
  });

  it('a trial that ends becomes the subscription the person agreed to', async () => {
    await subscribe('TRIAL');
    later(14);
    await renew();
    expect(await charges()).toEqual([
      ['Monthly', 'paid'],
      ['14-day trial', 'paid'],
    ]);
  });

  it('a failed renewal is tried again on days 1, 3 and 5, and then the plan ends [I-10]', async () => {
    await subscribe('MONTHLY');
    await useAllCredits();
    await home.database.kysely
      .updateTable('payment_methods')
      .set({ reference: declinedTestCard })
      .where('user_id', '=', ana.userId)
      .execute();
    later(30);
    const failed: number[] = [];
    for (let days = 0; days <= 7; days += 1) {
      const before = (await charges()).length;
      await renew();
      if ((await charges()).length > before) failed.push(days);
      if (days === 4) expect((await credits()).exhaust_reason).toBe('rcFail');
      later(1);
    }
    expect(failed).toEqual([0, 1, 3, 5]);
    expect((await credits()).exhaust_reason).toBe('subsInactive');
  });

  it('the ledger says what is left after every entry and what it is about [I-09]', async () => {
    await subscribe('TRIAL');
    await useAllCredits();
    const { body } = await ana.ask('GET', `${ecom}/credits/ledger?userUID=${ana.userId}`);
    expect(body).toMatchObject({ granted: 10, reserved: 10, captured: 0, available: 0 });
    expect(body.rows[0]).toMatchObject({ kind: 'reserve', left: 0, subject: 'Analyst at Acme' });
    expect(body.rows.at(-1)).toMatchObject({ kind: 'grant', amount: 10, left: 10, subject: '14-day trial' });
  });
});
