import { expect, it } from 'vitest';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { attackBrowser } from './attack-browser.ts';
import { attackPages } from './attack-pages.ts';
import { attackWritten } from './attack-written.ts';

const chromiumPath = findChromium(process.env) ?? '/usr/bin/chromium';

it('no address, redirect, or page script takes the worker’s browser to an internal server', async () => {
  const { addresses, hits, begun } = await attackBrowser(chromiumPath, { step: 18, openStep: 6 });
  expect({ hits, begun }).toEqual({ hits: [], begun: [] });
  expect(addresses).toBeGreaterThanOrEqual(10);
});

it('the check can fail: the internal server is reached when its address is allowed', async () => {
  const { hits } = await attackBrowser(chromiumPath, { step: 188, allow: true });
  expect(hits.length).toBeGreaterThan(0);
});

it('no hostile text runs in any HTML we write, even without a content security policy', async () => {
  const { executions, pages, plain } = await attackWritten(chromiumPath);
  expect(executions).toEqual([]);
  expect(pages).toBeGreaterThan(20);
  expect(plain).toBeGreaterThan(0);
});

it('no hostile text runs or waits for a click on our pages, even without a content security policy', async () => {
  const { pages, shown, executions } = await attackPages(chromiumPath, { most: 6, step: 14, say: () => {} });
  expect(executions).toEqual([]);
  expect(pages).toBeGreaterThanOrEqual(5);
  expect(shown).toBeGreaterThan(6);
});
