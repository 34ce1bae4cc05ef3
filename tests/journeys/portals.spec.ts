import { expect, test } from './watched-page.ts';

test('partner pages are shown as Expert Apply with a POWERED BY logo [PLT-013]', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://lca.localhost:${port}/`);
  const logo = page.getByRole('banner').getByRole('link', { name: 'Expert Apply' });
  await expect(logo).toContainText('POWERED BY');
  await expect(logo).toContainText('Applywright');
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('POWERED BY')).toHaveCount(0);
});

test('the places offered are those of the United States [PLT-004]', async ({ page }) => {
  await page.goto('/locations');
  const states = page.getByRole('main').getByRole('link', { name: /^[A-Z][a-z]+( [A-Z][a-z]+)*$/ });
  await expect(states.filter({ hasText: 'Texas' })).toBeVisible();
  expect(await states.count()).toBe(50);
});
