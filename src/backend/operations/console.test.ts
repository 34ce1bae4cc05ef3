import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { appendStep } from '#backend/expert-apply/record/attempt-steps.store.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { allCalls } from '#contract/all-calls.ts';
import { pathOf, type Route } from '#contract/basics/call.ts';
import * as calls from '#contract/operations/routes.ts';
import { experiments } from '#domain/experiment/experiment.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { actAs, addPerson, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { createTestServer, signUpClient, TestClient } from '#tests/test-client.ts';

const sent: { task: string; payload: object }[] = [];
let nobody: TestClient;
let operator: TestClient;
let administrator: TestClient;
let ana: Person;
const reason = 'Asked for by phone';

const { platform, server } = await openTestServer({
  tasks: { send: async (_db, { name }, payload) => void sent.push({ task: name, payload }) },
});
beforeAll(async () => {
  nobody = await signUpClient(server);
  operator = await withRole(10);
  administrator = await withRole(20);
  ana = await addPerson(platform, { credits: 10 });
});

async function withRole(role: number): Promise<TestClient> {
  const client = await signUpClient(server);
  await platform.database.kysely.updateTable('users').set({ role }).where('id', '=', client.userId).execute();
  return client;
}

function ask(
  client: TestClient,
  call: Route,
  params: Record<string, string> = {},
  rest: object | string = {},
) {
  const path = pathOf(call).replace(/:(\w+)/g, (_all, name: string) => params[name] ?? randomUUID());
  return call.method === 'GET'
    ? client.ask('GET', typeof rest === 'string' ? `${path}?${rest}` : path)
    : client.ask(call.method, path, rest);
}

const lastAudit = async () =>
  platform.database.kysely
    .selectFrom('operator_audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const consoleCalls = allCalls.filter(({ service }) => service === 'operations');

describe('who has no role', () => {
  it.each(consoleCalls)('is told that there is nothing: $summary [I-14]', async (call) => {
    expect(call.role).toBeGreaterThanOrEqual(10);
    const { status, body } = await ask(nobody, call);
    const unknown = await nobody.ask('GET', '/op/api/v1/no-such-thing');
    expect([status, unknown.status]).toEqual([404, 404]);
    expect(body.message).toBe(unknown.body.message);
  });

  it('does not find it in the reference either', async () => {
    expect((await nobody.ask('GET', '/api/openapi.json')).text).not.toContain('/op/api/');
  });
});

it('in production an operator needs a second factor, or a session opened with a passkey', async () => {
  let later = 0;
  const strict = await createTestServer({
    ...platform,
    config: { ...platform.config, environment: 'production' },
    now: () => new Date(Date.now() + later),
  });
  const client = new TestClient(strict);
  for (const [name, value] of operator.cookies) client.cookies.set(name, value);
  const refused = await ask(client, calls.getOverview);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Turn on two-factor authentication in Settings first.',
  ]);
  const { kysely } = platform.database;
  const markSession = (by_passkey: boolean) =>
    kysely.updateTable('sessions').set({ by_passkey }).where('user_id', '=', operator.userId).execute();
  await markSession(true);
  later = 2000;
  expect((await ask(client, calls.getOverview)).status).toBe(200);
  await markSession(false);
  later = 4000;
  expect((await ask(client, calls.getOverview)).status).toBe(403);
  await kysely
    .insertInto('second_factors')
    .values({ user_id: operator.userId, key_id: 'k', sealed: '', confirmed_at: new Date() })
    .execute();
  later = 6000;
  expect((await ask(client, calls.getOverview)).status).toBe(200);
  await strict.fastify.close();
});

