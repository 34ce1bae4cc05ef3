/** One id from the page to the worker's lines, traces for a collector, and nobody's words in any of them. */
import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { allTasks } from '#backend/all-tasks.ts';
import { composeApi } from '#backend/api.ts';
import { exportTask } from '#backend/operations/privacy/make-export.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { addSharedJob, createWorld, type World } from '#tests/create-world.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { openTracing, type Tracing } from './platform/logs/tracing.ts';
import { createTaskQueue, type TaskQueue } from './platform/tasks/task-queue.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

let platform: TestPlatform;
let server: Server;
let queue: TaskQueue;
let tracing: Tracing;
let ana: World;
const told: string[] = [];
const collector = createHttpServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += String(part);
  });
  request.on('end', () => {
    told.push(`${request.url} ${body}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const opened = await openTracing(endpoint, 'test');
  if (!opened) throw new Error('no tracing');
  tracing = opened;
  platform = await createTestPlatform({ tracing });
  const { url } = platform.database;
  queue = createTaskQueue({ url, log: platform.log, tasks: allTasks, tracing });
  await queue.start();
  platform.tasks = queue;
  server = await composeApi(platform, queue);
  ana = await createWorld(server, await addSharedJob(platform));
});
afterAll(async () => {
  await queue.stop();
  await server.fastify.close();
  await platform.drop();
  collector.close();
});

const ask = (method: 'GET' | 'POST', url: string, more: { headers?: object; payload?: object } = {}) =>
  server.fastify.inject({
    method,
    url,
    ...(more.payload ? { payload: more.payload } : {}),
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie: `__Host-sid=${encodeURIComponent(ana.client.cookies.get('__Host-sid') ?? '')}`,
      ...more.headers,
    },
  });

const linesOf = (requestId: string) =>
  platform.lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);

it('one request id goes from the answer of the API to the task and every line of the worker [I-19]', async () => {
  await queue.work(
    exportTask,
    async (order) => {
      await inTransaction(platform, async ({ log }) => log.info({ exportId: order.exportId }, 'inside'));
    },
    { concurrency: 1 },
  );
  const reply = await ask('POST', '/id/api/v1/privacy/export');
  const requestId = String(reply.headers['x-request-id']);
  expect([reply.statusCode, requestId]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  await vi.waitFor(
    () =>
      expect(new Set(linesOf(requestId).map(({ msg }) => msg))).toEqual(
        new Set(['inside', 'request', 'task done']),
      ),
    300_000,
  );
  const own = randomUUID();
  const given = await ask('GET', '/healthz', { headers: { 'x-request-id': own } });
  expect(given.headers['x-request-id']).toBe(own);
  const forged = await ask('GET', '/healthz', { headers: { 'x-request-id': 'x"\nforged' } });
  expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const letters = await queue.deadLetters();
  expect(letters).toEqual([]);
});

it('a refusal names nothing but its code and request, and neither lines, metrics nor traces tell about the person', async () => {
  const { canary, email, userId, documentId, applicationId } = ana;
  const events = `/ea/api/v1/expert-apply/profiles/${documentId}/jobs/applications/${applicationId}/events`;
  const replies = [
    await ask('POST', '/id/api/v1/login', { payload: { email, password: `${canary} wrong guess` } }),
    await ask('GET', `/eb/api/v1/documents/${userId}/${randomUUID()}?note=${canary}`),
    await ask('GET', `/${canary}/nothing`),
    await ask('POST', events, { payload: { id: 'no id', kind: canary, at: canary, words: canary } }),
    await ask('POST', '/ej/api/v2/jobs/applied/import', { payload: { csv: canary, save: true } }),
    await ask('GET', '/api/v1/me', { headers: { authorization: `Bearer ${canary}` } }),
    await ask('POST', '/eb/api/v1/events', {
      headers: { 'content-type': 'application/json' },
      payload: { canary },
    }),
  ];
  for (const reply of replies) {
    expect([400, 401, 404]).toContain(reply.statusCode);
    expect(reply.body).not.toContain(canary);
    expect(reply.json().requestId).toBe(reply.headers['x-request-id']);
  }
  const metrics = await ask('GET', '/metrics');
  expect(metrics.body).toContain('http_request_duration_seconds_bucket');
  await tracing.close();
  const spans: Span[] = told.flatMap((line) =>
    JSON.parse(line.slice(line.indexOf(' '))).resourceSpans.flatMap(
      (one: { scopeSpans: { spans: Span[] }[] }) => one.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  expect(told.every((line) => line.startsWith('/v1/traces '))).toBe(true);
  const request = spans.find(({ name }) => name === 'POST /id/api/v1/privacy/export');
  const task = spans.find(({ name }) => name === 'task export-user');
  expect([task?.traceId, task?.parentSpanId]).toEqual([request?.traceId, request?.spanId]);
  for (const [where, text] of [
    ['log', platform.lines.join('')],
    ['metrics', metrics.body],
    ['traces', told.join('')],
  ] as const)
    for (const secret of [canary, email, ana.keys.all, ana.client.cookies.get('__Host-sid') ?? 'none'])
      expect([where, text.includes(secret)]).toEqual([where, false]);
});

it('nothing is loaded or traced without a collector', async () => {
  expect(await openTracing(undefined, 'test')).toBeUndefined();
});
