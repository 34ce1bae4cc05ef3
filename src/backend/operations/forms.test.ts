import { beforeAll, describe, expect, it } from 'vitest';
import { composePages } from '#backend/api.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient } from '#tests/test-client.ts';
import { waitForYoungWindow } from '#tests/young-window.ts';

const now = new Date('2026-11-15T12:00:00Z');

const { platform, server } = await openTestServer({ now: () => now });
beforeAll(async () => {
  composePages(server, {
    files: new Map(),
    /** Stands in for the built web: a page that shows what it was given. */
    render: async ({ url, initialData }) => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      html: JSON.stringify({ url, form: initialData[0]?.data }),
    }),
    list: () => [],
  });
});

function send(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  return server.fastify.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'flx.localhost:3000',
      origin: 'http://flx.localhost:3000',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });
}
const sent = /\?sent=([2-9A-Z]{4}-[2-9A-Z]{4})$/;

describe('the contact form', () => {
  const form = {
    category: 'applications',
    email: ' ana@example.com ',
    message: 'It says <b>Sent</b>.\r\nReally?',
  };

  it('opens a ticket and leads on to the confirmation [I-16]', async () => {
    const reply = await send('/contact', form);
    expect(reply.statusCode).toBe(303);
    const [, reference] = sent.exec(String(reply.headers.location)) ?? [];
    const ticket = await platform.database.kysely
      .selectFrom('tickets')
      .selectAll()
      .where('reference', '=', reference ?? '')
      .executeTakeFirstOrThrow();
    expect(ticket).toMatchObject({
      category: 'applications',
      email: 'ana@example.com',
      message: form.message,
      portal_code: 'FLX',
      user_id: null,
      status: 'open',
      created_at: now,
    });
  });

  it('shows its page again with what was typed and what is wrong', async () => {
    const reply = await send('/contact', { category: 'nonsense', email: 'ana@', message: '' });
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['content-security-policy']).toContain("'nonce-");
    expect(reply.json()).toEqual({
      url: '/contact',
      form: {
        path: '/contact',
        values: { category: 'nonsense', email: 'ana@', message: '' },
        errors: {
          category: 'Field is required',
          email: 'Enter an email address like name@example.com',
          message: 'Field is required',
        },
      },
    });
    const empty = (await send('/contact', {})).json<{ form: { errors: Record<string, string> } }>();
    expect(Object.keys(empty.form.errors).sort()).toEqual(['category', 'email', 'message']);
  });

  it('is refused when it comes from another site or in another form', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) expect((await send('/contact', form, headers)).statusCode).toBe(403);
    expect((await send('/contact', form, { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await send('/contact', { ...form, message: 'a\0b' })).statusCode).toBe(400);
    expect((await send('/contact', { ...form, message: 'x'.repeat(70_000) })).statusCode).toBe(413);
  });

  it('takes ten messages in a quarter of an hour from one address, and says so after that [I-16]', async () => {
    await waitForYoungWindow(15 * 60);
    const statuses: number[] = [];
    for (let count = 0; count < 14; count += 1) statuses.push((await send('/contact', form)).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 303).length).toBeLessThanOrEqual(10);
    const last = await send('/contact', form);
    expect(last.headers['retry-after']).toMatch(/^\d+$/);
    expect(last.json<{ form: object }>().form).toMatchObject({
      values: { message: form.message },
      errors: { _: 'Too many requests. Wait a moment and try again.' },
    });
  });
});

describe('a privacy request', () => {
  it.each([
    ['/data-access', 'delete'],
    ['/dnss-form', 'doNotSell'],
  ])('from %s is kept with the day it is due', async (path, kind) => {
    const client = await signUpClient(server);
    const session = client.cookies.get('__Host-sid') ?? '';
    const reply = await send(
      path,
      { kind, email: 'ana@example.com', message: '' },
      { cookie: `__Host-sid=${encodeURIComponent(session)}` },
    );
    const [, reference] = sent.exec(String(reply.headers.location)) ?? [];
    const request = await platform.database.kysely
      .selectFrom('privacy_requests')
      .selectAll()
      .where('reference', '=', reference ?? '')
      .executeTakeFirstOrThrow();
    expect(request).toMatchObject({
      kind,
      user_id: client.userId,
      status: 'open',
      due_at: new Date('2026-12-30T12:00:00Z'),
    });
  });

  it('not to sell holds in the browser it was sent from, until it is withdrawn', async () => {
    const ask = async (kind: string) => {
      const reply = await send('/dnss-form', { kind, email: 'a@example.com', message: '' });
      return reply.cookies.find(({ name }) => name === 'c_dnss');
    };
    expect(await ask('doNotSell')).toMatchObject({ value: '1', maxAge: 31_536_000, path: '/' });
    expect(await ask('withdraw')).toMatchObject({ value: '' });
  });

  it('cannot be of the other form', async () => {
    expect(
      (await send('/dnss-form', { kind: 'delete', email: 'a@example.com', message: '' })).statusCode,
    ).toBe(400);
  });
});
