import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { defineCall, pathOf, type Route, route } from '#contract/basics/call.ts';
import {
  convertAndUploadToBlob,
  createCustomResume,
  parseResume,
  uploadResume,
} from '#contract/documents/routes.ts';
import { logError } from '#contract/visits/routes.ts';
import type * as Client from './client.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const answer = z.object({ name: z.string() });
const path = '/things/:id';
const params = z.object({ id: z.string() });
const body = z.object({ name: z.string() });
const shared = { summary: '', access: 'session', params, answer } as const;
const query = z.object({ statuses: z.array(z.string()), page: z.coerce.number().optional() });
const get = defineCall(route(`builder GET ${path}`), { ...shared, query });
const post = defineCall(route(`builder POST ${path}`), { ...shared, body });
const patch = defineCall(route(`builder PATCH ${path}`), { ...shared, body });
const remove = defineCall(route(`builder DELETE ${path}`), shared);
const quick = defineCall(route(`builder POST ${path}`, { timeoutMs: 50 }), { ...shared, body });
const input = { params: { id: 'a b' }, body: { name: 'x' } };
const parseFailure = 'Failed to parse response data as JSON';
const logPath = pathOf(logError);

let seen: Seen[] = [];
let respond: (request: Seen, response: ServerResponse) => void;
let callApi: typeof Client.callApi;
let setRequestTimeout: typeof Client.setRequestTimeout;
let onSignedOut: typeof Client.onSignedOut;
let setLeaving: typeof Client.setLeaving;

/** Each test gets its own server and client: reports of earlier failures may still be on their way. */
beforeEach(async () => {
  const requests: Seen[] = [];
  seen = requests;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body: text });
      respond({ method, url, headers, body: text }, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  vi.resetModules();
  ({ callApi, onSignedOut, setLeaving, setRequestTimeout } = await import('./client.ts'));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
  });
});

function answerWith(status: number, text: string): void {
  respond = (_request, response) => response.writeHead(status).end(text);
}

const logs = () => seen.filter(({ url }) => url === logPath);

describe('the call helper', () => {
  it('offers GET, POST, PATCH and DELETE, each with statusCode, data, error and message [API-007]', async () => {
    answerWith(200, '{"name":"Ann"}');
    const good = { statusCode: 200, data: { name: 'Ann' }, error: null, message: '' };
    expect(await callApi(get, { params: { id: '1' }, query: { statuses: [] } })).toMatchObject(good);
    expect(await callApi(post, input)).toMatchObject(good);
    expect(await callApi(patch, input)).toMatchObject(good);
    expect(await callApi(remove, { params: { id: '1' } })).toMatchObject(good);
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'PATCH', 'DELETE']);
  });

  it('writes path and query, repeating what is a list', async () => {
    answerWith(200, '{"name":"Ann"}');
    await callApi(get, {
      params: { id: '../a b' },
      query: { statuses: ['Fail', 'Success'], page: undefined },
    });
    expect(seen[0]?.url).toBe('/eb/api/v1/things/..%2Fa%20b?statuses=Fail&statuses=Success');
  });

  it('sends the key of a write that may be repeated', async () => {
    answerWith(200, '{"name":"Ann"}');
    await callApi(post, { ...input, idempotencyKey: 'key-1' });
    expect(seen[0]).toMatchObject({ body: '{"name":"x"}', headers: { 'idempotency-key': 'key-1' } });
  });

  it('is credentialed on every call [API-001]', async () => {
    const asked: (RequestInit | undefined)[] = [];
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (url: URL, init?: RequestInit) => {
      asked.push(init);
      return real(url, init);
    });
    answerWith(200, '{"name":"Ann"}');
    await callApi(remove, { params: { id: '1' } });
    await callApi(post, input);
    expect(asked.map((init) => init?.credentials)).toEqual(['include', 'include']);
  });
});

