import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rotateKeys } from '#backend/operations/console/rotate-keys.ts';
import { eraseUser } from '#backend/operations/privacy/erase-user.ts';
import { createEncryption } from '#backend/platform/encryption.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { WebhookMessage } from '#contract/programs/webhooks.ts';
import { addSharedJob, createWorld, type World } from '#tests/create-world.ts';
import { createTestServer, testPassword } from '#tests/test-client.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { deliverWebhooks, retrySeconds } from './deliver-webhooks.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let platform: TestPlatform;
let server: Server;
let ana: World;
let laterMs = 0;
let answer = 200;
const received: Received[] = [];
const receiver = createHttpServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += String(part);
  });
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end('thanks');
  });
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  address = `http://${host}/hook`;
  platform = await createTestPlatform({
    tasks: { send: async () => undefined },
    now: () => new Date(Date.now() + laterMs),
  });
  platform.config.allowedPrivateHosts = [host];
  server = await createTestServer(platform);
  ana = await createWorld(server, await addSharedJob(platform));
});
beforeEach(async () => {
  const db = platform.database.kysely;
  laterMs = 0;
  answer = 200;
  received.length = 0;
  await db.deleteFrom('webhook_endpoints').execute();
  await db.deleteFrom('rate_limits').execute();
});
afterAll(async () => {
  receiver.close();
  await server.fastify.close();
  await platform.drop();
});

const deliver = () => deliverWebhooks(platform);
const wait = (seconds: number) => {
  laterMs += seconds * 1000;
};

async function addEndpoint(url = address): Promise<{ id: string; secret: string }> {
  const form = { url, password: testPassword };
  const { status, body, text } = await ana.client.ask('POST', '/id/api/v1/webhooks', form);
  if (status !== 201) throw new Error(text);
  return body;
}

async function showEndpoint() {
  return (await ana.client.ask('GET', '/id/api/v1/webhooks')).body[0];
}

async function setStatus(status: string, code: string | null = null): Promise<void> {
  await platform.database.kysely
    .updateTable('applications')
    .set({ status, failure_code: code })
    .where('id', '=', ana.applicationId)
    .execute();
}

it('a status change arrives signed, once, with what changed and nothing about the person', async () => {
  const { secret } = await addEndpoint();
  await setStatus('Processing');
  await setStatus('Processing');
  await deliver();
  await deliver();
  expect(received).toHaveLength(1);
  const [{ headers, body }] = received as [Received];
  const message = WebhookMessage.parse(new Webhook(secret).verify(body, headers as Record<string, string>));
  expect(message).toMatchObject({
    type: 'application.status_changed',
    data: {
      applicationId: ana.applicationId,
      status: 'Processing',
      previousStatus: 'ReadyForReview',
      failureCode: null,
    },
  });
  expect(headers['webhook-id']).toMatch(/^msg_[0-9a-f]{32}$/);
  expect(body).not.toContain(ana.canary);
  expect(body).not.toContain(ana.userId);
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
  expect(() =>
    new Webhook(`whsec_${'A'.repeat(43)}=`).verify(body, headers as Record<string, string>),
  ).toThrow();
  expect((await showEndpoint()).deliveries).toMatchObject([
    { id: headers['webhook-id'], state: 'delivered', tries: 1, answer: 'Responded with 200' },
  ]);
  await setStatus('ReadyForReview');
});

it('a change that is undone is never told', async () => {
  await addEndpoint();
  await platform.database.kysely
    .transaction()
    .execute(async (db) => {
      await db
        .updateTable('applications')
        .set({ status: 'Fail' })
        .where('id', '=', ana.applicationId)
        .execute();
      throw new Error('undone');
    })
    .catch(() => undefined);
  await deliver();
  expect(received).toEqual([]);
});

it('an address that fails is tried again later and longer, with the same id, until it takes the message', async () => {
  await addEndpoint();
  answer = 500;
  await setStatus('Processing');
  await deliver();
  await deliver();
  expect(received).toHaveLength(1);
  expect((await showEndpoint()).deliveries[0]).toMatchObject({
    state: 'waiting',
    answer: 'Responded with 500',
  });
  wait(retrySeconds[0] ?? 0);
  await deliver();
  wait(retrySeconds[0] ?? 0);
  await deliver();
  expect(received).toHaveLength(2);
  await setStatus('Success');
  answer = 204;
  wait(retrySeconds[1] ?? 0);
  await deliver();
  const ids = received.map(({ headers }) => headers['webhook-id']);
  expect(received).toHaveLength(4);
  expect(new Set(ids).size).toBe(2);
  expect(new Set(received.map(({ headers }) => headers['webhook-signature'])).size).toBe(4);
  const statuses: string[] = received.slice(2).map(({ body }) => JSON.parse(body).data.status);
  expect(new Set(statuses)).toEqual(new Set(['Processing', 'Success']));
  expect(await showEndpoint()).toMatchObject({ failingSince: null });
  await setStatus('ReadyForReview');
});

