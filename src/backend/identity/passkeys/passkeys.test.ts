import { beforeEach, expect, it } from 'vitest';
import { openTestServer } from '#tests/open-test-server.ts';
import { createSoftwarePasskey } from '#tests/software-passkey.ts';
import { signUpConfirmed, TestClient, testPassword } from '#tests/test-client.ts';

let now = new Date();
const { platform, server } = await openTestServer({ now: () => now });
beforeEach(async () => {
  now = new Date();
  await platform.database.kysely.deleteFrom('rate_limits').execute();
});

const origin = 'http://localhost:3000';
type Device = ReturnType<typeof createSoftwarePasskey>;

async function beginLogIn() {
  return (await new TestClient(server).ask('POST', '/id/api/v1/login/passkey/begin')).body;
}
async function logIn(credential: ReturnType<Device['sign']>) {
  const client = new TestClient(server);
  return { client, ...(await client.ask('POST', '/id/api/v1/login/passkey', { credential })) };
}
async function addPasskey(client: TestClient, name = 'My laptop') {
  const device = createSoftwarePasskey();
  const { body: options } = await client.ask('POST', '/id/api/v1/passkeys/begin', {});
  const credential = device.create(options, origin);
  return { device, credential, ...(await client.ask('POST', '/id/api/v1/passkeys', { name, credential })) };
}
const listPasskeys = async (client: TestClient) => (await client.ask('GET', '/id/api/v1/passkeys')).body;

it('a passkey is added, named, used without a password or code, renamed and removed, and each step is mailed', async () => {
  const email = 'passkey@example.com';
  const ana = await signUpConfirmed(server, email);
  const { device, status, body: passkey } = await addPasskey(ana);
  expect([status, passkey]).toEqual([
    201,
    { id: expect.any(String), name: 'My laptop', createdAt: now.toISOString(), lastUsedAt: null },
  ]);
  const opened = await logIn(device.sign(await beginLogIn(), origin));
  expect([opened.status, opened.body.userId]).toEqual([200, ana.userId]);
  expect(opened.cookies.find(({ name }) => name === '__Host-sid')).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
  });
  expect((await opened.client.ask('GET', '/id/api/v1/session')).body.email).toBe(email);
  const one = `/id/api/v1/passkeys/${passkey.id}`;
  expect((await ana.ask('PATCH', one, { name: ' ' })).status).toBe(400);
  expect((await ana.ask('PATCH', one, { name: 'Work laptop' })).body.name).toBe('Work laptop');
  expect(await listPasskeys(ana)).toEqual([
    { ...passkey, name: 'Work laptop', lastUsedAt: expect.any(String) },
  ]);
  expect((await ana.ask('POST', `${one}/remove`, {})).status).toBe(200);
  expect((await ana.ask('POST', `${one}/remove`, {})).status).toBe(404);
  expect(await listPasskeys(ana)).toEqual([]);
  const removed = await logIn(device.sign(await beginLogIn(), origin));
  expect([removed.status, removed.cookies]).toEqual([401, []]);
  const mails = await platform.database.kysely
    .selectFrom('outbox')
    .select('subject')
    .where('to_address', '=', email)
    .where('subject', 'like', 'A passkey%')
    .orderBy('created_at')
    .execute();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'A passkey was added to your account',
    'A passkey was removed from your account',
  ]);
});

it('a signature opens one session: its challenge works once, for five minutes, and its counter only rises', async () => {
  const ana = await signUpConfirmed(server);
  const { device } = await addPasskey(ana);
  const signature = device.sign(await beginLogIn(), origin);
  expect((await logIn(signature)).status).toBe(200);
  expect((await logIn(signature)).status).toBe(401);
  const copied = device.sign(await beginLogIn(), origin, { counts: false });
  expect((await logIn(copied)).status).toBe(401);
  expect((await logIn(device.sign({ challenge: 'made-up', rpId: 'localhost' }, origin))).status).toBe(401);
  const old = await beginLogIn();
  now = new Date(now.getTime() + 5 * 60_000);
  expect((await logIn(device.sign(old, origin))).status).toBe(401);
  const refused = await beginLogIn();
  expect((await logIn(device.sign(refused, 'https://evil.example'))).status).toBe(401);
  expect((await logIn(device.sign(refused, origin))).status).toBe(401);
});

