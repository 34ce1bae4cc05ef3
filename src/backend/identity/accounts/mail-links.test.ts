import crypto from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestServer } from '#tests/open-test-server.ts';
import { createTestServer, signUpClient, TestClient, testPassword } from '#tests/test-client.ts';

const { platform, server } = await openTestServer();
const forgetLimits = () => platform.database.kysely.deleteFrom('rate_limits').execute();
beforeEach(async () => {
  await forgetLimits();
  await platform.database.kysely.deleteFrom('outbox').execute();
});

const newPassword = 'another phrase of words 7';
const stranger = () => new TestClient(server);
const forgot = (email: string) => stranger().ask('POST', '/id/api/v1/password/forgot', { email });
const reset = (token: string, password = newPassword) =>
  stranger().ask('POST', '/id/api/v1/password/reset', { token, password });
const confirm = (client: TestClient, token: string) =>
  client.ask('POST', '/id/api/v1/verification/confirm', { token });
const logIn = (email: string, password: string) =>
  stranger().ask('POST', '/id/api/v1/login', { email, password });
const mails = () =>
  platform.database.kysely.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').execute();
const emptyOutbox = () => platform.database.kysely.deleteFrom('outbox').execute();
const storedTokens = async () =>
  (await sql`select * from verifications`.execute(platform.database.kysely)).rows;

/** The secret in the newest mail's link. */
async function readToken(): Promise<string> {
  const [mail] = await mails();
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function age(minutes: number): Promise<void> {
  await sql`update verifications set expires_at = expires_at - make_interval(mins => ${minutes}::int)`.execute(
    platform.database.kysely,
  );
}

async function isVerified(userId: string): Promise<boolean> {
  const { email_verified } = await platform.database.kysely
    .selectFrom('users')
    .select('email_verified')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email_verified;
}

describe('confirming the address', () => {
  it('starts with a mail at sign-up and ends with its link', async () => {
    const client = await signUpClient(server, 'confirm@example.com');
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to_address: 'confirm@example.com',
      subject: 'Confirm your email address',
      portal_code: 'SNR',
      sent_at: null,
    });
    expect(mail?.text).toContain('http://localhost:3000/verify-email?token=');
    expect(await isVerified(client.userId)).toBe(false);
    expect((await confirm(client, await readToken())).body).toEqual({ verified: true });
    expect(await isVerified(client.userId)).toBe(true);
  });

  it('works once, for 24 hours, and only with the secret from the mail [I-03]', async () => {
    const client = await signUpClient(server, 'once@example.com');
    const token = await readToken();
    expect(JSON.stringify(await storedTokens())).not.toContain(token);
    await age(24 * 60 + 1);
    expect((await confirm(client, token)).status).toBe(404);
    await client.ask('POST', '/id/api/v1/verification/send');
    const fresh = await readToken();
    await age(24 * 60 - 1);
    expect((await confirm(client, fresh)).status).toBe(200);
    const again = await confirm(client, fresh);
    expect([again.status, again.body.message]).toEqual([
      404,
      'This link was already used or is more than 24 hours old. Ask for a new one.',
    ]);
    expect((await confirm(client, 'guess')).status).toBe(404);
  });

  it('is asked for again by the person only, and not once it is done', async () => {
    expect((await stranger().ask('POST', '/id/api/v1/verification/send')).status).toBe(401);
    const client = await signUpClient(server, 'again@example.com');
    await confirm(client, await readToken());
    await emptyOutbox();
    expect((await client.ask('POST', '/id/api/v1/verification/send')).body).toEqual({ sent: false });
    expect(await mails()).toEqual([]);
  });

  it('of a sign-up that fails sends nothing', async () => {
    const form = { email: 'refused@example.com', password: 'short', firstName: 'Ana', lastName: 'Lee' };
    await emptyOutbox();
    const { status } = await stranger().ask('POST', '/id/api/v1/signup', { ...form, acceptTerms: true });
    expect([status, await mails()]).toEqual([400, []]);
  });
});

