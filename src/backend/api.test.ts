import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#contract/all-calls.ts';
import { pathOf } from '#contract/basics/call.ts';
import { ErrorBody } from '#contract/basics/error-body.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { composeApi } from './api.ts';
import type { Server } from './platform/http/create-server.ts';

let server: Server;

const platform = await openTestPlatform();
beforeAll(async () => {
  server = await composeApi(platform, {
    depths: async () => [],
    deadLetters: async () => [],
    isReady: async () => true,
  });
});
afterAll(async () => {
  await server.fastify.close();
});

const calls = allCalls.map((call) => ({ ...call, name: `${call.method} ${pathOf(call)}` }));
const someId = '00000000-0000-4000-8000-000000000000';

describe('every call of the contract', () => {
  it.each(calls)('is served: $name', (call) => {
    expect(server.fastify.hasRoute({ method: call.method, url: pathOf(call) })).toBe(true);
  });

  it.each(calls.filter((call) => call.access === 'session'))('asks for a session: $name', async (call) => {
    const reply = await server.fastify.inject({
      method: call.method,
      url: pathOf(call).replace(/:\w+/g, someId),
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        cookie: '__Host-sid=forged.signature',
      },
      ...(call.body ? { payload: {} } : {}),
    });
    expect([reply.statusCode, ErrorBody.parse(reply.json()).error]).toEqual([401, 'not_signed_in']);
  });

  it.each(calls.filter((call) => call.method !== 'GET'))(
    'is refused from another site: $name',
    async (call) => {
      const reply = await server.fastify.inject({
        method: call.method,
        url: pathOf(call).replace(/:\w+/g, someId),
        headers: { host: 'localhost:3000', origin: 'https://evil.example' },
        ...(call.body ? { payload: {} } : {}),
      });
      expect([reply.statusCode, ErrorBody.parse(reply.json()).error]).toEqual([403, 'forbidden']);
    },
  );
});