it('two logins with one signature at the same moment open one session', async () => {
  const ana = await signUpConfirmed(server);
  const { device } = await addPasskey(ana);
  const signature = device.sign(await beginLogIn(), origin);
  const both = await Promise.all([logIn(signature), logIn(signature)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

it('nobody gets in from another site, as another person, or without unlocking the device', async () => {
  const [ana, ben] = [await signUpConfirmed(server), await signUpConfirmed(server)];
  const [{ device: anas }, { device: bens }] = [await addPasskey(ana), await addPasskey(ben)];
  const attempts = [
    anas.sign(await beginLogIn(), 'https://evil.example'),
    anas.sign(await beginLogIn(), 'http://flx.localhost:3000'),
    anas.sign({ ...(await beginLogIn()), rpId: 'evil.example' }, origin),
    anas.sign(await beginLogIn(), origin, { as: Buffer.from(ben.userId).toString('base64url') }),
    anas.sign(await beginLogIn(), origin, { flags: 0x01 }),
    { ...anas.sign(await beginLogIn(), origin), id: bens.sign(await beginLogIn(), origin).id },
    createSoftwarePasskey().sign(await beginLogIn(), origin, { as: 'bm9ib2R5' }),
  ];
  for (const attempt of attempts) {
    const { status, cookies, body } = await logIn(attempt);
    expect([status, cookies]).toEqual([401, []]);
    expect(body.message).toBe(
      "This passkey doesn't belong to an account here. Log in another way, or try again.",
    );
  }
  expect((await logIn(anas.sign(await beginLogIn(), origin))).body.userId).toBe(ana.userId);
});

it('a new passkey must answer its own challenge, here, and belongs to one person', async () => {
  const [ana, ben] = [await signUpConfirmed(server), await signUpConfirmed(server)];
  const begin = async () => (await ana.ask('POST', '/id/api/v1/passkeys/begin', {})).body;
  const keep = (client: TestClient, credential: object) =>
    client.ask('POST', '/id/api/v1/passkeys', { name: 'Key', credential });
  const device = createSoftwarePasskey();
  expect((await keep(ana, device.create(await begin(), 'https://evil.example'))).status).toBe(400);
  expect((await keep(ben, device.create(await begin(), origin))).status).toBe(400);
  expect((await keep(ana, device.create({ ...(await begin()), challenge: 'made-up' }, origin))).status).toBe(
    400,
  );
  const good = device.create(await begin(), origin);
  expect((await keep(ana, good)).status).toBe(201);
  expect((await keep(ana, good)).status).toBe(400);
  expect((await keep(ana, device.create(await begin(), origin))).status).toBe(400);
  expect(await listPasskeys(ben)).toEqual([]);
  expect(await listPasskeys(ana)).toHaveLength(1);
});

it('adding and removing need a log-in of the last 15 minutes, or the password', async () => {
  const ana = await signUpConfirmed(server);
  const { body: passkey } = await addPasskey(ana);
  for (const path of ['begin', `${passkey.id}/remove`]) {
    now = new Date(now.getTime() + 16 * 60_000);
    const ask = (body: object) => ana.ask('POST', `/id/api/v1/passkeys/${path}`, body);
    expect((await ask({})).body.fields).toEqual({
      password: 'You logged in a while ago. Enter your password to continue',
    });
    expect((await ask({ password: 'not the right one 1' })).status).toBe(400);
    expect((await ask({ password: testPassword })).status).toBe(200);
    // Once is enough for a while, whatever is next.
    const key = await ana.ask('POST', '/id/api/v1/api-keys', { name: 'Notebook', scopes: ['read'] });
    expect(key.status).toBe(201);
  }
});

it('keys that somebody added before the address was confirmed go with a new password; later ones stay', async () => {
  const email = 'taken-over@example.com';
  const first = await signUpConfirmed(server, email);
  const { device: planted } = await addPasskey(first);
  // As an account from before the rule that only a confirmed address can have one.
  const unconfirmed = { email_verified: false };
  await platform.database.kysely.updateTable('users').set(unconfirmed).where('email', '=', email).execute();
  const resetBy = async (password: string) => {
    await platform.database.kysely.deleteFrom('rate_limits').execute();
    await new TestClient(server).ask('POST', '/id/api/v1/password/forgot', { email });
    const { text } = await platform.database.kysely
      .selectFrom('outbox')
      .select('text')
      .where('to_address', '=', email)
      .where('subject', '=', 'Choose a new password')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    const client = new TestClient(server);
    expect((await client.ask('POST', '/id/api/v1/password/reset', { token, password })).status).toBe(200);
    await client.ask('POST', '/id/api/v1/login', { email, password });
    return client;
  };
  const owner = await resetBy('the owner chose these words');
  expect((await logIn(planted.sign(await beginLogIn(), origin))).status).toBe(401);
  const { device: own } = await addPasskey(owner);
  now = new Date(now.getTime() + 1000);
  await resetBy('and then some other words');
  expect((await logIn(own.sign(await beginLogIn(), origin))).status).toBe(200);
});
