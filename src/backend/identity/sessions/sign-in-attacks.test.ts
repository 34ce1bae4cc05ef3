/** S10: what somebody tries who is not the person. */
import { beforeEach, describe, expect, it } from 'vitest';
import { codeAt, stepOf } from '#backend/identity/second-factor/totp.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, signUpConfirmed, TestClient, testPassword } from '#tests/test-client.ts';

const { platform, server } = await openTestServer();
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('rate_limits').execute();
});

const logIn = async (email: string, password = testPassword, code?: string) => {
  const client = new TestClient(server);
  return { client, ...(await client.ask('POST', '/id/api/v1/login', { email, password, code })) };
};
const signUp = (email: string, password = testPassword) =>
  new TestClient(server).ask('POST', '/id/api/v1/signup', {
    email,
    password,
    firstName: 'Ana',
    lastName: 'Lee',
    acceptTerms: true,
  });
const isSignedIn = async (client: TestClient) =>
  (await client.ask('GET', '/id/api/v1/session')).status === 200;
const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

it('another site cannot sign a visitor in, up or out', async () => {
  const ana = await signUpClient(server, 'csrf@example.com');
  const cookie = `__Host-sid=${encodeURIComponent(ana.cookies.get('__Host-sid') ?? '')}`;
  const attempts: [string, object][] = [
    ['/id/api/v1/login', { email: 'csrf@example.com', password: testPassword }],
    ['/id/api/v1/signup', {}],
    ['/id/api/v1/login/passkey', {}],
    ['/id/api/v1/password/reset', {}],
    ['/id/api/v1/logout', {}],
  ];
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://flx.localhost:3000' },
  ];
  for (const [url, payload] of attempts)
    for (const headers of foreign) {
      const reply = await server.fastify.inject({
        method: 'POST',
        url,
        headers: { host: 'localhost:3000', cookie, ...headers },
        payload,
      });
      expect([url, reply.statusCode, reply.cookies]).toEqual([url, 403, []]);
    }
  expect(await isSignedIn(ana)).toBe(true);
});

it('a session that was planted in a browser is not the one its owner gets', async () => {
  const attacker = await signUpClient(server);
  await signUpClient(server, 'planted@example.com');
  const planted = attacker.cookies.get('__Host-sid') ?? '';
  for (const value of [planted, 'chosen-by-somebody.c2lnbmF0dXJl']) {
    const victim = new TestClient(server);
    victim.cookies.set('__Host-sid', value);
    const body = { email: 'planted@example.com', password: testPassword };
    await victim.ask('POST', '/id/api/v1/login', body);
    const own = victim.cookies.get('__Host-sid') ?? '';
    expect(own).not.toBe(value);
    expect(Buffer.from(own.split('.')[0] ?? '').length * 5).toBeGreaterThan(128);
  }
  expect(await isSignedIn(attacker)).toBe(false);
});

describe('who has an account', () => {
  it('is not told by signing up with an address and then logging in', async () => {
    await signUpClient(server, 'owner@example.com', 'the password of its owner');
    const own = 'a guess of my own making';
    for (const email of ['owner@example.com', 'nobody-yet@example.com']) {
      const signedUp = await signUp(email, own);
      const again = await logIn(email, own);
      expect([signedUp.status, again.status, again.body.email]).toEqual([201, 200, email]);
      expect(again.body.userId).toBe(signedUp.body.userId);
      expect((await logIn(email, 'neither of the two')).status).toBe(401);
    }
    expect((await logIn('owner@example.com', 'the password of its owner')).status).toBe(200);
  });

  it('is not told by the mails that are asked for: the same work, and nothing of it stays', async () => {
    const count = async () => [
      (await platform.database.kysely.selectFrom('outbox').select('id').execute()).length,
      (await platform.database.kysely.selectFrom('users').select('id').execute()).length,
    ];
    const before = await count();
    const ask = (email: string) =>
      new TestClient(server).ask('POST', '/id/api/v1/password/forgot', { email });
    expect((await ask('never-seen@example.com')).body).toEqual({ sent: true });
    expect(await count()).toEqual(before);
  });
});

it('of two links for a new password that are used at once, one works', async () => {
  await signUpClient(server, 'two-links@example.com');
  const forgot = () =>
    new TestClient(server).ask('POST', '/id/api/v1/password/forgot', { email: 'two-links@example.com' });
  await forgot();
  await platform.database.kysely.deleteFrom('rate_limits').execute();
  await forgot();
  const mails = await platform.database.kysely
    .selectFrom('outbox')
    .select('text')
    .where('to_address', '=', 'two-links@example.com')
    .where('subject', '=', 'Choose a new password')
    .execute();
  const tokens = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
  expect(new Set(tokens).size).toBe(2);
  const replies = await Promise.all(
    tokens.map((token, n) =>
      new TestClient(server).ask('POST', '/id/api/v1/password/reset', {
        token,
        password: `a password of number ${n} chosen here`,
      }),
    ),
  );
  expect(ascending(replies.map(({ status }) => status))).toEqual([200, 404]);
  const winner = replies.findIndex(({ status }) => status === 200);
  expect((await logIn('two-links@example.com', `a password of number ${winner} chosen here`)).status).toBe(
    200,
  );
});

it('a code of the second factor and one for a lost phone open one session each, also when sent at once', async () => {
  const email = 'codes@example.com';
  const ana = await signUpConfirmed(server, email);
  const { secret } = (await ana.ask('POST', '/id/api/v1/second-factor', { password: testPassword })).body;
  const step = stepOf(new Date());
  const { recoveryCodes } = (
    await ana.ask('POST', '/id/api/v1/second-factor/confirm', { code: codeAt(secret, step) })
  ).body;
  for (const code of [codeAt(secret, step + 1), recoveryCodes[0]]) {
    const replies = await Promise.all([1, 2, 3].map(() => logIn(email, testPassword, code)));
    expect(ascending(replies.map(({ status }) => status))).toEqual([200, 401, 401]);
  }
});
