import { expect, it } from 'vitest';
import type { Browser } from '#automation/browser/browser.ts';
import { awaitBrowser } from './await-browser.ts';
import { createLog } from './platform/logs/log.ts';

const log = createLog({ name: 'test', level: 'silent' });
const browser = { version: '1' } as Browser;

it('a browser that is installed later, or starts only the second time, is used', async () => {
  const found = [undefined, '/broken', '/usr/bin/chromium'];
  const opened: string[] = [];
  const open = async (path: string) => {
    opened.push(path);
    if (path === '/broken') throw new Error('no such file');
    return browser;
  };
  const { signal } = new AbortController();
  expect(await awaitBrowser({ find: () => found.shift(), open, log, signal, everyMs: 1 })).toBe(browser);
  expect(opened).toEqual(['/broken', '/usr/bin/chromium']);
});

it('the waiting ends when the worker stops', async () => {
  const stopping = new AbortController();
  const find = () => {
    stopping.abort();
    return undefined;
  };
  const open = () => Promise.reject(new Error('never asked'));
  expect(await awaitBrowser({ find, open, log, signal: stopping.signal, everyMs: 60_000 })).toBeUndefined();
});
