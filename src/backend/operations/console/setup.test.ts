/** What operators change in the setup, and where to look when something went wrong. */

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { conductExperiment } from '#backend/visits/conduct-experiment.ts';
import { listKeyQuestions } from '#contract/applications/routes.ts';
import { pathOf, type Route } from '#contract/basics/call.ts';
import { listPublicPlans } from '#contract/money/routes.ts';
import * as calls from '#contract/operations/routes.ts';
import { defaultPlans, planOf } from '#domain/credits/plans.ts';
import { experiments } from '#domain/experiment/experiment.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { actAs, addPerson, addReadyApplication } from '#tests/ready-application.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';

const { platform, server } = await openTestServer({ tasks: { send: async () => undefined } });
const db = platform.database.kysely;
const reason = 'Agreed on Monday';
let administrator: TestClient;
beforeAll(async () => {
  administrator = await signUpClient(server);
  await db.updateTable('users').set({ role: 20 }).where('id', '=', administrator.userId).execute();
});

const get = (call: Route, query = '', params: Record<string, string> = {}) =>
  administrator.ask(
    'GET',
    `${pathOf(call).replace(/:(\w+)/, (_all, name: string) => params[name] ?? '')}?${query}`,
  );
const post = (call: Route, body: object) => administrator.ask('POST', pathOf(call), body);
const audit = () =>
  db.selectFrom('operator_audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

describe('the split of an experiment', () => {
  const key = 'teaserDesktop' as const;
  const split = (allocation: unknown) => post(calls.changeSplit, { key, allocation, reason });
  const shown = async () =>
    (await get(calls.getSetup)).body.experiments.find((one: { key: string }) => one.key === key);

  it('applies to newcomers, is versioned and recorded, and repeated changes nothing [I-24]', async () => {
    const before = (await shown()).variants.map(({ share }: { share: number }) => share);
    const early = await addPerson(platform, { credits: 1 });
    const take = (person: typeof early) =>
      actAs(platform, person, (context) => conductExperiment(context, { experimentId: experiments[key].id }));
    const first = await take(early);
    const only = first.variant === 3 ? [1, 0, 0] : [0, 0, 1];
    expect((await split(only)).body).toEqual({ changed: true });
    expect(await audit()).toMatchObject({
      subject: `${key} ${before.join(':')} → ${only.join(':')}`,
      reason,
    });
    expect((await split(only)).body).toEqual({ changed: false });
    expect((await take(early)).variant).toBe(first.variant);
    const newcomer = await addPerson(platform, { credits: 1 });
    expect((await take(newcomer)).variant).toBe(only.indexOf(1) + 1);
    expect((await shown()).variants.map(({ share }: { share: number }) => share)).toEqual(only);
    expect(await db.selectFrom('experiment_splits').selectAll().execute()).toHaveLength(1);
  });

  it.each([[[0, 0, 0]], [[1, 2]], [[1, 2, 101]], [[1.5, 1, 1]], [['1', 1, 1]]])(
    'refuses %j and changes nothing',
    async (allocation) => {
      const before = await shown();
      const refused = await split(allocation);
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.fields)[0]).toMatch(/^allocation/);
      expect(await shown()).toEqual(before);
    },
  );

  it('has results: people and payments since they took part, with an interval', async () => {
    const payer = await addPerson(platform, { credits: 1 });
    const { variant } = await actAs(platform, payer, (context) =>
      conductExperiment(context, { experimentId: experiments[key].id }),
    );
    const of = async () => (await shown()).variants[variant - 1];
    const before = await of();
    await db
      .insertInto('charges')
      .values({
        id: randomUUID(),
        user_id: payer.user.id,
        plan: 'MONTHLY',
        description: 'Monthly',
        amount_cents: 2495,
        status: 'paid',
        provider: 'test',
        provider_reference: 'test-1',
        at: new Date(),
      })
      .execute();
    const after = await of();
    expect(after.conversions).toBe(before.conversions + 1);
    expect(after.rate.rate).toBeCloseTo(after.conversions / after.people, 9);
    expect(after.rate.low).toBeLessThan(after.rate.rate);
    expect(after.rate.high).toBeGreaterThan(after.rate.low);
  });
});

it('an application that its person removed is still readable, marked, and not driven again', async () => {
  const person = await addPerson(platform, { credits: 1 });
  const applicationId = await addReadyApplication(platform, person);
  await db
    .updateTable('applications')
    .set({ removed_at: new Date() })
    .where('id', '=', applicationId)
    .execute();
  const log = await get(calls.getStepLog, '', { applicationId });
  expect(log.status).toBe(200);
  expect(log.body.removedAt).not.toBeNull();
  expect(log.body.restartRefusal).toBe('The person removed it.');
  const rows = (await get(calls.listAllApplications, `userId=${person.user.id}`)).body.results;
  expect(rows).toMatchObject([{ applicationId, removed: true }]);
});

it('hold targets are the systems we know and the hosts that were used', async () => {
  const { body } = await get(calls.listHoldTargets);
  expect(body.ats).toEqual(expect.arrayContaining(['greenhouse', 'lever', 'ashby']));
  expect(body.host).toEqual([]);
});