it('what only an administrator may do is refused to an operator, in words', async () => {
  const forAdministrators = consoleCalls.filter(({ role }) => role === 20);
  expect(forAdministrators.map(({ summary }) => summary)).toEqual([
    'View the screenshots of an application',
    'View the activity log',
    "Reset a person's two-factor authentication",
    'Suspend an account',
    'Resume a suspended account',
    "Cancel a person's plan",
    'Grant credits',
    'Withdraw credits',
    'Refund a payment',
    'Change a plan for new subscribers',
    "Turn a portal's feature on or off",
    'Stop or resume an experiment',
    'Change how an experiment splits participants',
    'Change a key question',
  ]);
  for (const call of forAdministrators) {
    const { status, body } = await ask(operator, call);
    expect([status, body.message]).toEqual([403, 'Only an administrator can do this.']);
  }
});

describe('people', () => {
  it('are found by the start of their address or by id, and each one found is recorded', async () => {
    for (const search of [ana.user.email.slice(0, 12), ana.user.id]) {
      const { status, body } = await ask(operator, calls.findPeople, {}, `search=${search}`);
      expect([status, body.totalRecords, body.results[0].userId]).toEqual([200, 1, ana.user.id]);
      expect(await lastAudit()).toMatchObject({
        operator_id: operator.userId,
        act: 'List people',
        person_id: ana.user.id,
        subject: search,
      });
    }
    const none = await ask(operator, calls.findPeople, {}, 'search=%25%25%25');
    expect(none.body.results).toEqual([]);
    expect(await lastAudit()).toMatchObject({ act: 'List people', person_id: null });
  });

  it('are shown as a summary without what they wrote, and the look is recorded', async () => {
    const { body, text } = await ask(operator, calls.getPerson, { userId: ana.user.id });
    expect(body).toMatchObject({
      email: ana.user.email,
      plan: { status: 'active' },
      credits: { granted: 10, left: 10 },
      resumes: 1,
    });
    expect(text).not.toMatch(/555-0199|78701/);
    expect(await lastAudit()).toMatchObject({ act: 'View a person', person_id: ana.user.id });
    expect((await ask(operator, calls.getPerson)).status).toBe(404);
  });

  it('get their address marked as verified only with a reason', async () => {
    const params = { userId: ana.user.id };
    expect((await ask(operator, calls.markEmailVerified, params, {})).status).toBe(400);
    expect((await ask(operator, calls.markEmailVerified, params, { reason })).status).toBe(200);
    expect((await ask(operator, calls.getPerson, params)).body.emailVerified).toBe(true);
  });

  it('get a grant once, however often it is sent [I-14]', async () => {
    const params = { userId: ana.user.id };
    const grant = { grantId: randomUUID(), amount: 5, reason };
    const first = await ask(administrator, calls.grantCredits, params, grant);
    expect(first.body).toEqual({ granted: true, credits: 15 });
    const again = await ask(administrator, calls.grantCredits, params, grant);
    expect(again.body).toEqual({ granted: false, credits: 15 });
    const other = await ask(administrator, calls.grantCredits, params, { ...grant, amount: 50 });
    expect(other.status).toBe(422);
    const entries = await platform.database.kysely
      .selectFrom('credit_ledger')
      .select(['amount', 'reason'])
      .where('grant_id', '=', grant.grantId)
      .execute();
    expect(entries).toEqual([{ amount: 5, reason }]);
    expect(await lastAudit()).toMatchObject({
      act: 'Grant credits',
      person_id: ana.user.id,
      subject: '5, already granted',
      reason,
    });
  });

  it('lose granted credits once, and never more than are left', async () => {
    const person = await addPerson(platform, { credits: 4 });
    const params = { userId: person.user.id };
    const change = { grantId: randomUUID(), amount: 3, reason };
    const first = await ask(administrator, calls.withdrawCredits, params, change);
    expect(first.body).toEqual({ withdrawn: true, credits: 1 });
    const again = await ask(administrator, calls.withdrawCredits, params, change);
    expect(again.body).toEqual({ withdrawn: false, credits: 1 });
    for (const call of [calls.grantCredits, calls.withdrawCredits])
      expect((await ask(administrator, call, params, { ...change, amount: 1 })).status).toBe(422);
    expect((await ask(administrator, calls.grantCredits, params, change)).status).toBe(422);
    const more = { grantId: randomUUID(), amount: 2, reason };
    const refused = await ask(administrator, calls.withdrawCredits, params, more);
    expect([refused.status, refused.body.fields]).toEqual([400, { amount: 'Only 1 credit is left' }]);
    const { body } = await ask(operator, calls.getPersonPayments, params);
    expect(body.credits[0]).toMatchObject({ kind: 'withdraw', amount: 3, left: 1, reason });
    expect((await ask(operator, calls.getPerson, params)).body.credits).toMatchObject({
      granted: 1,
      left: 1,
    });
  });
});

