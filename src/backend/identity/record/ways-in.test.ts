/** Who gets into an account, and what ends when its owner says so. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, signUpConfirmed, TestClient, testPassword } from '#tests/test-client.ts';

let laterMs = 0;
const { platform, server } = await openTestServer({ now: () => new Date(Date.now() + laterMs) });
const db = platform.database.kysely;
beforeEach(async () => {
  laterMs = 0;
  await db.deleteFrom('rate_limits').execute();
});

const newPassword = 'another phrase of words 7';
const isSignedIn = async (client: TestClient) =>
  (await client.ask('GET', '/id/api/v1/session')).status === 200;
const useKey = async (key: string) =>
  (
    await server.fastify.inject({
      url: '/api/v1/me',
      headers: { host: 'localhost:3000', authorization: `Bearer ${key}` },
    })
  ).statusCode;
const newKey = (client: TestClient, body = {}) =>
  client.ask('POST', '/id/api/v1/api-keys', { name: 'Notebook', scopes: ['read'], ...body });
const newWebhook = (client: TestClient) =>
  client.ask('POST', '/id/api/v1/webhooks', { url: 'https://hooks.example.com/in' });
const confirm = (client: TestClient, token: string) =>
  client.ask('POST', '/id/api/v1/verification/confirm', { token });
const logIn = async (email: string, password = testPassword) => {
  const client = new TestClient(server);
  return { client, status: (await client.ask('POST', '/id/api/v1/login', { email, password })).status };
};

async function readMail(email: string) {
  const mail = await db
    .selectFrom('outbox')
    .selectAll()
    .where('to_address', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return { ...mail, token: /token=([\w-]+)/.exec(mail.text)?.[1] ?? '' };
}

async function takeOver(email: string): Promise<void> {
  const owner = new TestClient(server);
  await owner.ask('POST', '/id/api/v1/password/forgot', { email });
  const { token } = await readMail(email);
  const reset = await owner.ask('POST', '/id/api/v1/password/reset', { token, password: newPassword });
  expect(reset.status).toBe(200);
}

/** Everything that could open or steer the account, as an account from before these rules may have it. */
async function plant(client: TestClient, email: string) {
  const at = new Date();
  const { userId } = client;
  const { keyId, data } = platform.encryption.seal('JBSWY3DP', `second factor ${userId}`);
  const confirmed = { email_verified: true };
  await db.updateTable('users').set(confirmed).where('id', '=', userId).execute();
  const { key } = (await newKey(client)).body;
  expect((await newWebhook(client)).status).toBe(201);
  await db.updateTable('users').set({ email_verified: false }).where('id', '=', userId).execute();
  await db
    .insertInto('passkeys')
    .values({
      id: randomUUID(),
      user_id: userId,
      credential_id: randomUUID(),
      public_key: 'x',
      counter: 0,
      transports: [],
      name: 'Theirs',
      created_at: at,
    })
    .execute();
  await db
    .insertInto('accounts')
    .values({ id: randomUUID(), user_id: userId, provider_id: 'google', account_id: randomUUID() })
    .execute();
  await db
    .insertInto('second_factors')
    .values({
      user_id: userId,
      key_id: keyId,
      sealed: data,
      confirmed_at: null,
      last_step: 0,
      recovery_hashes: [],
    })
    .execute();
  await db
    .insertInto('saved_searches')
    .values({
      id: randomUUID(),
      user_id: userId,
      query: JSON.stringify({ kind: 'matches' }),
      rhythm: 'daily',
      created_at: at,
      looked_at: at,
    })
    .execute();
  await db
    .insertInto('consents')
    .values({ user_id: userId, kind: 'apply-for-me', version: '1', given_at: at, ip_address: '127.0.0.1' })
    .execute();
  await client.ask('POST', '/id/api/v1/privacy/erasure', { password: testPassword });
  const { client: second } = await logIn(email);
  return { key, second };
}

