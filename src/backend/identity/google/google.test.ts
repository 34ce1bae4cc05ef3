import { afterAll, beforeEach, expect, it } from 'vitest';
import { codeAt, stepOf } from '#backend/identity/second-factor/totp.ts';
import { startFakeOpenId } from '#tests/fake-openid.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { createTestServer, signUpClient, TestClient, testPassword } from '#tests/test-client.ts';
import { waitForYoungWindow } from '#tests/young-window.ts';

const keys = { clientId: 'our-client', clientSecret: 'our-secret' };
const openId = await startFakeOpenId(keys);
afterAll(() => openId.close());
const { platform, server } = await openTestServer({}, { google: { ...keys, issuer: openId.issuer } });
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('rate_limits').execute();
});

/** Leaves for Google; answers where the browser was sent. */
async function leave(client: TestClient, query = ''): Promise<URL> {
  const { status, headers } = await client.ask('GET', `/auth/google${query}`);
  expect(status).toBe(303);
  return new URL(String(headers['location']));
}
/** Comes back; answers where the browser is sent then. */
async function comeBack(client: TestClient, back: URL): Promise<string> {
  const { status, headers } = await client.ask('GET', back.pathname + back.search);
  expect(status).toBe(303);
  return String(headers['location']);
}
const isSignedIn = async (client: TestClient) =>
  (await client.ask('GET', '/id/api/v1/session')).status === 200;
const isConnected = async (client: TestClient) =>
  (await client.ask('GET', '/id/api/v1/account')).body.google === 'connected';
const grace = { sub: 'g-1', email: 'Grace@example.com', given_name: 'Grace', family_name: 'Hopper' };

it('somebody new opens an account with Google, confirmed and greeted, and logs in with it again', async () => {
  const login = new TestClient(server);
  expect(await comeBack(login, openId.agree(await leave(login), grace))).toBe(
    '/signup?notice=google-unknown',
  );
  const client = new TestClient(server);
  const link = await leave(client, '?open=1');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'our-client',
    redirect_uri: 'http://localhost:3000/auth/google/callback',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  await comeBack(client, openId.agree(link, grace));
  const { body } = await client.ask('GET', '/id/api/v1/account');
  expect(body).toEqual({
    email: 'grace@example.com',
    firstName: 'Grace',
    lastName: 'Hopper',
    emailVerified: true,
    hasPassword: false,
    hasSecondFactor: false,
    google: 'connected',
  });
  const mails = await platform.database.kysely
    .selectFrom('outbox')
    .select('subject')
    .where('to_address', '=', 'grace@example.com')
    .execute();
  expect(mails).toEqual([{ subject: 'Welcome to Applywright' }]);
  expect((await client.ask('GET', '/id/api/v1/consents')).body).toMatchObject([{ kind: 'terms' }]);
  expect((await client.ask('DELETE', '/id/api/v1/account/google')).status).toBe(409);

  const again = new TestClient(server);
  const target = encodeURIComponent('/settings/account');
  expect(await comeBack(again, openId.agree(await leave(again, `?target=${target}`), grace))).toBe(
    '/settings/account',
  );
  expect(await isSignedIn(again)).toBe(true);
});

it('an account with the same address is not opened by Google until its owner connects it, signed in', async () => {
  const email = 'owner@example.com';
  const ana = await signUpClient(server, email);
  const claims = { sub: 'g-owner', email };
  const stranger = new TestClient(server);
  expect(await comeBack(stranger, openId.agree(await leave(stranger, '?open=1'), claims))).toBe(
    '/login?notice=google-known',
  );
  expect(await isSignedIn(stranger)).toBe(false);

  const other = { sub: 'g-other', email: 'other@example.com' };
  expect(await comeBack(ana, openId.agree(await leave(ana), other))).toMatch(/notice=google-other$/);
  expect(await isConnected(ana)).toBe(false);
  expect(await comeBack(ana, openId.agree(await leave(ana), claims))).toMatch(/notice=google-connected$/);
  expect(await isConnected(ana)).toBe(true);
  const mail = await platform.database.kysely
    .selectFrom('outbox')
    .select('subject')
    .where('to_address', '=', email)
    .where('subject', '=', 'Google was connected to your account')
    .execute();
  expect(mail).toHaveLength(1);
  const ben = await signUpClient(server);
  expect(await comeBack(ben, openId.agree(await leave(ben), claims))).toMatch(/notice=google-other$/);

  expect((await ana.ask('DELETE', '/id/api/v1/account/google')).status).toBe(200);
  expect(await isConnected(ana)).toBe(false);
});