it('a payment is given back once, ends what it paid for, and both looks and act are recorded', async () => {
  const person = await addPerson(platform, { credits: 1 });
  const params = { userId: person.user.id, chargeId: randomUUID() };
  const db = platform.database.kysely;
  const charge = { id: params.chargeId, user_id: person.user.id, plan: 'MONTHLY', description: 'Monthly' };
  const paid = { amount_cents: 2495, status: 'paid' as const, provider: 'test', at: new Date() };
  await db
    .insertInto('charges')
    .values({ ...charge, ...paid, provider_reference: randomUUID() })
    .execute();
  await db
    .updateTable('subscriptions')
    .set({ plan: 'MONTHLY', charge_id: params.chargeId })
    .where('user_id', '=', person.user.id)
    .execute();

  const { body: seen } = await ask(operator, calls.getPersonPayments, params);
  expect(seen).toMatchObject({ charges: [{ amountCents: 2495, status: 'paid' }], credits: [{ amount: 1 }] });
  expect(await lastAudit()).toMatchObject({
    act: "View a person's payments and credits",
    person_id: person.user.id,
  });
  expect((await ask(administrator, calls.refundCharge, params, {})).status).toBe(400);
  const foreign = { ...params, userId: ana.user.id };
  expect((await ask(administrator, calls.refundCharge, foreign, { reason })).status).toBe(404);
  const back = await ask(administrator, calls.refundCharge, params, { reason });
  expect(back.body).toEqual({ refunded: true, amountCents: 2495 });
  const again = await ask(administrator, calls.refundCharge, params, { reason });
  expect(again.body).toEqual({ refunded: false, amountCents: 2495 });
  expect(await lastAudit()).toMatchObject({ subject: `${params.chargeId}, already refunded`, reason });
  const { status } = await db
    .selectFrom('subscriptions')
    .select('status')
    .where('user_id', '=', person.user.id)
    .executeTakeFirstOrThrow();
  expect([status, (await ask(operator, calls.getPersonPayments, params)).body.charges[0].status]).toEqual([
    'ended',
    'refunded',
  ]);
  const notices = await db
    .selectFrom('notices')
    .select('line')
    .where('user_id', '=', person.user.id)
    .execute();
  expect(notices).toEqual([{ line: 'Your payment for the Monthly plan was refunded' }]);
});

it('plans, portals with their features, experiments and key questions are seen as they are', async () => {
  const { body } = await ask(operator, calls.getSetup);
  expect(body.plans.map(({ code }: { code: string }) => code)).toEqual(['TRIAL', 'MONTHLY', 'ANNUAL']);
  expect(body.portals).toHaveLength(10);
  expect(body.portals[0].features).toContain('ManualTab');
  expect(body.experiments).toHaveLength(4);
  expect(body.questions.some(({ sensitive }: { sensitive: boolean }) => sensitive)).toBe(true);
});

