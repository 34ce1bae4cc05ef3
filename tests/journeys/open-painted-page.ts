import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until some of it is painted. Coming from an empty page, Chromium drops a click made
 * before that, which no person could make.
 */
export async function openPaintedPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}
