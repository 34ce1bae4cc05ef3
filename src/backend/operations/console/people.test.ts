/** What operators do for people, and what the people notice. */

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { operationsCalls } from '#contract/all-calls.ts';
import { pathOf, type Route } from '#contract/basics/call.ts';
import * as calls from '#contract/operations/routes.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, signUpConfirmed, TestClient, testPassword } from '#tests/test-client.ts';

const { platform, server } = await openTestServer({ tasks: { send: async () => undefined } });
const db = platform.database.kysely;
const reason = 'Asked for by phone';
let operator: TestClient;
let administrator: TestClient;

async function withRole(role: number): Promise<TestClient> {
  const client = await signUpClient(server);
  await db.updateTable('users').set({ role }).where('id', '=', client.userId).execute();
  return client;
}
beforeAll(async () => {
  operator = await withRole(10);
  administrator = await withRole(20);
});

function ask(client: TestClient, call: Route, userId: string, rest: object | string = { reason }) {
  const path = pathOf(call).replace(':userId', userId);
  return typeof rest === 'string' ? client.ask('GET', `${path}?${rest}`) : client.ask('POST', path, rest);
}
const list = async (query: string) => (await ask(operator, calls.findPeople, '', query)).body;
const emailOf = async (userId: string) =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email;
const mailsTo = async (userId: string) =>
  (
    await db
      .selectFrom('outbox')
      .select('subject')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
  ).map(({ subject }) => subject);
