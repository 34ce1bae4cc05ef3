import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { findBrowser, projectRoot } from '#backend/platform/settings/config.ts';
import { eventStreamPath } from '#contract/basics/call.ts';

const page = `<!doctype html><script type="importmap">{"imports":{"#contract/":"/src/contract/"}}</script>
<script type="module">
  import { subscribeToEvents } from '/src/web/data/request/event-stream.ts';
  window.heard = [];
  window.stop = subscribeToEvents((event) => heard.push(event.data.n));
</script>`;

let browser: Browser;
let context: BrowserContext;
let streams: Set<ServerResponse>;
let resumedFrom: (string | null)[];
let refusals: number;
let nextId = 100;

/** Serves the module as the browser would get it, and plays the server's part of the stream. */
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost');
  if (url.pathname === '/') return response.setHeader('content-type', 'text/html').end(page);
  if (url.pathname.startsWith('/src/')) {
    const code = stripTypeScriptTypes(readFileSync(projectRoot + url.pathname, 'utf8'));
    return response.setHeader('content-type', 'text/javascript').end(code);
  }
  if (url.pathname !== eventStreamPath) return response.writeHead(404).end();
  if (refusals > 0) {
    refusals -= 1;
    return response.writeHead(503).end();
  }
  resumedFrom.push(
    (request.headers['last-event-id'] as string | undefined) ?? url.searchParams.get('lastEventId'),
  );
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`retry: 50\nid: ${nextId}\ndata: {"type":"ready","data":{}}\n\n`);
  streams.add(response);
  return response.on('close', () => streams.delete(response));
});

function publish(n: number): void {
  nextId += 1;
  for (const stream of streams) stream.write(`id: ${nextId}\ndata: {"type":"changed","data":{"n":${n}}}\n\n`);
}

async function openTab(): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await tab.waitForFunction('window.stop');
  return tab;
}

const heard = (tab: Page) => tab.evaluate<number[]>('heard');
const connections = (count: number) => vi.waitFor(() => expect(streams.size).toBe(count), 300_000);

/** Simulates a tab that is hidden or shown. */
function show(tab: Page, state: 'visible' | 'hidden'): Promise<unknown> {
  return tab.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const executablePath = findBrowser();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  streams = new Set();
  resumedFrom = [];
  refusals = 0;
  context = await browser.newContext();
  onTestFinished(() => context.close());
});

it('three tabs share one connection and all hear of a change once', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()];
  await connections(1);
  publish(1);
  for (const tab of tabs) await vi.waitFor(async () => expect(await heard(tab)).toEqual([1]), 300_000);
  expect(resumedFrom).toEqual([null]);
});

it('when the listening tab is closed another takes over where it stopped', async () => {
  const first = await openTab();
  await connections(1);
  const second = await openTab();
  publish(1);
  await vi.waitFor(async () => expect(await heard(second)).toEqual([1]), 300_000);
  const last = nextId;
  await first.close();
  await vi.waitFor(() => expect(resumedFrom).toEqual([null, String(last)]), 300_000);
  publish(2);
  await vi.waitFor(async () => expect(await heard(second)).toEqual([1, 2]), 300_000);
});

it('a hidden tab is not connected, and resumes when it is shown again', async () => {
  const tab = await openTab();
  await connections(1);
  publish(1);
  await vi.waitFor(async () => expect(await heard(tab)).toEqual([1]), 300_000);
  const last = nextId;
  await show(tab, 'hidden');
  await connections(0);
  await show(tab, 'visible');
  await connections(1);
  expect(resumedFrom).toEqual([null, String(last)]);
});

it('a broken or refused connection is opened again', async () => {
  const tab = await openTab();
  await connections(1);
  for (const stream of streams) stream.destroy();
  await vi.waitFor(() => expect(resumedFrom).toHaveLength(2), 300_000);
  await connections(1);
  refusals = 1;
  for (const stream of streams) stream.destroy();
  await vi.waitFor(() => expect(resumedFrom).toHaveLength(3), 300_000);
  publish(1);
  await vi.waitFor(async () => expect(await heard(tab)).toEqual([1]), 300_000);
});

it('nobody is connected once nobody listens', async () => {
  const tab = await openTab();
  await connections(1);
  await tab.evaluate('stop()');
  await connections(0);
});
