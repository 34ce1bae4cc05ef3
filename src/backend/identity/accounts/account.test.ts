import { beforeEach, describe, expect, it } from 'vitest';
import { codeAt, stepOf } from '#backend/identity/second-factor/totp.ts';
import { pathOf } from '#contract/basics/call.ts';
import { requestErasure } from '#contract/identity/routes.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, signUpConfirmed, TestClient, testPassword } from '#tests/test-client.ts';

let now = new Date();
/** Moves with every question, so that two emails never have the same time. */
const tick = () => {
  now = new Date(now.getTime() + 1);
  return now;
};
const { platform, server } = await openTestServer({ now: tick });
beforeEach(async () => {
  now = new Date();
  await platform.database.kysely.deleteFrom('rate_limits').execute();
});

const newPassword = 'another long phrase 7';
async function logIn(email: string, password = testPassword, code?: string) {
  const client = new TestClient(server);
  return { client, ...(await client.ask('POST', '/id/api/v1/login', { email, password, code })) };
}
const isSignedIn = async (client: TestClient) =>
  (await client.ask('GET', '/id/api/v1/session')).status === 200;
const mailsTo = (address: string) =>
  platform.database.kysely
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('to_address', '=', address)
    .orderBy('created_at')
    .execute();
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

it('the devices one is logged in on can be seen and logged out, one or all others', async () => {
  const here = await signUpClient(server, 'devices@example.com');
  const later = () => void (now = new Date(now.getTime() + 1000));
  later();
  const phone = await logIn('devices@example.com');
  later();
  const tablet = await logIn('devices@example.com');
  const { body: sessions } = await here.ask('GET', '/id/api/v1/sessions');
  expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([false, false, true]);
  expect(sessions[0]).toMatchObject({ ipAddress: '127.0.0.1', openedAt: expect.any(String) });
  expect(JSON.stringify(sessions)).not.toContain(here.cookies.get('__Host-sid')?.split('.')[0]);
  await here.ask('DELETE', `/id/api/v1/sessions/${sessions[0].id}`);
  expect(await Promise.all([phone.client, tablet.client, here].map(isSignedIn))).toEqual([true, false, true]);
  expect((await here.ask('DELETE', '/id/api/v1/sessions')).body).toEqual({ ended: 1 });
  expect(await Promise.all([phone.client, here].map(isSignedIn))).toEqual([false, true]);
});

it('a new password needs the old one, ends every other session, renews this one and is told by mail', async () => {
  const here = await signUpClient(server, 'password@example.com');
  const phone = await logIn('password@example.com');
  const change = (body: object) => here.ask('POST', '/id/api/v1/account/password', body);
  const wrong = await change({ password: 'not the right one 1', newPassword });
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { password: "That isn't your password. Try again" },
  ]);
  const short = await change({ password: testPassword, newPassword: 'only14letters!' });
  expect(short.body.fields).toEqual({ newPassword: 'Use at least 15 characters' });
  expect(await isSignedIn(phone.client)).toBe(true);
  const stolen = new TestClient(server);
  stolen.cookies.set('__Host-sid', here.cookies.get('__Host-sid') ?? '');
  expect((await change({ password: testPassword, newPassword })).status).toBe(200);
  expect(await Promise.all([phone.client, stolen, here].map(isSignedIn))).toEqual([false, false, true]);
  expect((await logIn('password@example.com')).status).toBe(401);
  expect((await logIn('password@example.com', newPassword)).status).toBe(200);
  expect((await mailsTo('password@example.com')).at(-1)?.subject).toBe('Your password was changed');
});

it('a password of 64 signs and more is fine, with any signs', async () => {
  const here = await signUpClient(server, 'long@example.com');
  const long = 'für immer und ewig — '.repeat(5);
  const { status } = await here.ask('POST', '/id/api/v1/account/password', {
    password: testPassword,
    newPassword: long,
  });
  expect([status, (await logIn('long@example.com', long)).status]).toEqual([200, 200]);
});