it('a message is given up after its last try', async () => {
  await addEndpoint();
  answer = 503;
  await setStatus('Processing');
  for (const seconds of [0, ...retrySeconds]) {
    wait(seconds);
    await deliver();
  }
  expect(received).toHaveLength(retrySeconds.length + 1);
  expect((await showEndpoint()).deliveries[0]).toMatchObject({ state: 'failed', tries: 9, nextTryAt: null });
  await setStatus('ReadyForReview');
});

it('a redirect is not followed, and a private address is not visited', async () => {
  answer = 302;
  await addEndpoint();
  await setStatus('Processing');
  await deliver();
  expect(received.map(({ path }) => path)).toEqual(['/hook']);
  expect((await showEndpoint()).deliveries[0].answer).toBe('Responded with 302');
  await platform.database.kysely.deleteFrom('webhook_endpoints').execute();
  for (const url of ['http://127.0.0.1/hook', 'http://[::1]/hook', 'http://169.254.169.254/latest'])
    await addEndpoint(url);
  await setStatus('ReadyForReview');
  await deliver();
  const all = (await ana.client.ask('GET', '/id/api/v1/webhooks')).body;
  expect(all.map(({ deliveries }: { deliveries: { answer: string }[] }) => deliveries[0]?.answer)).toEqual(
    Array.from({ length: 3 }, () => "This address doesn't exist, or we aren't allowed to call it"),
  );
  expect(received).toHaveLength(1);
});

it('in production only https is taken; a name and password in the address never', async () => {
  const ask = (url: string) => ana.client.ask('POST', '/id/api/v1/webhooks', { url, password: testPassword });
  expect((await ask('https://ana:secret@hooks.example.com/')).body.fields.url).toContain(
    'Leave the username',
  );
  platform.config.environment = 'production';
  try {
    const strict = await createTestServer(platform);
    const reply = await strict.fastify.inject({
      method: 'POST',
      url: '/id/api/v1/webhooks',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        cookie: `__Host-sid=${encodeURIComponent(ana.client.cookies.get('__Host-sid') ?? '')}`,
      },
      payload: { url: address, password: testPassword },
    });
    await strict.fastify.close();
    expect(reply.json().fields.url).toBe('The URL must start with https://');
  } finally {
    platform.config.environment = 'test';
  }
});

it('after five days without success, or at 410, the address is switched off, its owner told, and it can be switched on', async () => {
  const { id } = await addEndpoint();
  answer = 500;
  await setStatus('Processing');
  await deliver();
  wait(5 * 24 * 3600);
  await deliver();
  expect((await showEndpoint()).disabledAt).not.toBeNull();
  const mails = await platform.database.kysely.selectFrom('outbox').select(['subject', 'text']).execute();
  const [mail] = mails.filter(({ subject }) => subject === "We've turned off your webhook");
  expect(mail?.text).toContain('/settings/developers');
  received.length = 0;
  await setStatus('ReadyForReview');
  await deliver();
  expect(received).toEqual([]);
  await ana.client.ask('POST', `/id/api/v1/webhooks/${id}/enable`);
  answer = 410;
  expect((await ana.client.ask('POST', `/id/api/v1/webhooks/${id}/test`)).status).toBe(200);
  await deliver();
  expect(JSON.parse(received[0]?.body ?? '{}').type).toBe('test');
  expect((await showEndpoint()).disabledAt).not.toBeNull();
});

it('the secret is sealed, outlives a change of the key, and goes with the person', async () => {
  const { secret } = await addEndpoint();
  const rows = await platform.database.kysely.selectFrom('webhook_endpoints').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  const keys = ['a-new-key-for-tests-of-exactly-43-letters--', ...platform.config.encryptionKeys];
  platform.encryption = createEncryption(keys);
  expect(await rotateKeys(platform)).toBeGreaterThan(0);
  platform.encryption = createEncryption(keys.slice(0, 1));
  await setStatus('Processing');
  await deliver();
  const [{ headers, body }] = received as [Received];
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toBeTruthy();

  await ana.client.ask('POST', '/id/api/v1/privacy/erasure', { password: testPassword });
  await eraseUser(platform, { userId: ana.userId });
  const left = await platform.database.kysely.selectFrom('webhook_deliveries').select('id').execute();
  expect(left).toEqual([]);
  expect(await platform.database.kysely.selectFrom('api_keys').select('id').execute()).toEqual([]);
});