const lastAudit = () =>
  db.selectFrom('operator_audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
const logIn = async (userId: string) => {
  await db.deleteFrom('rate_limits').execute();
  const email = await emailOf(userId);
  return new TestClient(server).ask('POST', '/id/api/v1/login', { email, password: testPassword });
};

const acts = [
  calls.resendConfirmation,
  calls.endPersonSessions,
  calls.resetSecondFactor,
  calls.suspendPerson,
  calls.resumePerson,
  calls.cancelPersonPlan,
];

describe('every act on an account', () => {
  it.each(acts)('names a missing reason and an unknown person: $summary [I-14]', async (call) => {
    const { userId } = await signUpClient(server);
    const noReason = await ask(administrator, call, userId, { reason: ' no ' });
    expect(noReason.status).toBe(400);
    expect(noReason.body.fields.reason).toBe('Give a reason in a few words');
    expect((await ask(administrator, call, randomUUID())).status).toBe(404);
    expect(await mailsTo(userId)).toEqual(['Confirm your email address']);
  });

  it.each([calls.resetSecondFactor, calls.suspendPerson, calls.resumePerson, calls.cancelPersonPlan])(
    'is for administrators only: $summary',
    async (call) => {
      const { userId } = await signUpClient(server);
      expect((await ask(operator, call, userId)).status).toBe(403);
    },
  );
});

describe('the list', () => {
  it('is paged, newest first, and filtered by confirmation, suspension, role, and plan', async () => {
    const waiting = await signUpClient(server);
    const confirmed = await signUpConfirmed(server);
    const everyone = await list('size=1');
    expect(everyone.results).toMatchObject([{ userId: confirmed.userId }]);
    expect(everyone.totalPages).toBe(everyone.totalRecords);
    const ids = async (query: string) =>
      (await list(query)).results.map(({ userId }: { userId: string }) => userId) as string[];
    expect(await ids('filter=unconfirmed&size=100')).toContain(waiting.userId);
    expect(await ids('filter=unconfirmed&size=100')).not.toContain(confirmed.userId);
    expect((await ids('filter=operators')).toSorted()).toEqual(
      [operator.userId, administrator.userId].toSorted(),
    );
    await ask(administrator, calls.suspendPerson, waiting.userId);
    expect(await ids('filter=suspended')).toEqual([waiting.userId]);
    // The free start is no paid plan.
    expect(await ids('filter=paying')).toEqual([]);
    expect((await ask(operator, calls.findPeople, '', 'filter=nobody')).status).toBe(400);
  });
});

it('the confirmation is sent again to whoever has not confirmed, and to nobody else', async () => {
  const waiting = await signUpClient(server);
  expect((await ask(operator, calls.resendConfirmation, waiting.userId)).body).toEqual({ changed: true });
  expect(await mailsTo(waiting.userId)).toEqual(['Confirm your email address', 'Confirm your email address']);
  expect(await lastAudit()).toMatchObject({
    act: operationsCalls.resendConfirmation.summary,
    reason,
    person_id: waiting.userId,
  });
  const confirmed = await signUpConfirmed(server);
  const refused = await ask(operator, calls.resendConfirmation, confirmed.userId);
  expect([refused.status, refused.body.message]).toEqual([409, 'This email address is already confirmed.']);
});

it('ending sessions logs every device out, is told by email, and repeated changes nothing', async () => {
  const person = await signUpConfirmed(server);
  expect((await ask(operator, calls.endPersonSessions, person.userId)).body).toEqual({ changed: true });
  await expect.poll(async () => (await person.ask('GET', '/id/api/v1/session')).status).toBe(401);
  expect((await ask(operator, calls.endPersonSessions, person.userId)).body).toEqual({ changed: false });
  expect((await mailsTo(person.userId)).filter((subject) => subject.includes('logged out'))).toHaveLength(1);
});

it('a lost second factor is reset: the password alone logs in again, sessions end, and the owner is told', async () => {
  const person = await signUpConfirmed(server);
  const { keyId, data } = platform.encryption.seal('JBSWY3DP', `second factor ${person.userId}`);
  await db
    .insertInto('second_factors')
    .values({ user_id: person.userId, key_id: keyId, sealed: data, confirmed_at: new Date() })
    .execute();
  expect((await logIn(person.userId)).status).toBe(401);
  expect((await ask(administrator, calls.resetSecondFactor, person.userId)).body).toEqual({ changed: true });
  expect((await logIn(person.userId)).status).toBe(200);
  expect(await mailsTo(person.userId)).toContain('Two-factor authentication was turned off');
  expect((await ask(administrator, calls.resetSecondFactor, person.userId)).body).toEqual({
    changed: false,
  });
});

describe('a suspended person', () => {
  it('gets in nowhere, reads why, and comes back when resumed', async () => {
    const person = await signUpConfirmed(server);
    const key = await person.ask('POST', '/id/api/v1/api-keys', { name: 'Notebook', scopes: ['read'] });
    const useKey = async () =>
      (
        await server.fastify.inject({
          url: '/api/v1/me',
          headers: { host: 'localhost:3000', authorization: `Bearer ${key.body.key}` },
        })
      ).statusCode;
    expect(await useKey()).toBe(200);
    expect((await ask(administrator, calls.suspendPerson, person.userId)).body).toEqual({ changed: true });
    expect((await ask(administrator, calls.suspendPerson, person.userId)).body).toEqual({ changed: false });
    expect(await useKey()).toBe(401);
    await expect.poll(async () => (await person.ask('GET', '/id/api/v1/session')).status).toBe(401);
    const refused = await logIn(person.userId);
    expect([refused.status, refused.body.message]).toEqual([
      401,
      'This account is suspended. Contact support to find out why and what you can do.',
    ]);
    // A wrong password learns nothing.
    const wrong = await new TestClient(server).ask('POST', '/id/api/v1/login', {
      email: await emailOf(person.userId),
      password: 'not the right pass phrase',
    });
    expect(wrong.body.message).toBe("That email and password don't match.");
    expect((await ask(administrator, calls.resumePerson, person.userId)).body).toEqual({ changed: true });
    expect((await ask(administrator, calls.resumePerson, person.userId)).body).toEqual({ changed: false });
    expect((await logIn(person.userId)).status).toBe(200);
    expect((await mailsTo(person.userId)).slice(-2)).toEqual([
      'Your account is suspended',
      'Your account is active again',
    ]);
  });

  it('is never an operator', async () => {
    const refused = await ask(administrator, calls.suspendPerson, operator.userId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Operators can't be suspended. Remove their role first.",
    ]);
    expect((await operator.ask('GET', '/id/api/v1/session')).status).toBe(200);
  });
});

it('a plan is canceled once, what was paid for stays, and without a plan the reason is named', async () => {
  const person = await signUpConfirmed(server);
  expect((await ask(administrator, calls.cancelPersonPlan, person.userId)).body).toEqual({ changed: true });
  expect((await ask(administrator, calls.cancelPersonPlan, person.userId)).body).toEqual({ changed: false });
  const { body } = await ask(operator, calls.getPerson, person.userId, '');
  expect(body.plan.status).toBe('cancelled');
  await db
    .updateTable('subscriptions')
    .set({ status: 'ended' })
    .where('user_id', '=', person.userId)
    .execute();
  const refused = await ask(administrator, calls.cancelPersonPlan, person.userId);
  expect([refused.status, refused.body.message]).toEqual([409, 'There is no plan to cancel.']);
});

it('emails are listed by subject, never with their text or links', async () => {
  const person = await signUpClient(server);
  const { body, text } = await ask(operator, calls.listPersonMails, person.userId, 'size=10');
  expect(body).toMatchObject({
    totalRecords: 1,
    results: [{ subject: 'Confirm your email address', sentAt: null }],
  });
  expect(text).not.toContain('token=');
});