describe('a new address', () => {
  const change = (client: TestClient, email: string, password = testPassword) =>
    client.ask('POST', '/id/api/v1/account/email', { email, password });
  const confirm = (client: TestClient, token: string) =>
    client.ask('POST', '/id/api/v1/verification/confirm', { token });

  it('counts once its own mail was opened, and the old one is told', async () => {
    const ana = await signUpClient(server, 'old@example.com');
    expect((await change(ana, 'new@example.com', 'not the right one 1')).status).toBe(400);
    expect((await change(ana, 'New@example.com')).body).toEqual({ sent: true });
    expect((await ana.ask('GET', '/id/api/v1/account')).body.email).toBe('old@example.com');
    expect((await mailsTo('old@example.com')).at(-1)?.subject).toBe('Your email address is about to change');
    const token = tokenIn((await mailsTo('new@example.com')).at(-1)?.text);
    expect((await confirm(ana, token)).status).toBe(200);
    expect((await confirm(ana, token)).status).toBe(404);
    expect((await ana.ask('GET', '/id/api/v1/account')).body).toMatchObject({
      email: 'new@example.com',
      emailVerified: true,
    });
    expect((await logIn('old@example.com')).status).toBe(401);
    expect((await logIn('new@example.com')).status).toBe(200);
    for (const address of ['old@example.com', 'new@example.com'])
      expect((await mailsTo(address)).at(-1)).toMatchObject({
        subject: 'Your email address was changed',
        text: expect.stringContaining('now uses new@example.com instead of old@example.com'),
      });
  });

  it('that somebody has gets the same answer, and only its owner hears of it', async () => {
    await signUpClient(server, 'taken@example.com');
    const ana = await signUpClient(server, 'mover@example.com');
    expect((await change(ana, 'taken@example.com')).body).toEqual({ sent: true });
    const mails = await mailsTo('taken@example.com');
    expect(mails.at(-1)?.subject).toBe('You already have an account');
    expect(mails.at(-1)?.text).not.toContain('token=');
  });

  it('that two people ask for goes to the first who opens the mail', async () => {
    const [ana, ben] = [
      await signUpClient(server, 'a1@example.com'),
      await signUpClient(server, 'b1@example.com'),
    ];
    await change(ana, 'both@example.com');
    await change(ben, 'both@example.com');
    const [first, second] = (await mailsTo('both@example.com')).map(({ text }) => tokenIn(text));
    expect((await confirm(ben, second ?? '')).status).toBe(200);
    expect((await confirm(ana, first ?? '')).status).toBe(409);
    expect((await ana.ask('GET', '/id/api/v1/account')).body.email).toBe('a1@example.com');
  });
});

describe('the second factor', () => {
  it('is on after its first code; then the password alone opens nothing, and a code opens once', async () => {
    const email = 'totp@example.com';
    const ana = await signUpConfirmed(server, email);
    const begin = (password: string) => ana.ask('POST', '/id/api/v1/second-factor', { password });
    expect((await begin('not the right one 1')).status).toBe(400);
    const { secret, uri } = (await begin(testPassword)).body;
    expect(uri).toMatch(/^otpauth:\/\/totp\/.+:totp%40example\.com\?/);
    const { searchParams } = new URL(uri);
    expect(searchParams.get('secret')).toMatch(/^[A-Z2-7]{32}$/);
    expect(searchParams.get('issuer')).toBeTruthy();
    expect((await logIn(email)).status).toBe(200);
    const codeIn = (steps: number) => codeAt(secret, stepOf(now) + steps);
    const confirm = (code: string) => ana.ask('POST', '/id/api/v1/second-factor/confirm', { code });
    expect((await confirm(codeIn(5))).status).toBe(400);
    const { recoveryCodes } = (await confirm(codeIn(0))).body;
    expect(recoveryCodes).toHaveLength(8);

    const alone = await logIn(email);
    expect([alone.status, Object.keys(alone.body.fields), alone.cookies]).toEqual([401, ['code'], []]);
    expect((await logIn(email, testPassword, codeIn(0))).status).toBe(401);
    expect((await logIn(email, 'not the right one 1', codeIn(1))).body.fields).toBeUndefined();
    now = new Date(now.getTime() + 30_000);
    expect((await logIn(email, testPassword, codeIn(0))).status).toBe(200);
    expect((await logIn(email, testPassword, codeIn(0))).status).toBe(401);
    expect((await logIn(email, testPassword, recoveryCodes[0])).status).toBe(200);
    expect((await logIn(email, testPassword, recoveryCodes[0])).status).toBe(401);
    const stored = await platform.database.kysely.selectFrom('second_factors').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes[1]);

    const short = { password: testPassword, newPassword: 'rivers 4 me' };
    expect((await ana.ask('POST', '/id/api/v1/account/password', short)).status).toBe(200);
    const remove = (password: string) => ana.ask('POST', '/id/api/v1/second-factor/remove', { password });
    const tooShort = await remove('rivers 4 me');
    expect([tooShort.status, tooShort.body.message]).toEqual([
      409,
      'Your password has fewer than 15 characters, which is allowed only with two-factor authentication. Choose a longer password first.',
    ]);
    const long = { password: 'rivers 4 me', newPassword: 'many rivers and seas' };
    expect((await ana.ask('POST', '/id/api/v1/account/password', long)).status).toBe(200);
    expect((await remove(long.newPassword)).status).toBe(200);
    expect((await logIn(email, long.newPassword)).status).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject).slice(1)).toEqual([
      'Two-factor authentication is on',
      'Your password was changed',
      'Your password was changed',
      'Two-factor authentication is off',
    ]);
  });

  it('counts the codes of the standard', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect([59, 1111111109, 2000000000].map((second) => codeAt(secret, Math.floor(second / 30)))).toEqual([
      '287082',
      '081804',
      '279037',
    ]);
  });
});

it('what happens to an account opened with somebody else’s address is not reported to its owner', async () => {
  const email = 'real-owner@example.com';
  await signUpClient(server, email);
  const squatter = await signUpClient(server, email);
  const before = (await mailsTo(email)).length;
  const change = { password: testPassword, newPassword: 'another long phrase 7' };
  expect((await squatter.ask('POST', '/id/api/v1/account/password', change)).status).toBe(200);
  const move = { email: 'elsewhere@example.com', password: change.newPassword };
  expect((await squatter.ask('POST', '/id/api/v1/account/email', move)).status).toBe(200);
  const leave = { password: change.newPassword };
  expect((await squatter.ask('POST', pathOf(requestErasure), leave)).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(before);
});