const finish = '/id/api/v1/login/code';

it('an operator who logs in with Google lands in the console, unless the address says where to go', async () => {
  const olive = { sub: 'g-ops', email: 'olive@example.com', given_name: 'Olive', family_name: 'Marsh' };
  const first = new TestClient(server);
  expect(await comeBack(first, openId.agree(await leave(first, '?open=1'), olive))).not.toBe('/ops');
  await platform.database.kysely
    .updateTable('users')
    .set({ role: 10 })
    .where('email', '=', 'olive@example.com')
    .execute();
  const again = new TestClient(server);
  expect(await comeBack(again, openId.agree(await leave(again), olive))).toBe('/ops');
  const aimed = new TestClient(server);
  const target = encodeURIComponent('/settings/account');
  expect(await comeBack(aimed, openId.agree(await leave(aimed, `?target=${target}`), olive))).toBe(
    '/settings/account',
  );
});

/** An account with Google and a second factor, and its secret. */
async function addTwoFactorAccount(claims: { sub: string; email: string }) {
  const owner = await signUpClient(server, claims.email);
  await comeBack(owner, openId.agree(await leave(owner), claims));
  const begin = await owner.ask('POST', '/id/api/v1/second-factor', { password: testPassword });
  const { secret } = begin.body;
  await owner.ask('POST', '/id/api/v1/second-factor/confirm', {
    code: codeAt(secret, stepOf(new Date()) - 1),
  });
  return { owner, secret };
}

it('after Google the second factor is asked for, and only this browser may give it, once', async () => {
  const claims = { sub: 'g-two', email: 'two@example.com' };
  const { owner, secret } = await addTwoFactorAccount(claims);
  const client = new TestClient(server);
  const target = '?target=%2Fsettings%2Faccount';
  expect(await comeBack(client, openId.agree(await leave(client, target), claims))).toBe(
    '/login?notice=google-code&target=%2Fsettings%2Faccount',
  );
  expect(await isSignedIn(client)).toBe(false);
  const cookie = client.cookies.get('__Host-login-code') ?? '';
  expect(cookie).not.toContain('two@example.com');

  const wrong = await client.ask('POST', finish, { code: '000000' });
  expect([wrong.status, wrong.body.fields.code]).toEqual([
    401,
    'This code is wrong or was already used. Try another one',
  ]);
  expect((await client.ask('POST', finish, { code: '' })).status).toBe(400);
  const code = codeAt(secret, stepOf(new Date()));
  const stranger = new TestClient(server);
  const refused = await stranger.ask('POST', finish, { code });
  expect([refused.status, refused.body.message]).toEqual([401, 'This took too long. Log in again.']);
  stranger.cookies.set('__Host-login-code', cookie.slice(0, -8));
  expect((await stranger.ask('POST', finish, { code })).status).toBe(401);
  expect((await client.ask('POST', finish, { code })).status).toBe(200);
  expect([await isSignedIn(client), client.cookies.has('__Host-login-code')]).toEqual([true, false]);
  stranger.cookies.set('__Host-login-code', cookie);
  expect((await stranger.ask('POST', finish, { code })).status).toBe(401);

  expect((await owner.ask('DELETE', '/id/api/v1/account/google')).status).toBe(200);
  expect((await stranger.ask('POST', finish, { code: codeAt(secret, stepOf(new Date()) + 1) })).status).toBe(
    401,
  );
  expect(await isSignedIn(stranger)).toBe(false);
});

