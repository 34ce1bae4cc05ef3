import crypto from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '#backend/platform/platform.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, TestClient, testPassword } from '#tests/test-client.ts';
import { waitForYoungWindow } from '#tests/young-window.ts';
import { createUser } from './accounts/create-user.ts';
import { hashPassword, verifyPassword } from './record/hash-password.ts';

let now = new Date();
const { platform, server } = await openTestServer({ now: () => now });
beforeEach(async () => {
  now = new Date();
  await platform.database.kysely.deleteFrom('rate_limits').execute();
});

const form = {
  email: 'Maya@Example.com',
  password: testPassword,
  firstName: 'Maya',
  lastName: 'Ellison',
  acceptTerms: true,
};
const signUp = (client: TestClient, changes: object = {}) =>
  client.ask('POST', '/id/api/v1/signup', { ...form, ...changes });
const logIn = (client: TestClient, email: string, password = testPassword) =>
  client.ask('POST', '/id/api/v1/login', { email, password });
const askSession = (client: TestClient) => client.ask('GET', '/id/api/v1/session');
const quarterHour = 15 * 60;
const countUsers = async () =>
  (await platform.database.kysely.selectFrom('users').select('id').execute()).length;

describe('signing up', () => {
  it('opens the account, signs in and gives the starter credits [IDN-015] [I-01]', async () => {
    const client = new TestClient(server);
    const { status, body } = await signUp(client, { marketing: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({ email: 'maya@example.com', displayName: 'Maya Ellison', role: 0 });
    expect((await askSession(client)).body).toEqual(body);
    const credits = await client.ask('GET', `/ecom/api/v1/credits?userUID=${body.userId}`);
    expect(credits.body).toMatchObject({ credits: 10, exhaust_reason: null });
    const premium = await client.ask('GET', `/eb/api/v1/users/ispremium/${body.userId}/1`);
    expect(premium.body).toBe(true);
    const consents = await platform.database.kysely
      .selectFrom('consents')
      .select(['kind', 'version', 'ip_address'])
      .where('user_id', '=', body.userId)
      .orderBy('kind')
      .execute();
    expect(consents).toEqual([
      { kind: 'marketing', version: '2026-11-01', ip_address: '127.0.0.1' },
      { kind: 'terms', version: '2026-11-01', ip_address: '127.0.0.1' },
    ]);
  });

  it('keeps the session in a cookie that scripts and other sites cannot use [I-02]', async () => {
    const client = new TestClient(server);
    const { cookies } = await signUp(client, { email: 'cookie@example.com' });
    expect(cookies.find(({ name }) => name === '__Host-sid')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
    });
  });

  it('sets the readable UserStatus cookie, with Role 0 [IDN-001] [IDN-002]', async () => {
    const client = new TestClient(server);
    const { body, cookies } = await signUp(client, { email: 'status@example.com' });
    const status = cookies.find(({ name }) => name === 'UserStatus');
    expect(status).not.toHaveProperty('httpOnly');
    expect(status).toMatchObject({ sameSite: 'Lax', path: '/' });
    expect(JSON.parse(status?.value ?? '')).toEqual({
      IsUserLoggedIn: true,
      User: { UserId: body.userId, Role: 0, AccDisplayName: 'Maya Ellison', CreatedOn: body.createdOn },
    });
  });

  it.each([
    ['a short password', { password: 'only14letters!' }],
    ['a password everybody tries', { password: 'Password12345678' }],
    ['a repeated password', { password: 'abcabcabcabcabcabc' }],
    ['the address as password', { email: 'long.address@example.com', password: 'long.address@example.com' }],
    ['a missing name', { firstName: ' ' }],
    ['terms that were not accepted', { acceptTerms: false }],
    ['no address', { email: 'nobody' }],
  ])('refuses %s and names the field', async (_what, changes) => {
    const before = await countUsers();
    const { status, body } = await signUp(new TestClient(server), {
      email: 'refused@example.com',
      ...changes,
    });
    expect(status).toBe(400);
    expect(body.error).toBe('invalid_request');
    expect(Object.keys(body.fields)).toHaveLength(1);
    expect(await countUsers()).toBe(before);
  });

  it('never takes a role, an id or credits from the form', async () => {
    const extra = { email: 'role@example.com', role: 20, id: 'x', emailVerified: true, credits: 99 };
    const { body } = await signUp(new TestClient(server), extra);
    const row = await platform.database.kysely
      .selectFrom('users')
      .select(['role', 'email_verified'])
      .where('id', '=', body.userId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ role: 0, email_verified: false });
  });

  it('tells nobody whether an address has an account: same answer, and a mail to its owner', async () => {
    const owner = await signUpClient(server, 'once@example.com');
    const known = new TestClient(server);
    const unknown = new TestClient(server);
    const [again, fresh] = [
      await signUp(known, { email: 'ONCE@example.com' }),
      await signUp(unknown, { email: 'never@example.com' }),
    ];
    const shapeOf = ({ status, body, cookies, headers }: typeof again) => ({
      status,
      body: { ...body, userId: '', createdOn: '', email: '' },
      cookies: cookies.map(({ value: _value, ...cookie }) => cookie),
      headers: Object.keys(headers),
    });
    expect(shapeOf(again)).toEqual(shapeOf(fresh));
    expect(again.body.email).toBe('once@example.com');
    expect(again.body.userId).not.toBe(owner.userId);
    for (const client of [known, unknown]) {
      expect((await askSession(client)).status).toBe(200);
      expect((await client.ask('POST', '/id/api/v1/verification/send')).body).toEqual({ sent: true });
      expect((await client.ask('GET', '/id/api/v1/account')).body).toMatchObject({ emailVerified: false });
    }
    const mails = await platform.database.kysely
      .selectFrom('outbox')
      .select('subject')
      .where('to_address', '=', 'once@example.com')
      .orderBy('created_at')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your email address',
      'You already have an account',
    ]);
    expect((await logIn(new TestClient(server), 'once@example.com')).body.userId).toBe(owner.userId);
  });

  it('keeps one account per address when two ask at once', async () => {
    const both = await Promise.all(
      [1, 2].map(() => signUp(new TestClient(server), { email: 'race@example.com' })),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const rows = await platform.database.kysely
      .selectFrom('users')
      .select('claimed_email')
      .where((e) => e.or([e('email', '=', 'race@example.com'), e('claimed_email', '=', 'race@example.com')]))
      .execute();
    expect(rows.filter(({ claimed_email }) => claimed_email === null)).toHaveLength(1);
    expect(rows).toHaveLength(2);
  });
});

