import { expect, test } from './watched-page.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('the footer leads to the help, a search finds the page, and the page has its answer', async ({
      page,
    }) => {
      await page.goto('/pricing');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);

      await page.getByLabel('Search the help pages').fill('delete account');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/docs\?q=delete\+account$/);
      await expect(page.getByLabel('Search the help pages')).toHaveValue('delete account');
      const hits = page
        .getByRole('region')
        .or(page.locator('section'))
        .filter({ hasText: '“delete account”' });
      await hits.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy and your account');
      await expect(page.getByRole('main')).toContainText('We delete it after seven days.');

      await page.getByRole('main').getByRole('link', { name: 'Help', exact: true }).click();
      await expect(page).toHaveURL(/\/docs$/);
    });

    test('a search without a result says so and keeps the subjects', async ({ page }) => {
      await page.goto('/docs?q=%3Cb%3Esalamander%3C%2Fb%3E');
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        'Nothing found for “<b>salamander</b>”',
      );
      await expect(page.getByRole('heading', { level: 3, name: 'Getting started' })).toBeVisible();
    });
  });