it("a portal's feature is switched with a reason, one of two opposites is always on, and switching back leaves no trace but the audit [I-24]", async () => {
  const portal = async () => (await ask(operator, calls.getSetup)).body.portals[0];
  const change = (feature: string, on: boolean) =>
    ask(administrator, calls.switchFeature, {}, { portalCode: 'SNR', feature, on, reason });
  expect((await change('NoSuchThing', true)).status).toBe(400);
  expect((await change('ManualTab', false)).status).toBe(200);
  expect(await lastAudit()).toMatchObject({ subject: 'SNR ManualTab off', reason });
  expect((await change('OldMultiSelectPills', true)).status).toBe(200);
  const switched = await portal();
  expect(switched.switched.toSorted()).toEqual(['ManualTab', 'NewMultiSelectPills', 'OldMultiSelectPills']);
  expect(switched.features).not.toContain('ManualTab');
  const page = await administrator.ask('GET', '/eb/api/v1/config?portalCd=SNR');
  expect(page.body.features).toEqual(switched.features);
  await change('ManualTab', true);
  await change('NewMultiSelectPills', true);
  expect((await portal()).switched).toEqual([]);
});

it('a stopped experiment shows everybody the baseline and takes nobody in until it goes on [I-24]', async () => {
  const stop = (stopped: boolean) =>
    ask(administrator, calls.stopExperiment, {}, { key: 'applyDirectlyDesktop', stopped, reason });
  const conduct = async () => {
    const path = `/eb/api/v3/users/${nobody.userId}/experiments/${experiments.applyDirectlyDesktop.id}/conduct`;
    const form = { logTraits: true, conductForOldUsers: true, includeIterableIntegration: false };
    return (await nobody.ask('POST', path, { ...form, culture: 'en-US', skipGoverning: false })).text;
  };
  expect((await stop(true)).body).toEqual({ stopped: true });
  expect(await lastAudit()).toMatchObject({ subject: 'applyDirectlyDesktop stopped', reason });
  const kept = await conduct();
  expect((await stop(false)).body).toEqual({ stopped: false });
  expect([kept.includes('"variant":1') || kept, (await conduct()) === kept]).toEqual([true, false]);
});

