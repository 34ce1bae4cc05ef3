import type { Page } from '@playwright/test';

/** Puts another theme or scheme on the open page. */
export async function wear(page: Page, look: { scheme: string; theme?: string }): Promise<void> {
  await page.evaluate((marks) => Object.assign(document.documentElement.dataset, marks), look);
}
