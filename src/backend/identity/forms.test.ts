import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composePages } from '#backend/api.ts';
import type { Pages } from '#backend/platform/http/pages/serve-pages.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { createTestServer, signUpClient, signUpConfirmed, testPassword } from '#tests/test-client.ts';
import { waitForYoungWindow } from '#tests/young-window.ts';
import { codeAt, stepOf } from './second-factor/totp.ts';

const { platform, server } = await openTestServer();
/** Stands in for the built web: a page that shows what it was given. */
const pages: Pages = {
  files: new Map(),
  render: async ({ url, initialData }) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    html: JSON.stringify({ url, form: initialData[0]?.data }),
  }),
  list: () => [],
};
beforeAll(async () => {
  composePages(server, pages);
});
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('rate_limits').execute();
});

function send(url: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  return server.fastify.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });
}

const newcomer = (email: string) => ({
  email,
  password: testPassword,
  firstName: 'Ana',
  lastName: 'Lee',
  acceptTerms: 'yes',
});

describe('the login form, without scripts', () => {
  it('signs in and leads to the target, or home when the target is not ours', async () => {
    await signUpClient(server, 'form@example.com');
    const form = { email: 'form@example.com', password: testPassword };
    for (const [url, location] of [
      ['/login', '/dashboard'],
      ['/login?target=%2Fdashboard%2Fapplications%3Ftab%3DManual', '/dashboard/applications?tab=Manual'],
      ['/login?target=https%3A%2F%2Fevil.example', '/dashboard'],
      ['/login?target=%2F%2Fevil.example', '/dashboard'],
    ] as const) {
      const reply = await send(url, form);
      expect([reply.statusCode, reply.headers.location]).toEqual([303, location]);
      expect(reply.cookies.map(({ name }) => name).toSorted()).toEqual([
        'UserStatus',
        '__Host-device',
        '__Host-sid',
      ]);
    }
  });

  it("is the portal's own: /signin on the default portal", async () => {
    await signUpClient(server, 'signin@example.com');
    const form = { email: 'signin@example.com', password: testPassword };
    const host = { host: 'default.localhost:3000', origin: 'http://default.localhost:3000' };
    const reply = await send('/signin', form, host);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/jobs']);
  });

  it('shows the page again with the reason and the address, never the password', async () => {
    const reply = await send('/login?target=%2Fx', {
      email: 'nobody@example.com',
      password: 'not the right one 1',
    });
    expect(reply.statusCode).toBe(401);
    expect(reply.cookies).toEqual([]);
    expect(reply.json()).toEqual({
      url: '/login?target=%2Fx',
      form: {
        path: '/login',
        values: { email: 'nobody@example.com' },
        errors: { _: "That email and password don't match." },
      },
    });
  });

  it('asks for the code as a step of its own; the password is typed once', async () => {
    const email = 'two-steps@example.com';
    const ana = await signUpConfirmed(server, email);
    const { secret } = (await ana.ask('POST', '/id/api/v1/second-factor', { password: testPassword })).body;
    const step = stepOf(new Date());
    await ana.ask('POST', '/id/api/v1/second-factor/confirm', { code: codeAt(secret, step - 1) });
    const first = await send('/login?target=%2Fjobs', { email, password: testPassword });
    expect([first.statusCode, first.headers.location]).toEqual([
      303,
      '/login?notice=enter-code&target=%2Fjobs',
    ]);
    const cookie = first.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    expect(cookie).not.toContain('__Host-sid');
    const url = first.headers.location ?? '';
    const enter = (code: string, headers: Record<string, string> = { cookie }) =>
      send(url, { after: 'first-step', code }, headers);
    const wrong = await enter('000000');
    expect([wrong.statusCode, Object.keys(wrong.json().form.errors)]).toEqual([401, ['code']]);
    expect((await enter(codeAt(secret, step), {})).statusCode).toBe(401);
    const done = await enter(codeAt(secret, step));
    expect([done.statusCode, done.headers.location]).toEqual([303, '/jobs']);
    expect(done.cookies.map(({ name }) => name)).toContain('__Host-sid');
    const guessed = await send('/login', { email, password: 'not the right one 1' });
    expect([guessed.statusCode, guessed.cookies]).toEqual([401, []]);
  });

  it('leads an operator to the console', async () => {
    const email = 'operator@example.com';
    const { userId } = await signUpClient(server, email);
    await platform.database.kysely.updateTable('users').set({ role: 10 }).where('id', '=', userId).execute();
    const reply = await send('/login', { email, password: testPassword });
    expect(reply.headers.location).toBe('/ops');
    const elsewhere = await send('/login?target=%2Fsettings%2Faccount', { email, password: testPassword });
    expect(elsewhere.headers.location).toBe('/settings/account');
  });

  it('works behind a proxy that takes the encryption off', async () => {
    const config = {
      ...platform.config,
      publicUrl: 'https://jobs.example.com',
      environment: 'production' as const,
    };
    const live = await createTestServer({ ...platform, config });
    composePages(live, pages);
    const reply = await live.fastify.inject({
      method: 'POST',
      url: '/login',
      headers: {
        host: 'jobs.example.com',
        origin: 'https://jobs.example.com',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ email: 'nobody@example.com', password: 'x' }).toString(),
    });
    expect(reply.statusCode).toBe(401);
    await live.fastify.close();
  });

  it('names the fields that are missing', async () => {
    const reply = await send('/login', { email: '', password: '' });
    expect([reply.statusCode, reply.json().form.errors]).toEqual([
      400,
      { email: 'Field is required', password: 'Field is required' },
    ]);
  });

  it('counts failures like every other way in', async () => {
    await waitForYoungWindow(15 * 60);
    await signUpClient(server, 'counted@example.com');
    const guess = () => send('/login', { email: 'counted@example.com', password: 'not the right one 1' });
    for (let n = 0; n < 10; n += 1) expect((await guess()).statusCode).toBe(401);
    const stopped = await guess();
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is refused from another site', async () => {
    const reply = await send('/login', {}, { origin: 'https://evil.example' });
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'forbidden']);
  });
});

