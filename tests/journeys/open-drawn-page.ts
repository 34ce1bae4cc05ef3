import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until something of it is drawn. Coming from an empty page, Chromium drops a press made before
 * that, which nobody could make.
 */
export async function openDrawnPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}
