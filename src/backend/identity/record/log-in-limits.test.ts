/** Strangers cannot guess on, and cannot keep the owner out by trying. */
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, TestClient, testPassword } from '#tests/test-client.ts';
import { waitForYoungWindow } from '#tests/young-window.ts';

const { platform, server } = await openTestServer();
const db = platform.database.kysely;
beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
});

const wrong = 'not the right one 1';

async function logIn(client: TestClient, email: string, password = testPassword): Promise<number> {
  // The call's own limit per minute is not what is tested here.
  await db.deleteFrom('rate_limits').where('bucket', 'like', 'POST %').execute();
  return (await client.ask('POST', '/id/api/v1/login', { email, password })).status;
}
function clientAt(ip: string): TestClient {
  return Object.assign(new TestClient(server), { ip });
}
async function guess(ip: string, email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push(await logIn(clientAt(ip), email, wrong));
  return statuses;
}

describe('wrong passwords from elsewhere', () => {
  beforeEach(() => waitForYoungWindow(15 * 60, 120_000));

  it('do not keep the owner out, wherever they log in', async () => {
    const email = 'owner@example.com';
    await signUpClient(server, email);
    expect((await guess('198.51.100.7', email, 11)).at(-1)).toBe(429);
    expect(await logIn(clientAt('203.0.113.9'), email)).toBe(200);
  });

  it('nor at a device that knows the account, even in the same network', async () => {
    const email = 'home@example.com';
    const ana = await signUpClient(server, email);
    await ana.ask('POST', '/id/api/v1/logout');
    await guess(ana.ip, email, 11);
    for (let n = 0; n < 45; n += 1) await logIn(clientAt(ana.ip), `other${n}@example.com`, wrong);
    expect(await logIn(clientAt(ana.ip), email)).toBe(429);
    expect(await logIn(ana, email)).toBe(200);
  });

  it('nor after a new password, whose browser is known from then on', async () => {
    const email = 'everywhere@example.com';
    await signUpClient(server, email);
    for (let n = 0; n < 11; n += 1) await guess(`198.51.100.${n}`, email, 10);
    const ana = clientAt('203.0.113.9');
    expect(await logIn(ana, email)).toBe(429);
    await ana.ask('POST', '/id/api/v1/password/forgot', { email });
    const { text } = await db
      .selectFrom('outbox')
      .select('text')
      .where('to_address', '=', email)
      .where('subject', '=', 'Choose a new password')
      .executeTakeFirstOrThrow();
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    const password = 'another phrase of words 7';
    expect((await ana.ask('POST', '/id/api/v1/password/reset', { token, password })).status).toBe(200);
    expect(await logIn(ana, email, password)).toBe(200);
  });

  it('are counted at a known device too', async () => {
    const email = 'stolen-laptop@example.com';
    const thief = await signUpClient(server, email);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push(await logIn(thief, email, wrong));
    expect(statuses.slice(9)).toEqual([401, 429]);
  });

  it('a device is known to its own accounts only, also when somebody signed up with another’s address', async () => {
    const email = 'target@example.com';
    await signUpClient(server, email);
    const stranger = await signUpClient(server, email, 'a guess of my own making');
    expect(stranger.cookies.has('__Host-device')).toBe(true);
    await guess(stranger.ip, email, 10);
    expect(await logIn(stranger, email, wrong)).toBe(429);
  });

  it('count together for a whole IPv6 network', async () => {
    const email = 'six@example.com';
    await signUpClient(server, email);
    const statuses: number[] = [];
    for (let n = 1; n <= 11; n += 1) statuses.push(...(await guess(`2001:db8:1:2::${n}`, email, 1)));
    expect(statuses.at(-1)).toBe(429);
    expect(await logIn(clientAt('2001:db8:1:3::1'), email)).toBe(200);
  });
});

it('asking for a new password is always answered, with one email every few minutes', async () => {
  await waitForYoungWindow(5 * 60, 60_000);
  const email = 'flooded@example.com';
  await signUpClient(server, email);
  const asked: number[] = [];
  for (const address of [email, 'nobody@example.com'])
    for (let n = 0; n < 8; n += 1) {
      await db.deleteFrom('rate_limits').where('bucket', 'like', 'POST %').execute();
      const reply = await new TestClient(server).ask('POST', '/id/api/v1/password/forgot', {
        email: address,
      });
      asked.push(reply.status);
    }
  expect(new Set(asked)).toEqual(new Set([200]));
  const mails = await db
    .selectFrom('outbox')
    .select('id')
    .where('to_address', '=', email)
    .where('subject', '=', 'Choose a new password')
    .execute();
  expect(mails).toHaveLength(1);
  await db.deleteFrom('rate_limits').where('bucket', 'like', 'reset mail %').execute();
  await new TestClient(server).ask('POST', '/id/api/v1/password/forgot', { email });
  const after = await db.selectFrom('outbox').select('id').where('to_address', '=', email).execute();
  expect(after).toHaveLength(3);
});