describe('a forgotten password', () => {
  it('is replaced with the link from the mail, and every session ends', async () => {
    const client = await signUpClient(server, 'forgot@example.com');
    expect((await client.ask('GET', '/id/api/v1/session')).status).toBe(200);
    await forgot('Forgot@example.com');
    expect((await mails())[0]).toMatchObject({
      to_address: 'forgot@example.com',
      subject: 'Choose a new password',
    });
    expect((await reset(await readToken())).body).toEqual({ changed: true });
    expect((await client.ask('GET', '/id/api/v1/session')).status).toBe(401);
    expect((await logIn('forgot@example.com', testPassword)).status).toBe(401);
    expect((await logIn('forgot@example.com', newPassword)).status).toBe(200);
    expect((await mails())[0]).toMatchObject({
      to_address: 'forgot@example.com',
      subject: 'Your password was changed',
    });
    expect(await isVerified(client.userId)).toBe(true);
  });

  it('gets the same answer whether or not there is an account [I-03]', async () => {
    await signUpClient(server, 'known@example.com');
    await emptyOutbox();
    const [known, unknown] = [await forgot('known@example.com'), await forgot('unknown@example.com')];
    expect([known.status, known.body]).toEqual([200, { sent: true }]);
    expect([unknown.status, unknown.body]).toEqual([200, { sent: true }]);
    expect((await mails()).map((mail) => mail.to_address)).toEqual(['known@example.com']);
  });

  it('keeps its link secret, single and for 60 minutes [I-03]', async () => {
    await signUpClient(server, 'link@example.com');
    await forgot('link@example.com');
    const old = await readToken();
    expect(JSON.stringify(await storedTokens())).not.toContain(old);
    await age(61);
    expect((await reset(old)).status).toBe(404);

    await forgetLimits();
    await forgot('link@example.com');
    const first = await readToken();
    await forgetLimits();
    await forgot('link@example.com');
    const second = await readToken();
    await age(59);
    const both = await Promise.all([reset(second), reset(second)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404]);
    const late = await reset(first);
    expect([late.status, late.body.message]).toEqual([
      404,
      'This link was already used or is more than 60 minutes old. Ask for a new one.',
    ]);
  });

  it('keeps its first link when a second is asked for, as a stranger can', async () => {
    await signUpClient(server, 'first@example.com');
    await forgot('first@example.com');
    const first = await readToken();
    await forgetLimits();
    await forgot('first@example.com');
    const second = await readToken();
    expect(second).not.toBe(first);
    expect((await reset(first)).body).toEqual({ changed: true });
    expect((await reset(second)).status).toBe(404);
  });

  it('refuses a weak or short new password and keeps the link for a better one', async () => {
    await signUpClient(server, 'weak@example.com');
    await forgot('weak@example.com');
    const token = await readToken();
    for (const password of ['Password12345678', 'short']) {
      const refused = await reset(token, password);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['password']]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('is never confirmed with a link for something else', async () => {
    const client = await signUpClient(server, 'mixed@example.com');
    const verification = await readToken();
    expect((await reset(verification)).status).toBe(404);
    expect((await confirm(client, verification)).status).toBe(200);
  });

  it("leads to the portal's own host, never to the one the request named", async () => {
    await signUpClient(server, 'host@example.com');
    const ask = (headers: Record<string, string>) =>
      server.fastify.inject({
        method: 'POST',
        url: '/id/api/v1/password/forgot',
        headers: { cookie: 'c_portal=FLX', ...headers },
        payload: { email: 'host@example.com' },
      });
    const evil = { host: 'evil.example', origin: 'http://evil.example' };
    expect((await ask(evil)).statusCode).toBe(421);
    const forwarded = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect((await ask({ host: 'localhost:3000', ...forwarded })).statusCode).toBe(200);
    expect((await mails())[0]?.text).toContain('http://flx.localhost:3000/reset-password?token=');
    expect((await mails())[0]?.text).not.toContain('evil');
  });

  it('leaves no secret and no address in the log', async () => {
    await signUpClient(server, 'canary-mail@example.com');
    platform.lines.length = 0;
    await forgot('canary-mail@example.com');
    const token = await readToken();
    await reset(token);
    const text = platform.lines.join('');
    expect(text).toContain('/id/api/v1/password/reset');
    expect(text).not.toContain(token);
    expect(text).not.toMatch(/canary-mail|phrase of words/);
  });
});

describe('the sent mail of a development machine', () => {
  it('is a page with its links', async () => {
    await signUpClient(server, 'page@example.com');
    const { status, text } = await stranger().ask('GET', '/outbox');
    expect(status).toBe(200);
    expect(text).toContain('page@example.com');
    expect(text).toMatch(/<a href="http:\/\/localhost:3000\/verify-email\?token=[\w-]+">/);
  });

  it('cannot be read by a page that points its own name at this machine', async () => {
    for (const url of ['/outbox', '/metrics']) {
      const headers = { host: 'rebind.evil.example:3000' };
      expect((await server.fastify.inject({ url, headers })).statusCode).toBe(421);
    }
  });

  it('cannot be read through a proxy, nor exists in production', async () => {
    const far = { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' };
    expect((await server.fastify.inject({ url: '/outbox', headers: far })).statusCode).toBe(404);
    const config = { ...platform.config, environment: 'production' as const };
    const production = await createTestServer({ ...platform, config });
    expect((await production.fastify.inject({ url: '/outbox' })).statusCode).toBe(404);
    await production.fastify.close();
  });

  it('shows names as text', async () => {
    const client = stranger();
    await client.ask('POST', '/id/api/v1/signup', {
      email: 'markup@example.com',
      password: testPassword,
      firstName: '<img src=x>',
      lastName: 'Lee',
      acceptTerms: true,
    });
    const [mail] = await mails();
    for (const html of [mail?.html, (await client.ask('GET', '/outbox')).text]) {
      expect(html).not.toContain('<img src=x');
    }
  });
});

/** Written by better-auth 1.7.7 and the hashing beside it, as they are in databases from before decision 022. */
describe('what an earlier release has stored', () => {
  const password = 'a phrase from the year before';
  const hash =
    typeof crypto.argon2 === 'function'
      ? '$argon2id$v=19$m=19456,t=2,p=1$j4mXibZaIt1ThQvLe7T7uQ$0PfdfRvrzDYmaTyMv3Q6jFF7fazMF_MBPWixSVNpayk'
      : '$scrypt$ln=17,r=8,p=1$MDEyMzQ1Njc4OWFiY2RlZg$lHKvm4KuPsx92XM2AhkGtNm3T2FLqioeJbU79eTnUn8';
  const link = {
    token: 'a-link-from-the-release-before-this-one-0001',
    identifier: 'SdXOQdioPFLSyZQxezppqzITmGnpLytChUJe393zqDE',
  };

  it('still opens the account, and its link still sets a new password', async () => {
    const { userId } = await signUpClient(server, 'earlier@example.com');
    const db = platform.database.kysely;
    await db.updateTable('accounts').set({ password: hash }).where('user_id', '=', userId).execute();
    expect((await logIn('earlier@example.com', testPassword)).status).toBe(401);
    expect((await logIn('earlier@example.com', password)).status).toBe(200);
    await sql`insert into verifications (id, identifier, value, expires_at) values
      (gen_random_uuid(), ${link.identifier}, ${userId}, now() + interval '1 hour')`.execute(db);
    expect((await reset(link.token)).status).toBe(200);
    expect((await reset(link.token)).status).toBe(404);
    expect((await logIn('earlier@example.com', password)).status).toBe(401);
    expect((await logIn('earlier@example.com', newPassword)).status).toBe(200);
  });
});