describe('an application', () => {
  async function approved(person = ana): Promise<string> {
    const id = await addReadyApplication(platform, person);
    const review = {
      jobApplicationId: id,
      applyJobApplicationAfterSave: true,
      reviewApplicationAnswerItems: [],
    };
    await actAs(platform, person, (context) =>
      reviewApply(context, { documentId: person.documentId, reviews: [review] }),
    );
    return id;
  }
  const setAttempt = (id: string, state: string) =>
    platform.database.kysely
      .updateTable('attempts')
      .set({ state, ...(state !== 'abandoned' && { locked_at: new Date() }) })
      .where('application_id', '=', id)
      .execute();
  const restart = (id: string) => ask(operator, calls.restartApplication, { applicationId: id }, { reason });

  it('shows its steps, not its answers, and the look is recorded', async () => {
    const id = await approved();
    const { body, text } = await ask(operator, calls.getStepLog, { applicationId: id });
    expect(body).toMatchObject({ status: 'Processing', restartRefusal: null });
    expect(body.attempts[0]).toMatchObject({ state: 'approved', chainIntact: true });
    expect(body.attempts[0].steps.map(({ name }: { name: string }) => name)).toEqual(['approved']);
    expect(text).not.toContain('Ana Test');
    expect(await lastAudit()).toMatchObject({ person_id: ana.user.id, subject: id });
    const list = await ask(operator, calls.listAllApplications, {}, 'status=Processing');
    expect(list.body.results.map((row: { applicationId: string }) => row.applicationId)).toContain(id);
    expect(await lastAudit()).toMatchObject({ act: 'List applications', person_id: ana.user.id });
  });

  it('shows its pictures to an administrator with a reason, and the looking is recorded', async () => {
    const id = await approved(await addPerson(platform, { credits: 1 }));
    const db = platform.database.kysely;
    const attempt = await db
      .selectFrom('attempts')
      .select(['id', 'user_id'])
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow();
    await inTransaction(platform, async (context) => {
      const bytes = Buffer.from('a picture');
      const file = { userId: attempt.user_id, name: 'before.png', contentType: 'image/png', bytes };
      const { id: blobId } = await context.blobs.save(context.db, file);
      const detail = { moment: 'before', blobId };
      await appendStep(context.db, attempt.id, { name: 'screenshot', detail, at: new Date() });
    });
    const params = { applicationId: id };
    expect((await ask(administrator, calls.lookAtPictures, params, {})).status).toBe(400);
    const { body } = await ask(administrator, calls.lookAtPictures, params, { reason });
    expect(body).toMatchObject([{ moment: 'before', png: Buffer.from('a picture').toString('base64') }]);
    expect(await lastAudit()).toMatchObject({ person_id: attempt.user_id, subject: id, reason });
  });

  it('that never reached armed is put on the queue again, and who did it is recorded [I-14]', async () => {
    const id = await approved();
    sent.length = 0;
    expect((await restart(id)).body).toEqual({ status: 'Processing' });
    expect(sent.map(({ task }) => task)).toEqual(['submit-application']);
    expect(await lastAudit()).toMatchObject({ act: 'Restart an application', subject: id, reason });
  });

  it.each(['armed', 'clicked', 'confirmed', 'unknown', 'refused'])(
    'whose attempt is %s is never driven again',
    async (state) => {
      const id = await approved(await addPerson(platform, { credits: 1 }));
      await setAttempt(id, state);
      sent.length = 0;
      const { status, body } = await restart(id);
      expect([status, body.message]).toEqual([
        409,
        'An attempt was armed, so it may have reached the employer. We can check whether it arrived, but we never send it again.',
      ]);
      expect(sent).toEqual([]);
    },
  );

  it('that failed before anything was sent is prepared anew and waits for its person', async () => {
    const id = await approved(await addPerson(platform, { credits: 1 }));
    await setAttempt(id, 'abandoned');
    await platform.database.kysely
      .updateTable('applications')
      .set({ status: 'Fail', failure_code: 'failure_timeout' })
      .where('id', '=', id)
      .execute();
    sent.length = 0;
    expect((await restart(id)).body).toEqual({ status: 'Preparing' });
    expect(sent.map(({ task }) => task)).toEqual(['prepare-application']);
    const { body } = await ask(operator, calls.getOverview);
    expect(body.outcomes).toContainEqual({
      ats: 'lever',
      sent: 0,
      failures: [{ code: 'failure_timeout', count: 1 }],
    });
  });
});

it('the overview says whether anyone can find a job here', async () => {
  const isThere = async () => (await ask(operator, calls.getOverview)).body.hasJobs;
  const { kysely } = platform.database;
  await kysely.updateTable('jobs').set({ listed: false }).execute();
  expect(await isThere()).toBe(false);
  await kysely.updateTable('jobs').set({ listed: true }).execute();
  expect(await isThere()).toBe(true);
});

it('the overview counts how applications ended, hour by hour or day by day, and the same time before', async () => {
  const db = platform.database.kysely;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const end = async (hours: number, ending: object) => {
    const id = await addReadyApplication(platform, await addPerson(platform, { credits: 1 }));
    await db
      .updateTable('applications')
      .set({ updated_at: hoursAgo(hours), ...ending })
      .where('id', '=', id)
      .execute();
  };
  const count = async (period: string) =>
    (await ask(operator, calls.getOverview, {}, `period=${period}`)).body;
  const before = await count('14d');
  await end(50, { status: 'Success' });
  await end(50, {
    status: 'Fail',
    failure_code: 'failure_captcha',
    post_archive_status: 'AppliedForJob',
    post_archive_at: hoursAgo(49),
  });
  await end(50, { status: 'Fail', failure_code: 'failure_verifying_submitted_application' });
  await end(24 * 20, { status: 'Success' });
  const after = await count('14d');
  const { confirmed, failed, unconfirmed, byPerson } = before.sums;
  expect(after.sums).toMatchObject({
    confirmed: confirmed + 1,
    failed: failed + 1,
    unconfirmed: unconfirmed + 1,
    byPerson: byPerson + 1,
  });
  expect(after.before.confirmed).toBe(before.before.confirmed + 1);
  expect(after.series).toHaveLength(14);
  const day = after.series.find(
    ({ at }: { at: string }) => at.slice(0, 10) === hoursAgo(50).toISOString().slice(0, 10),
  );
  expect(day).toMatchObject({ confirmed: 1, failed: 1, unconfirmed: 1 });
  const hours = await count('24h');
  expect([hours.series.length, hours.sums.confirmed]).toEqual([24, confirmed]);
  expect((await ask(operator, calls.getOverview, {}, 'period=1y')).status).toBe(400);
});

