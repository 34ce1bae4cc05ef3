import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openSessionOfMaya } from '#tests/journeys/new-person.ts';
import { expect, test } from '#tests/journeys/watched-page.ts';

const folder = join(import.meta.dirname, '../../docs/pictures');

test.use({ viewport: { width: 1440, height: 1000 }, colorScheme: 'light', actionTimeout: 60_000 });

test.beforeEach(async ({ page, context, baseURL }) => {
  await openSessionOfMaya(page);
  await context.addCookies([{ name: 'c_consent', value: 'rejected', url: baseURL ?? '' }]);
});

/** The history of the demo person is still being written while the service already runs. */
async function openFirst(page: Page, list: string, link: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(list, { waitUntil: 'networkidle' });
    await link.first().click({ timeout: 5_000 });
    await page.waitForURL('**/application/*/**', { timeout: 10_000 });
  }).toPass({ timeout: 500_000 });
}

async function takePicture(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}

test('matches with their reasons', async ({ page }) => {
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await takePicture(page, 'matches');
});

test('an application to review, with the source of each answer', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Review and apply' });
  await openFirst(page, '/dashboard/applications?tab=ReviewAndApply', link);
  await expect(page.getByRole('button', { name: 'Approve and apply' })).toBeVisible();
  await takePicture(page, 'review');
});

test('the receipt of a sent application', async ({ page }) => {
  const sent = page.getByRole('row').filter({ hasText: 'Applied' });
  await openFirst(page, '/dashboard/applications?tab=ApplicationTracker', sent.getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name: / at / })).toBeVisible();
  await takePicture(page, 'receipt');
});