describe('the other forms, without scripts', () => {
  it('sign-up opens the account and leads to the first step [I-01]', async () => {
    const reply = await send('/signup', newcomer('new@example.com'));
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/profile-review']);
    const { terms, marketing } = await consentsOf('new@example.com');
    expect([terms, marketing]).toEqual([true, false]);
  });

  it('sign-up without the terms or with a wrong address says so in place [I-01]', async () => {
    const { acceptTerms: _left, ...form } = newcomer('wrong');
    const { errors, values } = (await send('/signup', form)).json().form;
    expect(errors).toEqual({
      email: 'Please enter a valid email address',
      acceptTerms: 'Please accept the terms to continue',
    });
    expect(values).toEqual({ email: 'wrong', firstName: 'Ana', lastName: 'Lee' });
  });

  it('a forgotten password is mailed about, replaced and announced at the login', async () => {
    await signUpClient(server, 'lost@example.com');
    const asked = await send('/forgot-password', { email: 'lost@example.com' });
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/forgot-password?sent=1']);
    const { text } = await newestMail();
    const [, token = ''] = /token=([\w-]+)/.exec(text) ?? [];
    const short = await send(`/reset-password?token=${token}`, { password: 'short' });
    expect(short.json().form.errors).toEqual({ password: 'Use at least 15 characters' });
    const done = await send(`/reset-password?token=${token}`, { password: 'another phrase of words 7' });
    expect([done.statusCode, done.headers.location]).toEqual([303, '/login?notice=password-changed']);
    const again = await send(`/reset-password?token=${token}`, { password: 'another phrase of words 7' });
    expect([again.statusCode, again.json().form.errors._]).toEqual([
      404,
      'This link was already used or is more than 60 minutes old. Ask for a new one.',
    ]);
  });

  it('an address is confirmed by its link, and the link asked for again', async () => {
    const client = await signUpClient(server, 'mine@example.com');
    const cookie = `__Host-sid=${encodeURIComponent(client.cookies.get('__Host-sid') ?? '')}`;
    const resent = await send('/verify-email', { again: 'yes' }, { cookie });
    expect([resent.statusCode, resent.headers.location]).toEqual([303, '/verify-email?sent=1']);
    const { text } = await newestMail();
    const [, token = ''] = /token=([\w-]+)/.exec(text) ?? [];
    const done = await send(`/verify-email?token=${token}`, {}, { cookie });
    expect([done.statusCode, done.headers.location]).toEqual([303, '/verify-email?confirmed=1']);
    expect((await send(`/verify-email?token=${token}`, {}, { cookie })).statusCode).toBe(404);
  });
});

async function newestMail() {
  return platform.database.kysely
    .selectFrom('outbox')
    .select('text')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

async function consentsOf(email: string) {
  const rows = await platform.database.kysely
    .selectFrom('consents')
    .innerJoin('users', 'users.id', 'consents.user_id')
    .select('kind')
    .where('email', '=', email)
    .execute();
  const kinds = rows.map(({ kind }) => kind);
  return { terms: kinds.includes('terms'), marketing: kinds.includes('marketing') };
}