it('a privacy request is listed with its due date and closed once [I-15]', async () => {
  const id = randomUUID();
  await platform.database.kysely
    .insertInto('privacy_requests')
    .values({
      id,
      reference: 'ABCD-2345',
      user_id: ana.user.id,
      portal_code: 'FLX',
      kind: 'access',
      email: ana.user.email,
      message: '',
      created_at: new Date('2026-11-01T00:00:00Z'),
      due_at: new Date('2026-12-16T00:00:00Z'),
    })
    .execute();
  const { body } = await ask(operator, calls.listRequests);
  expect(body).toMatchObject([{ reference: 'ABCD-2345', dueAt: '2026-12-16T00:00:00.000Z' }]);
  expect(await lastAudit()).toMatchObject({ person_id: ana.user.id });
  const params = { kind: 'privacy', requestId: id };
  expect((await ask(operator, calls.closeRequest, params, { reason })).body).toEqual({ closed: true });
  expect(await lastAudit()).toMatchObject({ act: 'Close a request', subject: 'ABCD-2345', reason });
  expect((await ask(operator, calls.closeRequest, params, { reason })).body).toEqual({ closed: false });
  expect((await ask(operator, calls.listRequests)).body).toEqual([]);
});

it('a hold is placed and released with a reason, and both are recorded', async () => {
  const hold = { scope: 'ats', name: 'lever', reason };
  expect((await ask(operator, calls.placeHold, {}, { ...hold, reason: '' })).status).toBe(400);
  expect((await ask(operator, calls.placeHold, {}, hold)).body).toEqual({ placed: true });
  expect(await lastAudit()).toMatchObject({ act: 'Place a hold', subject: 'ats lever', reason });
  const { body } = await ask(operator, calls.listPlacedHolds);
  expect(body).toMatchObject([{ scope: 'ats', name: 'lever', placedBy: 'operator', reason }]);
  expect((await ask(operator, calls.releaseHold, {}, hold)).body).toEqual({ released: true });
  expect(await lastAudit()).toMatchObject({ act: 'Release a hold', subject: 'ats lever', reason });
  expect((await ask(operator, calls.listPlacedHolds)).body).toEqual([]);
});

it.each([calls.getQueues, calls.listJobSources, calls.listHosts, calls.listErrors])(
  'an operator may $summary',
  async (call) => {
    expect((await ask(operator, call)).status).toBe(200);
  },
);

it('an administrator reads the audit; nobody can change it, not even with the database', async () => {
  const { body } = await ask(administrator, calls.listAudit, {}, 'size=100');
  expect(body.results.length).toBe(body.totalRecords);
  expect(await lastAudit()).toMatchObject({
    act: 'View the activity log',
    operator_id: administrator.userId,
  });
  const { kysely } = platform.database;
  await expect(kysely.updateTable('operator_audit').set({ reason: '' }).execute()).rejects.toThrow(
    /only added/,
  );
  await expect(kysely.deleteFrom('operator_audit').execute()).rejects.toThrow(/only added/);
});
