import type { Page } from '@playwright/test';

/** Switches the open page to another theme or color scheme. */
export async function setLook(page: Page, look: { scheme: string; theme?: string }): Promise<void> {
  await page.evaluate((marks) => Object.assign(document.documentElement.dataset, marks), look);
}
