import type { Page } from 'playwright-core';
import { phrase } from '#automation/reader/words/phrases.ts';

const openingMs = 6_000;

/** Clicks the page's "Apply" button once, where the form is behind it. Returns whether anything was clicked. */
export async function openApplyPanel(page: Page): Promise<boolean> {
  const name = phrase.applyPanel;
  const buttons = page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .or(page.getByRole('tab', { name: phrase.applyTab }))
    .filter({ visible: true });
  if ((await buttons.count()) === 0) return false;
  await buttons
    .first()
    .click({ timeout: openingMs })
    .catch(() => undefined);
  await page.waitForLoadState('domcontentloaded').catch(() => undefined);
  await page
    .locator('input[type=file], input[type=email], input[name*=mail i], input[type=password]')
    .first()
    .waitFor({ timeout: openingMs, state: 'attached' })
    .catch(() => undefined);
  return true;
}