describe('logging in', () => {
  it('opens a new session and ends the one the browser came with', async () => {
    const client = await signUpClient(server, 'rotate@example.com');
    const old = new TestClient(server);
    old.cookies.set('__Host-sid', client.cookies.get('__Host-sid') ?? '');
    expect((await askSession(old)).status).toBe(200);
    const { status, body } = await logIn(client, 'Rotate@example.com');
    expect([status, body.userId]).toEqual([200, client.userId]);
    expect((await askSession(client)).status).toBe(200);
    expect((await askSession(old)).status).toBe(401);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    await signUpClient(server, 'known@example.com');
    const [wrong, unknown] = [
      await logIn(new TestClient(server), 'known@example.com', 'not the right one 1'),
      await logIn(new TestClient(server), 'unknown@example.com', 'not the right one 1'),
    ];
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect([wrong.cookies, unknown.cookies]).toEqual([[], []]);
    expect(unknown.status).toBe(401);
  });

  it('does the same work for an unknown address, a wrong password, and an account without one', async () => {
    const scheme = typeof crypto.argon2 === 'function' ? 'argon2' : 'scrypt';
    const derive = vi.spyOn(crypto, scheme);
    await signUpClient(server, 'known-work@example.com');
    await inTransaction(platform, (context) =>
      createUser(context, { email: 'passwordless@example.com', role: 0 }),
    );
    const work: number[] = [];
    for (const name of ['known-work', 'unknown-work', 'passwordless']) {
      derive.mockClear();
      const reply = await logIn(new TestClient(server), `${name}@example.com`, 'not the right one 1');
      expect(reply.status).toBe(401);
      work.push(derive.mock.calls.length);
    }
    derive.mockRestore();
    expect(work).toEqual([2, 2, 2]);
  });

  it('stops after 10 failures on one account, and then even the right password waits', async () => {
    await waitForYoungWindow(quarterHour);
    await signUpClient(server, 'guessed@example.com');
    await signUpClient(server, 'other@example.com');
    const guess = () => logIn(new TestClient(server), 'guessed@example.com', 'not the right one 1');
    for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(401);
    const stopped = await logIn(new TestClient(server), 'Guessed@example.com');
    expect([stopped.status, stopped.body.error]).toEqual([429, 'rate_limited']);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn(new TestClient(server), 'other@example.com')).status).toBe(200);
  });

  it('counts failures only: logging in often is no failure', async () => {
    await signUpClient(server, 'often@example.com');
    for (let n = 0; n < 12; n += 1)
      expect((await logIn(new TestClient(server), 'often@example.com')).status).toBe(200);
  });

  it('stops an address after 40 failures on any accounts [I-02]', async () => {
    await waitForYoungWindow(quarterHour);
    const db = platform.database.kysely;
    const guess = (n: number) =>
      logIn(new TestClient(server), `guess${n}@example.com`, 'not the right one 1');
    const statuses: number[] = [];
    for (let n = 0; n < 41; n += 1) {
      await db.deleteFrom('rate_limits').where('bucket', 'like', 'POST %').execute();
      statuses.push((await guess(n)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a session', () => {
  it('ends at log out, at once, and the display cookie goes with it', async () => {
    const client = await signUpClient(server, 'leaving@example.com');
    const kept = client.cookies.get('__Host-sid') ?? '';
    expect((await askSession(client)).status).toBe(200);
    const { status, body } = await client.ask('POST', '/id/api/v1/logout');
    expect([status, body]).toEqual([200, { signedOut: true }]);
    expect([...client.cookies.keys()]).toEqual(['__Host-device']);
    client.cookies.set('__Host-sid', kept);
    expect((await askSession(client)).status).toBe(401);
  });

  it('is needed: nobody is signed in without one', async () => {
    const { status, body } = await askSession(new TestClient(server));
    expect([status, body.error]).toEqual([401, 'not_signed_in']);
  });

  it('is not believed with another signature, token or length', async () => {
    const client = await signUpClient(server, 'forged@example.com');
    const other = await signUpClient(server, 'forged2@example.com');
    const [token = '', signature = ''] = (client.cookies.get('__Host-sid') ?? '').split('.');
    const [otherToken = ''] = (other.cookies.get('__Host-sid') ?? '').split('.');
    const forged = [
      token,
      `${token}.`,
      `${otherToken}.${signature}`,
      `.${signature}`,
      `${token}.${'A'.repeat(43)}=`,
    ];
    for (const value of [...forged, 'x'.repeat(5000), '.', '']) {
      client.cookies.set('__Host-sid', value);
      expect((await askSession(client)).status).toBe(401);
    }
    client.cookies.set('__Host-sid', `${token}.${signature}`);
    expect((await askSession(client)).status).toBe(200);
  });

  it('is not believed from the readable cookie', async () => {
    const client = await signUpClient(server, 'readable@example.com');
    client.cookies.delete('__Host-sid');
    expect(client.cookies.has('UserStatus')).toBe(true);
    expect((await askSession(client)).status).toBe(401);
  });

  it('ends after 30 days however often it is used, and after 14 days without use', async () => {
    const [used, idle] = [await signUpClient(server), await signUpClient(server)];
    const start = Date.now();
    const statusesOn = async (day: number, ...clients: TestClient[]) => {
      now = new Date(start + day * 86_400_000);
      const replies: number[] = [];
      for (const client of clients) replies.push((await askSession(client)).status);
      return replies;
    };
    expect(await statusesOn(13.9, used)).toEqual([200]);
    expect(await statusesOn(14.1, used, idle)).toEqual([200, 401]);
    expect(await statusesOn(27, used)).toEqual([200]);
    expect(await statusesOn(29.9, used)).toEqual([200]);
    expect(await statusesOn(30.1, used)).toEqual([401]);
  });

  it('leaves nothing of a password or cookie in the log', async () => {
    platform.lines.length = 0;
    const client = await signUpClient(server, 'canary-address@example.com');
    await logIn(client, 'canary-address@example.com', 'canary password 123');
    const text = platform.lines.join('');
    expect(text).toContain('/id/api/v1/signup');
    expect(text).not.toMatch(/canary|pass phrase/);
    expect(text).not.toContain(client.cookies.get('__Host-sid') ?? 'no cookie');
  });
});

it('only somebody signed in, with a profile document of their own, lists applications or applies [IDN-010]', async () => {
  const owner = await signUpClient(server, 'owner@example.com');
  const other = await signUpClient(server, 'without-document@example.com');
  const document = emptyDocument({ userId: owner.userId, name: 'Resume' });
  const saved = await owner.ask('POST', '/eb/api/v1/documents/savejsondocument', {
    userId: owner.userId,
    portalCD: 'SNR',
    document,
  });
  const base = `/ea/api/v1/expert-apply/profiles/${saved.body.id}/jobs/applications`;
  const apply = [
    { applyJobApplicationAfterSave: true, jobApplicationId: owner.userId, reviewApplicationAnswerItems: [] },
  ];
  const tryBoth = async (client: TestClient) => [
    (await client.ask('POST', `${base}/detail/list`, { statuses: ['Success'] })).status,
    (await client.ask('POST', `${base}/review-apply`, apply)).body.error,
  ];
  expect(await tryBoth(new TestClient(server))).toEqual([401, 'not_signed_in']);
  expect(await tryBoth(other)).toEqual([404, 'not_found']);
  const [listed] = await tryBoth(owner);
  expect(listed).toBe(200);
});

it('a stored password can be checked but not read [I-02]', async () => {
  const [first, second] = [await hashPassword(testPassword), await hashPassword(testPassword)];
  expect(first).toMatch(/^\$(argon2id\$v=19\$m=19456,t=2,p=1|scrypt\$ln=17,r=8,p=1)\$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword({ hash: first, password: testPassword })).toBe(true);
  expect(await verifyPassword({ hash: first, password: `${testPassword} ` })).toBe(false);
});
