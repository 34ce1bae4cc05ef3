import type { Page } from 'playwright-core';
import type { Browser } from '#automation/browser/browser.ts';
import { type PageSnapshot, takeSnapshot } from '#automation/read/page-snapshot.ts';

export interface SavedPage {
  id: string;
  html: string;
  /** Without it, only the markup is used. */
  address?: string;
}

const nowhere = 'https://page.invalid/';

/**
 * Renders all of them, a few at a time, each in a reused page: a new page for each takes three times as long.
 * One that can't be read returns its error, so that it doesn't hide the others.
 */
export async function takeSnapshots(
  browser: Browser,
  pages: readonly SavedPage[],
): Promise<Map<string, PageSnapshot | Error>> {
  const taken = new Map<string, PageSnapshot | Error>();
  const waiting = [...pages];

  async function takeEach(page: Page): Promise<void> {
    let [html, address] = ['', nowhere];
    const withoutPlace = (url: string) => url.replace(/#.*$/, '');
    // A page that wants to navigate stays in place: its requests go to the replay below.
    await page.route(
      (url) => withoutPlace(url.href) === withoutPlace(new URL(address).href),
      (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
    );
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      [html, address] = [next.html, next.address ?? nowhere];
      taken.set(next.id, await takeOne(page, address).catch((error: Error) => error));
    }
  }

  async function takeOne(page: Page, address: string): Promise<PageSnapshot> {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    return takeSnapshot(page, new URL(address), browser.origins);
  }

  const replay = { url: nowhere, html: '' };
  await Promise.all([1, 2, 3].map(() => browser.withPage(takeEach, { replay })));
  return taken;
}
