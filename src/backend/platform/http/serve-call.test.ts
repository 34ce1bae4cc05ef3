import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SessionUser } from '#backend/platform/context.ts';
import { defineCall, route } from '#contract/basics/call.ts';
import { ErrorBody } from '#contract/basics/error-body.ts';
import { Problem } from '#domain/problem.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { waitForYoungWindow } from '#tests/young-window.ts';
import { createServer, type Server, sessionCookie } from './create-server.ts';
import { serveCall } from './serve-call.ts';

const access = 'session' as const;
const path = '/preferences/:userId';
const params = z.object({ userId: z.uuid() });
const answer = z.object({ code: z.string(), value: z.string() });

const readPreference = defineCall(route(`builder GET ${path}`), {
  summary: 'read',
  access,
  params,
  query: z.object({ useruId: z.string().default('none'), size: z.coerce.number().int().max(5).default(1) }),
  answer: z.object({ useruId: z.string(), size: z.number() }),
});
const writePreference = defineCall(route(`builder POST ${path}`, { version: 'v2' }), {
  summary: 'write',
  access,
  params,
  body: z.object({ code: z.string().min(1), value: z.string(), nested: z.unknown().optional() }),
  answer,
  status: 201,
});
const failAfterWriting = defineCall(route('jobs POST /fail'), {
  summary: 'fail',
  access,
  body: z.object({ how: z.enum(['problem', 'sql', 'answer', 'busy']) }),
  answer,
});
const writeOnRead = defineCall(route('expertApply GET /sneaky'), {
  summary: 'sneaky',
  access,
  answer,
});
const ping = defineCall(route('ecommerce POST /ping', { version: 'v3' }), {
  summary: 'ping',
  access: 'public',
  answer: z.object({ user: z.string().nullable(), portal: z.string() }),
  ratePerMinute: 3,
});

let server: Server;
let ann: SessionUser;
let bob: SessionUser;

async function addUser(firstName: string): Promise<SessionUser> {
  const id = randomUUID();
  const email = `${firstName}@example.com`;
  await platform.database.kysely.insertInto('users').values({ id, email, name: firstName }).execute();
  return { id, email, firstName, lastName: '', displayName: firstName, role: 0, createdOn: new Date() };
}

const platform = await openTestPlatform();
beforeAll(async () => {
  [ann, bob] = [await addUser('ann'), await addUser('bob')];
  const people = new Map([ann, bob].map((user) => [`session-of-${user.firstName}`, user]));
  server = await createServer({ platform, findSession: async (value) => people.get(value) ?? null });

  serveCall(server, readPreference, async (_context, { query }) => query);
  serveCall(
    server,
    writePreference,
    async ({ db, user }, { params: { userId }, body: { code, value } }, exchange) => {
      if (userId !== user.id) throw new Problem('forbidden');
      await db.insertInto('user_preferences').values({ user_id: user.id, code, value }).execute();
      exchange.setCookie('seen', 'yes');
      return { code, value, secretColumn: 'never leaves' };
    },
  );
  serveCall(server, failAfterWriting, async ({ db, user }, { body }, exchange) => {
    await db
      .insertInto('user_preferences')
      .values({ user_id: user.id, code: body.how, value: 'x' })
      .execute();
    exchange.setCookie('seen', 'yes');
    if (body.how === 'problem') throw new Problem('no_credits');
    if (body.how === 'busy') throw new Problem('unavailable', { retryAfterSeconds: 2.2 });
    if (body.how === 'sql')
      await db.insertInto('user_preferences').values({ user_id: 'canary', code: '', value: '' }).execute();
    return { code: 3 } as unknown as { code: string; value: string };
  });
  serveCall(server, writeOnRead, async ({ db, user }) => {
    await db.insertInto('user_preferences').values({ user_id: user.id, code: 'GET', value: 'x' }).execute();
    return { code: '', value: '' };
  });
  serveCall(server, ping, async ({ user }, _input, { portal }) => ({
    user: user?.id ?? null,
    portal: portal.code,
  }));
});
afterAll(async () => {
  await server.fastify.close();
});
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('user_preferences').execute();
  await platform.database.kysely.deleteFrom('rate_limits').execute();
});

interface Ask extends Omit<InjectOptions, 'headers'> {
  as?: SessionUser | null;
  headers?: Record<string, string | undefined>;
}

/** A test takes a header away by giving it as undefined. */
function withoutEmpty(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

async function ask({ as = ann, headers, ...options }: Ask) {
  const reply = await server.fastify.inject({
    ...options,
    headers: withoutEmpty({
      host: 'localhost:3000',
      ...(options.method === 'GET'
        ? {}
        : { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }),
      ...(as ? { cookie: `${sessionCookie}=session-of-${as.firstName}` } : {}),
      ...headers,
    }),
  });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    body: reply.json<Record<string, unknown>>(),
    text: reply.body,
  };
}