it('the error log tells our faults from mistakes of people, and finds words and request ids', async () => {
  const log = (message: string, request_id: string) =>
    db
      .insertInto('error_logs')
      .values({
        message,
        component_stack: '',
        as_info: false,
        portal_code: 'SNR',
        request_id,
        created_at: new Date(),
      })
      .execute();
  await log('POST /ea/api/v1/things 409', 'r-409');
  await log('GET /ea/api/v1/things 500', 'r-500');
  await log('Cannot read properties of undefined', 'r-page');
  const ids = async (query: string) =>
    (await get(calls.listErrors, query)).body.map(({ requestId }: { requestId: string }) => requestId);
  expect(await ids('')).toEqual(['r-page', 'r-500']);
  expect(await ids('kind=mistakes')).toEqual(['r-409']);
  expect(await ids('kind=all')).toHaveLength(3);
  expect(await ids('kind=all&search=PROPERTIES')).toEqual(['r-page']);
  expect(await ids('kind=all&search=r-409')).toEqual(['r-409']);
  expect((await get(calls.listErrors, 'kind=none')).status).toBe(400);
});

describe('a key question', () => {
  const ask = { id: 'adult', questionText: 'Are you 18 or older?', isRequired: true, reason };
  const asked = async () =>
    (await administrator.ask('GET', pathOf(listKeyQuestions))).body.questions.find(
      ({ id }: { id: string }) => id === 'adult',
    );

  it('is asked in new words, versioned and recorded, and repeated changes nothing [I-24]', async () => {
    expect((await post(calls.changeKeyQuestion, ask)).body).toEqual({ changed: true });
    expect(await audit()).toMatchObject({
      subject: expect.stringMatching(/^adult: .+ → Are you 18 or older\? \(required\)$/),
      reason,
    });
    expect((await post(calls.changeKeyQuestion, ask)).body).toEqual({ changed: false });
    expect(await asked()).toMatchObject({ questionText: 'Are you 18 or older?', isRequired: true });
    expect(await db.selectFrom('key_question_versions').selectAll().execute()).toHaveLength(1);
  });

  it.each([
    [{ questionText: 'What is your favorite color?' }, 400],
    [{ questionText: ' ' }, 400],
    [{ id: 'unknown' }, 404],
    [{ reason: '' }, 400],
  ])('refuses %j and changes nothing', async (change, status) => {
    const before = await asked();
    expect((await post(calls.changeKeyQuestion, { ...ask, ...change })).status).toBe(status);
    expect(await asked()).toEqual(before);
  });
});

describe('a plan', () => {
  const change = { code: 'MONTHLY', name: 'Pro', priceCents: 2995, credits: 120, reason };
  const shown = async (code = 'MONTHLY') =>
    (await get(calls.getSetup)).body.plans.find((plan: { code: string }) => plan.code === code);
  const versions = () => db.selectFrom('plan_versions').selectAll().execute();

  it('changes for new subscribers, recorded with before and after; repeated changes nothing [I-24]', async () => {
    expect((await post(calls.changePlan, change)).body).toEqual({ changed: true });
    expect(await audit()).toMatchObject({
      subject: 'Monthly: $24.95 a month, 100 applications → Pro: $29.95 a month, 120 applications',
      reason,
    });
    expect((await post(calls.changePlan, change)).body).toEqual({ changed: false });
    expect(await versions()).toHaveLength(1);
    expect(await shown()).toMatchObject({ name: 'Pro', priceCents: 2995, credits: 120 });
    const { body: sold } = await administrator.ask('GET', pathOf(listPublicPlans));
    expect(sold.plans.find(({ code }: { code: string }) => code === 'MONTHLY')).toMatchObject({
      name: 'Pro',
    });
  });

  it('is counted with those who keep other terms; the free start is nobody who pays', async () => {
    const subscribe = async (terms: object | null) => {
      const { user } = await addPerson(platform, { credits: 1 });
      const row = { user_id: user.id, plan: 'ANNUAL', status: 'active' as const, started_at: new Date() };
      const period_ends_at = new Date(Date.now() + 86_400_000);
      const plan = { ...planOf(defaultPlans, 'ANNUAL'), ...terms };
      await db
        .insertInto('subscriptions')
        .values({ ...row, id: randomUUID(), period_ends_at, terms: terms && JSON.stringify([plan]) })
        .execute();
      return user.id;
    };
    await subscribe({});
    const cheaper = await subscribe({ priceCents: 9900 });
    expect((await get(calls.getPerson, '', { userId: cheaper })).body.plan.name).toBe(
      'Annual: $99.00 a year, 100 applications',
    );
    await subscribe(null);
    expect(await shown('ANNUAL')).toMatchObject({ running: 3, onOtherTerms: 1 });
    const free = await db.selectFrom('subscriptions').selectAll().where('plan', '=', 'TRIAL').execute();
    expect(free.length).toBeGreaterThan(0);
    expect(await shown('TRIAL')).toMatchObject({ running: 0, onOtherTerms: 0 });
  });

  it.each([
    ['name', { name: ' a ' }],
    ['name', { name: 'annual' }],
    ['priceCents', { priceCents: 49 }],
    ['priceCents', { priceCents: 24.5 }],
    ['priceCents', { priceCents: '2495' }],
    ['credits', { credits: 0 }],
    ['days', { days: 30 }],
    ['days', { code: 'TRIAL', name: 'Trial', days: 0 }],
    ['code', { code: 'WEEKLY' }],
    ['reason', { reason: '' }],
  ])('refuses %s in %j and changes nothing', async (field, wrong) => {
    const before = await versions();
    const refused = await post(calls.changePlan, { ...change, name: 'Newer', ...wrong });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    expect(await versions()).toEqual(before);
  });

  it('cannot be changed by an operator who is no administrator', async () => {
    const operator = await signUpClient(server);
    await db.updateTable('users').set({ role: 10 }).where('id', '=', operator.userId).execute();
    const before = await versions();
    const refused = await operator.ask('POST', pathOf(calls.changePlan), { ...change, name: 'Newer' });
    expect(refused.status).toBe(403);
    expect(await versions()).toEqual(before);
  });
});