describe('a call that fails', () => {
  const failed = { statusCode: 500, data: null, error: parseFailure };
  const calls: [string, () => Promise<unknown>][] = [
    ['GET', () => callApi(get, { params: { id: '1' }, query: { statuses: [] } })],
    ['PATCH', () => callApi(patch, input)],
    ['POST', () => callApi(post, input)],
    ['DELETE', () => callApi(remove, { params: { id: '1' } })],
  ];

  it.each(calls)('%s without a network answers 500 and the fixed text [ERR-001]', async (_method, call) => {
    respond = (_request, response) => response.destroy();
    expect(await call()).toMatchObject(failed);
  });

  it.each(calls)(
    '%s with an answer that is no JSON answers 500 and the fixed text [ERR-001]',
    async (_method, call) => {
      answerWith(200, '<html>');
      expect(await call()).toMatchObject(failed);
    },
  );

  it.each(calls)(
    '%s refused by the server keeps the real status, without data [ERR-002]',
    async (_method, call) => {
      answerWith(409, '{"error":"conflict","message":"This changed.","requestId":"1","fields":{"a":"b"}}');
      expect(await call()).toEqual({
        statusCode: 409,
        data: null,
        error: parseFailure,
        message: 'This changed.',
        code: 'conflict',
        fields: { a: 'b' },
        requestId: '1',
      });
    },
  );

  it('by taking too long counts as a network failure', async () => {
    respond = () => undefined;
    expect(await callApi(quick, input)).toMatchObject(failed);
  });

  it('waits 10000 ms unless the call says otherwise [API-008]', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answerWith(200, '{"name":"Ann"}');
    await callApi(post, input);
    await callApi(quick, input);
    // A busy machine may not answer within 50 ms; that failure is then reported by a third call.
    expect(timeout.mock.calls.slice(0, 2)).toEqual([[10_000], [50]]);
    timeout.mockRestore();
  });

  it('uploads and previews wait 60000 ms, a customized resume 120000 ms [API-008] [D-056]', () => {
    const long = [uploadResume, parseResume, convertAndUploadToBlob, createCustomResume];
    expect(long.map(({ timeoutMs }) => timeoutMs)).toEqual([60_000, 60_000, 60_000, 120_000]);
  });

  it('waits as long as the configuration of the portal says [API-008]', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answerWith(200, '{"name":"Ann"}');
    setRequestTimeout(25_000);
    await callApi(post, input);
    await callApi(quick, input);
    setRequestTimeout(10_000);
    expect(timeout.mock.calls.slice(0, 2)).toEqual([[25_000], [50]]);
    timeout.mockRestore();
  });

  it('waits as long as its page says [API-008]', async () => {
    const querySelector = (selector: string) =>
      selector === 'meta[name="request-timeout"]' ? { content: '25000' } : null;
    vi.stubGlobal('document', { querySelector });
    vi.resetModules();
    const ofPage = await import('./client.ts');
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answerWith(200, '{"name":"Ann"}');
    await ofPage.callApi(post, input);
    expect(timeout.mock.calls).toEqual([[25_000]]);
    timeout.mockRestore();
  });

  it('because nobody is signed in tells whoever listens', async () => {
    const listener = vi.fn();
    const stop = onSignedOut(listener);
    answerWith(401, '{"error":"not_signed_in","message":"Please log in to continue.","requestId":"1"}');
    await callApi(post, input);
    stop();
    await callApi(post, input);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('leads nobody to the login page who is just logging out', async () => {
    const listener = vi.fn();
    const stop = onSignedOut(listener);
    respond = ({ url }, response) => response.writeHead(url === logPath ? 200 : 401).end('{}');
    setLeaving(true);
    await callApi(post, input);
    expect(listener).not.toHaveBeenCalled();
    setLeaving(false);
    await callApi(post, input);
    stop();
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('the error logger', () => {
  const fail = (call: Route & typeof post) => callApi(call, input);

  it('hears of every answer that is not 2xx: method, path and status, nothing else [LOG-001]', async () => {
    respond = ({ url }, response) => response.writeHead(url === logPath ? 200 : 403).end('{"logged":true}');
    await callApi(get, { params: { id: 'secret-id' }, query: { statuses: ['secret'] } });
    await vi.waitFor(() => expect(logs()).toHaveLength(1), 300_000);
    expect(JSON.parse(logs()[0]?.body ?? '')).toEqual({ errorMessage: 'GET /eb/api/v1/things/:id 403' });
  });

  it('hears of an answer that is late or garbled, not of a connection that was closed', async () => {
    const answerLogs = (other: typeof respond) => {
      respond = (request, response) =>
        request.url === logPath ? response.end('{"logged":true}') : other(request, response);
    };
    answerLogs((_request, response) => response.destroy());
    await fail(post);
    await callApi(remove, { params: { id: '1' } });
    answerLogs((_request, response) => response.end('<html>'));
    await callApi(patch, input);
    answerLogs(() => undefined);
    await fail(quick);
    await vi.waitFor(() => expect(logs()).toHaveLength(2), 300_000);
    const messages = logs().map(({ body }) => (JSON.parse(body) as { errorMessage: string }).errorMessage);
    expect(messages).toEqual([patch, quick].map((call) => `${call.method} ${pathOf(call)} 500`));
  });

  it('hears nothing of its own failures [LOG-001]', async () => {
    answerWith(500, '');
    await callApi(logError, { body: { errorMessage: 'x' } });
    await fail(post);
    await vi.waitFor(() => expect(logs()).toHaveLength(2), 300_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(logs()).toHaveLength(2);
  });

  it('hears at most 20 times a minute', async () => {
    for (let n = 0; n < 25; n += 1) {
      answerWith(500 + n, '');
      await fail(post);
    }
    await vi.waitFor(() => expect(logs()).toHaveLength(20), 300_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 });
    await fail(post);
    await vi.waitFor(() => expect(logs()).toHaveLength(21), 300_000);
  });

  it('hears of the same failure once in three seconds', async () => {
    answerWith(500, '');
    for (let n = 0; n < 5; n += 1) await fail(post);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_001 });
    await fail(post);
    answerWith(503, '');
    await fail(post);
    await vi.waitFor(() => expect(logs()).toHaveLength(3), 300_000);
  });
});