async function countOf(userId: string) {
  const count = async (
    table: 'api_keys' | 'webhook_endpoints' | 'passkeys' | 'second_factors' | 'saved_searches' | 'erasures',
  ) => (await db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).length;
  const google = await db
    .selectFrom('accounts')
    .select('id')
    .where((e) => e.and({ user_id: userId, provider_id: 'google' }))
    .execute();
  const consents = await db
    .selectFrom('consents')
    .select('kind')
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .orderBy('kind')
    .execute();
  return {
    ways: [
      await count('api_keys'),
      await count('webhook_endpoints'),
      await count('passkeys'),
      await count('second_factors'),
      google.length,
    ],
    wishes: [await count('saved_searches'), await count('erasures')],
    consents: consents.map(({ kind }) => kind),
  };
}

describe('somebody who signed up with an address of somebody else', () => {
  it('can make no key, webhook, passkey, or second factor before the address is confirmed', async () => {
    const stranger = await signUpClient(server, 'unconfirmed@example.com');
    const replies = [
      await newKey(stranger),
      await newWebhook(stranger),
      await stranger.ask('POST', '/id/api/v1/passkeys/begin', {}),
      await stranger.ask('POST', '/id/api/v1/second-factor', { password: testPassword }),
    ];
    for (const { status, body } of replies)
      expect([status, body.message]).toEqual([409, expect.stringContaining('Confirm your email address')]);
  });

  it('keeps nothing when its owner chooses a new password', async () => {
    const email = 'victim@example.com';
    const stranger = await signUpClient(server, email);
    const { key, second } = await plant(stranger, email);
    expect([await useKey(key), await isSignedIn(second)]).toEqual([200, true]);
    await takeOver(email);
    expect(await useKey(key)).toBe(401);
    expect([await isSignedIn(stranger), await isSignedIn(second)]).toEqual([false, false]);
    expect(await countOf(stranger.userId)).toEqual({
      ways: [0, 0, 0, 0, 0],
      wishes: [0, 0],
      consents: ['terms'],
    });
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(email, newPassword)).status).toBe(200);
  });

  it('is not helped by its owner, who opens the link in the mail: that takes the account’s own session', async () => {
    const email = 'curious@example.com';
    const stranger = await signUpClient(server, email);
    const { token } = await readMail(email);
    const nobody = await confirm(new TestClient(server), token);
    const other = await confirm(await signUpClient(server), token);
    expect([nobody.status, other.status]).toEqual([401, 403]);
    expect((await stranger.ask('GET', '/id/api/v1/account')).body.emailVerified).toBe(false);
    expect((await confirm(stranger, token)).status).toBe(200);
  });

  it('cannot move an account of their own to it by a link that its owner opens', async () => {
    const stranger = await signUpConfirmed(server);
    const email = 'wanted@example.com';
    await stranger.ask('POST', '/id/api/v1/account/email', { email, password: testPassword });
    const { token } = await readMail(email);
    expect((await confirm(new TestClient(server), token)).status).toBe(401);
    expect((await stranger.ask('GET', '/id/api/v1/account')).body.email).not.toBe(email);
  });
});

it('whoever signed up and confirms stays logged in there, with their consents; every other way in ends', async () => {
  const email = 'own@example.com';
  const ana = await signUpClient(server, email);
  const { token } = await readMail(email);
  const { key, second } = await plant(ana, email);
  expect((await confirm(ana, token)).status).toBe(200);
  expect([await isSignedIn(ana), await isSignedIn(second), await useKey(key)]).toEqual([true, false, 401]);
  expect(await countOf(ana.userId)).toEqual({
    ways: [0, 0, 0, 0, 0],
    wishes: [1, 1],
    consents: ['apply-for-me', 'terms'],
  });
  expect((await ana.ask('GET', '/id/api/v1/account')).body.emailVerified).toBe(true);
});