it('wrong codes after Google count like wrong passwords of the same account', async () => {
  await waitForYoungWindow(15 * 60);
  const claims = { sub: 'g-many', email: 'many@example.com' };
  const { secret } = await addTwoFactorAccount(claims);
  const client = new TestClient(server);
  await comeBack(client, openId.agree(await leave(client), claims));
  for (let round = 0; round < 10; round += 1)
    expect((await client.ask('POST', finish, { code: '000000' })).status).toBe(401);
  const code = codeAt(secret, stepOf(new Date()));
  expect((await client.ask('POST', finish, { code })).status).toBe(429);
  const byPassword = { email: claims.email, password: testPassword, code };
  expect((await new TestClient(server).ask('POST', '/id/api/v1/login', byPassword)).status).toBe(429);
});

it('an account that was opened with somebody else’s address never gets their Google account', async () => {
  await signUpClient(server, 'victim@example.com');
  const squatter = await signUpClient(server, 'victim@example.com');
  const claims = { sub: 'g-victim', email: 'victim@example.com' };
  expect(await comeBack(squatter, openId.agree(await leave(squatter), claims))).toMatch(/google-other$/);
});

it.each<[string, Parameters<typeof openId.agree>[2]]>([
  ['another nonce', { claims: { nonce: 'n' } }],
  ['another client', { claims: { aud: 'their-client' } }],
  ['another issuer', { claims: { iss: 'https://evil.example' } }],
  ['an address nobody confirmed', { claims: { email_verified: false } }],
  ['a token that is over', { claims: { exp: 1_000_000_000 } }],
  ['a token of tomorrow', { claims: { iat: 4_000_000_000 } }],
  ['a key nobody published', { foreignKey: true }],
  ['a key nobody knows', { header: { kid: 'two' } }],
  ['no signature', { header: { alg: 'none' } }],
])('a token with %s signs nobody in', async (_what, fault) => {
  const client = new TestClient(server);
  const claims = { sub: 'g-fault', email: 'fault@example.com' };
  const back = openId.agree(await leave(client, '?open=1'), claims, fault);
  expect(await comeBack(client, back)).toBe('/login?notice=google-failed');
  expect([...client.cookies.keys()]).toEqual([]);
  expect(
    await platform.database.kysely.selectFrom('users').where('email', '=', claims.email).execute(),
  ).toEqual([]);
});

it('a code works once, in the browser that asked for it, with its own state', async () => {
  const claims = { sub: 'g-once', email: 'once@example.com' };
  const client = new TestClient(server);
  const back = openId.agree(await leave(client, '?open=1'), claims);
  const cookie = client.cookies.get('__Host-google') ?? '';
  expect(cookie).not.toContain('verifier');
  const thief = new TestClient(server);
  expect(await comeBack(thief, back)).toMatch(/google-failed$/);
  expect(await comeBack(client, back)).not.toMatch(/notice/);
  const replayer = new TestClient(server);
  replayer.cookies.set('__Host-google', cookie);
  expect(await comeBack(replayer, back)).toMatch(/google-failed$/);

  const victim = new TestClient(server);
  await leave(victim, '?open=1');
  const forced = openId.agree(await leave(new TestClient(server)), claims);
  expect(await comeBack(victim, forced)).toMatch(/google-failed$/);
  expect(await isSignedIn(victim)).toBe(false);
});

it('while Google cannot be reached, the login page says so', async () => {
  const google = { ...keys, issuer: 'http://127.0.0.1:1' };
  const cut = await createTestServer({ ...platform, config: { ...platform.config, google } });
  const { status, headers } = await new TestClient(cut).ask('GET', '/auth/google');
  expect([status, headers['location']]).toEqual([303, '/login?notice=google-failed']);
  await cut.fastify.close();
});

it('without keys there is no such way', async () => {
  const plain = await createTestServer({ ...platform, config: { ...platform.config, google: null } });
  expect((await new TestClient(plain).ask('GET', '/auth/google')).status).toBe(404);
  expect((await new TestClient(plain).ask('GET', '/auth/google/callback')).status).toBe(404);
  await plain.fastify.close();
});
