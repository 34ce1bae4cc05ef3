import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenApiDocument } from '#backend/platform/http/pages/describe-calls.ts';
import { serveReference } from '#backend/platform/http/pages/serve-reference.ts';
import { allCalls } from '#contract/all-calls.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { createServer, type Server } from './create-server.ts';
import { serveOperations } from './serve-operations.ts';

let server: Server;
const queue = {
  ready: true,
  isReady: async () => queue.ready,
  depths: async () => [{ task: 'submit-application', ready: 3, active: 1, failed: 0 }],
};

const platform = await openTestPlatform();
beforeAll(async () => {
  server = await createServer({ platform, findSession: async () => null });
  serveOperations(server, queue, async () => [
    { ats: 'greenhouse', code: null, count: 4 },
    { ats: 'lever', code: 'failure_timeout', count: 2 },
  ]);
  serveReference(server);
});
afterAll(async () => {
  await server.fastify.close();
});

const get = (url: string, headers = {}) => server.fastify.inject({ url, headers });

it('it is alive, and ready once database, migrations and queue are [I-19]', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await get('/readyz')).json()).toEqual({ status: 'ok', missing: [] });
  queue.ready = false;
  const waiting = await get('/readyz');
  queue.ready = true;
  expect([waiting.statusCode, waiting.json()]).toEqual([503, { status: 'waiting', missing: ['queue'] }]);
});

it('figures show requests by route and the depth of the queue, but not to the outside', async () => {
  await get('/healthz');
  const { body } = await get('/metrics');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}');
  expect(body).toContain('task_queue_depth{task="submit-application",state="ready"} 3');
  expect(body).toContain('application_outcomes_7d{ats="greenhouse",code="sent"} 4');
  expect(body).toContain('application_outcomes_7d{ats="lever",code="failure_timeout"} 2');
  expect(body).toContain('process_cpu_seconds_total');
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
});

const openCalls = allCalls.filter(({ role }) => role === undefined);

it("the reference lists every call of the contract that is not an operator's, with its parameters and shapes", async () => {
  const document = (await get('/api/openapi.json')).json<OpenApiDocument>();
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(document.openapi).toBe('3.1.0');
  expect(operations).toHaveLength(openCalls.length);
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(openCalls.length);
  const summary = document.paths['/ea/api/v1/expert-apply/profiles/{id}/jobs/applications/summary']?.get;
  expect(summary?.parameters.map(({ name, in: place, required }) => `${name} ${place} ${required}`)).toEqual([
    'id path true',
    'page query false',
    'size query false',
    'statuses query true',
    'sortBy query false',
    'isDescendingSort query false',
  ]);
});

it.each([
  ['/eb/api/v1/users/{id}/documents/{docId}/fileupload', ['uploadFileType', 'documentType', 'fileName']],
  [
    '/ea/api/v1/expert-apply/profiles/{id}/jobs/applications/{applicationId}/letter',
    ['questionAnswerId', 'fileName'],
  ],
])('a call that takes a file says so, with its limit and what it refuses: %s', async (path, names) => {
  const document = (await get('/api/openapi.json')).json<OpenApiDocument>();
  const upload = document.paths[path]?.post;
  expect(upload?.requestBody).toMatchObject({
    description: expect.stringContaining('At most 28,311,552 bytes.'),
    content: {
      'application/json': { schema: { type: 'object' } },
      'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
    },
  });
  expect(upload?.parameters.filter((each) => each.in === 'query').map(({ name }) => name)).toEqual(names);
  expect(Object.keys(upload?.responses ?? {})).toEqual(expect.arrayContaining(['413', '415', 'default']));
  expect((await get('/api/docs')).body).toContain('Body, application/octet-stream');
});

it('a call that takes JSON alone offers no file', async () => {
  const document = (await get('/api/openapi.json')).json<OpenApiDocument>();
  const { requestBody, responses } = document.paths['/eb/api/v2/documents/parse']?.post ?? {};
  expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/json']);
  expect(Object.keys(responses ?? {})).toEqual(['200', '413', 'default']);
});

it('the reference page is readable without scripts and keeps to its policy', async () => {
  const { body, headers } = await get('/api/docs');
  for (const call of openCalls) expect(body).toContain(call.path.replace(/:(\w+)/g, '{$1}'));
  const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(headers['content-security-policy']).not.toMatch(/unsafe/);
  expect(body).not.toMatch(/<script|\sstyle=/);
});

it('the document for programs holds the calls for keys alone, with the scope each needs, and what webhooks send', async () => {
  const document = (await get('/api/v1/openapi.json')).json<OpenApiDocument>();
  const forKeys = allCalls.filter(({ access }) => access === 'key');
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );
  expect(operations).toHaveLength(forKeys.length);
  expect(operations.every(({ path }) => path.startsWith('/api/v1/'))).toBe(true);
  expect(document.paths['/api/v1/profile']?.post?.security).toEqual([{ key: ['write'] }]);
  expect(JSON.stringify(document.webhooks)).toContain('application.status_changed');
});