describe('a key', () => {
  it.each([30, 90, 365])('works for %s days and says so', async (days) => {
    const ana = await signUpConfirmed(server);
    const { key, expiresAt, createdAt } = (await newKey(ana, { days })).body;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(days * 86_400_000);
    laterMs = days * 86_400_000 - 60_000;
    expect(await useKey(key)).toBe(200);
    laterMs += 120_000;
    expect(await useKey(key)).toBe(401);
  });

  it('ends after 90 days unless another choice is made, and never later than a year', async () => {
    const ana = await signUpConfirmed(server);
    const { expiresAt, createdAt } = (await newKey(ana)).body;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(90 * 86_400_000);
    const endless = await newKey(ana, { days: 10_000 });
    expect([endless.status, Object.keys(endless.body.fields)]).toEqual([400, ['days']]);
  });

  it('is named in the email about it, with the way to revoke it', async () => {
    const ana = await signUpConfirmed(server, 'told@example.com');
    await newKey(ana, { name: 'My spreadsheet' });
    const { subject, text } = await readMail('told@example.com');
    expect(subject).toContain('My spreadsheet');
    expect(text).toMatch(/revoke the key “My spreadsheet”/);
    expect(text).toContain('/settings/developers');
  });

  const password = { password: testPassword, newPassword };
  it.each<[string, (client: TestClient) => Promise<{ status: number }>, boolean]>([
    ['a new password', (ana) => ana.ask('POST', '/id/api/v1/account/password', password), false],
    [
      'a new password, when the person wants to keep it,',
      (ana) => ana.ask('POST', '/id/api/v1/account/password', { ...password, endKeys: false }),
      true,
    ],
    ['logging out everywhere', (ana) => ana.ask('DELETE', '/id/api/v1/sessions'), false],
    [
      'logging out everywhere, when the person wants to keep it,',
      (ana) => ana.ask('DELETE', '/id/api/v1/sessions?keepKeys=true'),
      true,
    ],
  ])('of a thief does not outlive %s', async (name, act, stays) => {
    expect(name).not.toBe('');
    const ana = await signUpConfirmed(server);
    const { key } = (await newKey(ana)).body;
    await newWebhook(ana);
    expect((await act(ana)).status).toBe(200);
    expect(await useKey(key)).toBe(stays ? 200 : 401);
    const { ways } = await countOf(ana.userId);
    expect(ways.slice(0, 2)).toEqual(stays ? [1, 1] : [0, 0]);
  });

  it('nor a password reset of a confirmed account, which keeps its passkeys and consents', async () => {
    const email = 'reset@example.com';
    const ana = await signUpConfirmed(server, email);
    const { key } = await plant(ana, email);
    await db.updateTable('users').set({ email_verified: true }).where('id', '=', ana.userId).execute();
    await takeOver(email);
    expect(await useKey(key)).toBe(401);
    expect(await countOf(ana.userId)).toEqual({
      ways: [0, 0, 1, 1, 1],
      wishes: [1, 1],
      consents: ['apply-for-me', 'terms'],
    });
  });
});

describe('names', () => {
  const form = { password: testPassword, acceptTerms: true, firstName: 'Ana', lastName: 'Lee' };

  it.each([
    { firstName: 'you won! Collect at https://evil.example/prize\n\nCall 900' },
    { lastName: 'www.evil.example' },
    { firstName: 'Ana\u2028Call 900' },
  ])('with links or line breaks are refused: %j', async (wrong) => {
    const email = `${randomUUID()}@example.com`;
    const reply = await new TestClient(server).ask('POST', '/id/api/v1/signup', { ...form, email, ...wrong });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, Object.keys(wrong)]);
    const ana = await signUpClient(server);
    const renamed = await ana.ask('POST', '/id/api/v1/account/name', {
      firstName: 'A',
      lastName: 'B',
      ...wrong,
    });
    expect(renamed.status).toBe(400);
  });

  it('are in no email to an address that nobody confirmed', async () => {
    const email = 'quiet@example.com';
    const body = { ...form, email, firstName: 'Canaryname' };
    const ana = new TestClient(server);
    await ana.ask('POST', '/id/api/v1/signup', body);
    await new TestClient(server).ask('POST', '/id/api/v1/signup', body);
    await ana.ask('POST', '/id/api/v1/password/forgot', { email });
    await ana.ask('POST', '/id/api/v1/account/email', {
      email: 'new-quiet@example.com',
      password: testPassword,
    });
    await ana.ask('POST', '/id/api/v1/account/password', { password: testPassword, newPassword });
    await ana.ask('POST', '/id/api/v1/privacy/erasure', { password: newPassword });
    const texts = await db
      .selectFrom('outbox')
      .select(['subject', 'text', 'html'])
      .where('to_address', 'in', [email, 'new-quiet@example.com'])
      .execute();
    expect(texts).toHaveLength(7);
    expect(JSON.stringify(texts)).not.toContain('Canaryname');
  });
});