function write(
  body: unknown,
  {
    key,
    as = ann,
    headers = {},
  }: { key?: string; as?: SessionUser; headers?: Record<string, string | undefined> } = {},
) {
  const extra = { ...(key === undefined ? {} : { 'idempotency-key': key }), ...headers };
  return ask({
    method: 'POST',
    url: `/eb/api/v2/preferences/${as.id}`,
    payload: body as object,
    as,
    headers: extra,
  });
}

async function countPreferences(): Promise<number> {
  return (await platform.database.kysely.selectFrom('user_preferences').select('code').execute()).length;
}

describe('a call of the contract', () => {
  const statusOf = async (method: 'GET' | 'POST', url: string) => (await ask({ method, url })).status;

  it('is served under the version of its service, v1 by default [API-002]', async () => {
    expect(await statusOf('GET', `/eb/api/v1/preferences/${ann.id}`)).toBe(200);
    expect(await statusOf('GET', `/eb/api/v2/preferences/${ann.id}`)).toBe(404);
    expect(await statusOf('POST', '/ecom/api/v3/ping')).toBe(200);
  });

  it('is served under the base of its service [API-003] [API-004] [API-005] [API-006]', async () => {
    expect(await statusOf('GET', `/eb/api/v1/preferences/${ann.id}`)).toBe(200);
    expect(await statusOf('POST', '/ej/api/v1/fail')).toBe(400);
    expect(await statusOf('GET', '/ea/api/v1/sneaky')).toBe(500);
    expect(await statusOf('POST', '/ecom/api/v3/ping')).toBe(200);
    expect(await statusOf('POST', '/ej/api/v3/ping')).toBe(404);
  });

  it('answers with its own status and only the fields its answer names, private and never cached', async () => {
    const { status, body, headers } = await write({ code: 'EAJTS', value: 'Nurse' });
    expect([status, body]).toEqual([201, { code: 'EAJTS', value: 'Nurse' }]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBe('seen=yes; Path=/; Secure; SameSite=Lax');
  });

  it('reads query names in any spelling', async () => {
    const { body } = await ask({ method: 'GET', url: `/eb/api/v1/preferences/${ann.id}?USERUID=abc&Size=4` });
    expect(body).toEqual({ useruId: 'abc', size: 4 });
  });

  it('asks people who are not signed in to log in', async () => {
    const { status, body, headers } = await ask({
      as: null,
      method: 'GET',
      url: `/eb/api/v1/preferences/${ann.id}`,
    });
    expect(status).toBe(401);
    expect(ErrorBody.parse(body)).toMatchObject({
      error: 'not_signed_in',
      requestId: headers['x-request-id'],
    });
  });

  it('that is public serves everyone and knows the portal by the host', async () => {
    const url = '/ecom/api/v3/ping';
    expect((await ask({ method: 'POST', url, as: null })).body).toEqual({ user: null, portal: 'SNR' });
    const flex = { host: 'flx.localhost:3000', origin: 'http://flx.localhost:3000' };
    expect((await ask({ method: 'POST', url, headers: flex })).body).toEqual({ user: ann.id, portal: 'FLX' });
  });

  it('that only reads cannot change anything', async () => {
    expect((await ask({ method: 'GET', url: '/ea/api/v1/sneaky' })).status).toBe(500);
    expect(await countPreferences()).toBe(0);
  });
});

describe('bad input gets its named error and changes nothing', () => {
  const url = () => `/eb/api/v2/preferences/${ann.id}`;
  const json = { 'content-type': 'application/json' };
  const deep = `${'{"nested":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const cases: [string, () => Ask, number, string][] = [
    ['a wrong type', () => ({ url: url(), payload: { code: 1, value: 'x' } }), 400, 'invalid_request'],
    ['no body', () => ({ url: url() }), 400, 'invalid_request'],
    ['malformed JSON', () => ({ url: url(), payload: '{"code":', headers: json }), 400, 'invalid_request'],
    [
      'a prototype key',
      () => ({ url: url(), payload: '{"__proto__":{"x":1},"code":"a","value":"b"}', headers: json }),
      400,
      'invalid_request',
    ],
    [
      'a constructor trick',
      () => ({
        url: url(),
        payload: '{"constructor":{"prototype":{"x":1}},"code":"a","value":"b"}',
        headers: json,
      }),
      400,
      'invalid_request',
    ],
    [
      'deep JSON',
      () => ({ url: url(), payload: `{"code":"a","value":"b","nested":${deep}}`, headers: json }),
      400,
      'invalid_request',
    ],
    [
      'more values than any document has',
      () => ({
        url: url(),
        payload: { code: 'a', value: 'b', more: Array.from({ length: 30_000 }, () => 1) },
      }),
      413,
      'too_large',
    ],
    [
      'text with a zero character',
      () => ({ url: url(), payload: { code: 'a', value: 'a\0b' } }),
      400,
      'invalid_request',
    ],
    [
      'half a character',
      () => ({ url: url(), payload: { code: 'a', value: 'a\ud800' } }),
      400,
      'invalid_request',
    ],
    [
      'a zero character in the query',
      () => ({ method: 'GET', url: `/eb/api/v1/preferences/${ann.id}?useruId=%00` }),
      400,
      'invalid_request',
    ],
    [
      'an id that is none',
      () => ({ url: '/eb/api/v2/preferences/1', payload: { code: 'a', value: 'b' } }),
      400,
      'invalid_request',
    ],
    [
      'a broken escape in the path',
      () => ({ url: '/eb/api/v2/preferences/%zz', payload: { code: 'a', value: 'b' } }),
      400,
      'invalid_request',
    ],
    [
      "another person's id",
      () => ({ url: `/eb/api/v2/preferences/${bob.id}`, payload: { code: 'a', value: 'b' } }),
      403,
      'forbidden',
    ],
    [
      'an oversized body',
      () => ({ url: url(), payload: { code: 'a', value: 'b'.repeat(1024 * 1024) } }),
      413,
      'too_large',
    ],
    [
      'a form',
      () => ({
        url: url(),
        payload: 'code=a',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
      415,
      'unsupported_type',
    ],
    [
      'plain text',
      () => ({ url: url(), payload: '{"code":"a","value":"b"}', headers: { 'content-type': 'text/plain' } }),
      415,
      'unsupported_type',
    ],
    ['an unknown path', () => ({ url: '/eb/api/v1/nothing', payload: {} }), 404, 'not_found'],
    [
      'a key that is too long',
      () => ({
        url: url(),
        payload: { code: 'a', value: 'b' },
        headers: { 'idempotency-key': 'k'.repeat(256) },
      }),
      400,
      'invalid_request',
    ],
  ];
  it.each(cases)('%s', async (_name, options, status, error) => {
    const reply = await ask({ method: 'POST', ...options() });
    expect([reply.status, ErrorBody.parse(reply.body).error]).toEqual([status, error]);
    expect(await countPreferences()).toBe(0);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('every wrong field is named', async () => {
    const { body } = await write({ code: '' });
    expect(Object.keys(ErrorBody.parse(body).fields ?? {})).toEqual(['code', 'value']);
  });
});

describe('a request that fails inside', () => {
  const fail = (how: string, key?: string) =>
    ask({
      method: 'POST',
      url: '/ej/api/v1/fail',
      payload: { how },
      headers: key ? { 'idempotency-key': key } : {},
    });

  it('leaves nothing behind and says why in one shape [D-054]', async () => {
    const { status, body, headers } = await fail('problem');
    expect([status, body.error]).toEqual([402, 'no_credits']);
    expect(headers['set-cookie']).toBeUndefined();
    expect(await countPreferences()).toBe(0);
  });

  it.each(['sql', 'answer'])(
    'never shows its inside (%s), only the id of its log line [D-054]',
    async (how) => {
      const { status, body, text, headers } = await fail(how);
      expect([status, body]).toEqual([
        500,
        {
          error: 'internal',
          message: 'Something went wrong on our end. Try again in a moment.',
          requestId: headers['x-request-id'],
        },
      ]);
      expect(text).not.toMatch(/canary|select|insert|\.ts/i);
      expect(
        platform.lines.some(
          (line) => line.includes(String(body.requestId)) && line.includes('request failed'),
        ),
      ).toBe(true);
      expect(await countPreferences()).toBe(0);
    },
  );

  it('says when to try again', async () => {
    const { status, headers } = await fail('busy');
    expect([status, headers['retry-after']]).toEqual([503, '3']);
  });

  it('stores no answer under its key', async () => {
    const key = randomUUID();
    expect((await fail('problem', key)).status).toBe(402);
    expect((await fail('problem', key)).status).toBe(402);
    expect(
      await platform.database.kysely
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('key', '=', key)
        .execute(),
    ).toEqual([]);
  });
});

describe('a repeated write with the same Idempotency-Key', () => {
  const body = { code: 'EAJTS', value: 'Nurse' };

  it('has one effect when fifty arrive at once', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 50 }, () => write(body, { key })));
    expect(await countPreferences()).toBe(1);
    const good = replies.filter((reply) => reply.status === 201);
    expect(good.length).toBeGreaterThan(0);
    for (const reply of good) expect(reply.body).toEqual(body);
    expect(
      replies.filter((reply) => reply.status !== 201).every((reply) => reply.body.error === 'conflict'),
    ).toBe(true);
  });

  it('gets the stored answer [D-234]', async () => {
    const key = randomUUID();
    const first = await write(body, { key });
    const second = await write(body, { key });
    expect([second.status, second.text]).toEqual([first.status, first.text]);
  });

  it('is refused with other content [D-234]', async () => {
    const key = randomUUID();
    await write(body, { key });
    const other = await write({ ...body, value: 'Pilot' }, { key });
    expect([other.status, other.body.error]).toEqual([422, 'idempotency_mismatch']);
  });

  it('never crosses people [D-234]', async () => {
    const key = randomUUID();
    await write(body, { key });
    expect((await write({ code: 'EAJTS', value: 'Pilot' }, { key, as: bob })).body).toEqual({
      code: 'EAJTS',
      value: 'Pilot',
    });
  });

  it('counts as new after 24 hours [D-234]', async () => {
    const key = randomUUID();
    await write(body, { key });
    await platform.database.kysely
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 24 * 3600_000 - 1000) })
      .where('key', '=', key)
      .execute();
    expect((await write({ code: 'OTHER', value: 'x' }, { key })).status).toBe(201);
    expect(await countPreferences()).toBe(2);
  });
});

describe('writes from other sites', () => {
  const foreign: [string, Record<string, string | undefined>][] = [
    ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': undefined }],
    ['another port', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' }],
    ['a sibling host', { origin: 'http://flx.localhost:3000', 'sec-fetch-site': undefined }],
    ['the same host by another scheme', { origin: 'https://localhost:3000', 'sec-fetch-site': undefined }],
    ['a scheme of no page', { origin: 'ftp://localhost:3000', 'sec-fetch-site': undefined }],
    ['an opaque origin', { origin: 'null', 'sec-fetch-site': undefined }],
    ['a cross-site fetch', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
    ['a client that says nothing but carries a session', { origin: undefined, 'sec-fetch-site': undefined }],
  ];
  it.each(foreign)('are refused: %s', async (_name, headers) => {
    const { status, body } = await write({ code: 'a', value: 'b' }, { headers });
    expect([status, body.error]).toEqual([403, 'forbidden']);
    expect(await countPreferences()).toBe(0);
  });

  it('without a session and without a browser are allowed', async () => {
    const headers = { origin: undefined, 'sec-fetch-site': undefined };
    expect((await ask({ method: 'POST', url: '/ecom/api/v3/ping', as: null, headers })).status).toBe(200);
  });
});

describe('a request that names another host', () => {
  const askAs = (host: string) => server.fastify.inject({ url: '/healthz', headers: { host } });

  it('is answered with 421, also for what every machine may ask', async () => {
    const reply = await askAs('rebind.evil.example:3000');
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([421, 'misdirected']);
  });

  it('is malformed with 400, and writes no error line', async () => {
    platform.lines.length = 0;
    for (const host of ['a b', 'localhost:99999', 'x, y'])
      expect((await askAs(host)).statusCode, host).toBe(400);
    expect(platform.lines.filter((line) => /"level":(?:50|60|"error")/.test(line))).toEqual([]);
  });
});

describe('the rate limit', () => {
  const url = '/ecom/api/v3/ping';
  beforeEach(() => waitForYoungWindow(60, 10_000));

  it('lets exactly the allowed number pass and says when to come back [I-18]', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask({ method: 'POST', url })));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(3);
    const refused = replies.find((reply) => reply.status === 429);
    expect(refused?.body.error).toBe('rate_limited');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('counts people apart, and ignores a forged address', async () => {
    for (let n = 0; n < 4; n += 1)
      await ask({ method: 'POST', url, as: null, headers: { 'x-forwarded-for': `10.0.0.${n}` } });
    expect((await ask({ method: 'POST', url, as: null })).status).toBe(429);
    expect((await ask({ method: 'POST', url, as: bob })).status).toBe(200);
  });
});

it('log lines carry the request id, never cookies, queries or content', async () => {
  platform.lines.length = 0;
  const { headers } = await ask({
    method: 'GET',
    url: `/eb/api/v1/preferences/${ann.id}?useruId=canary-query`,
  });
  await write({ code: 'canary-body', value: 'x' });
  const text = platform.lines.join('');
  expect(text).toContain(String(headers['x-request-id']));
  expect(text).not.toMatch(/canary|session-of-ann/);
});
