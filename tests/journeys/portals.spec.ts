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
  const links = page.getByRole('main').getByRole('link');
  for (const name of ['Texas', 'District of Columbia', 'Puerto Rico', 'U.S. Virgin Islands'])
    await expect(links.filter({ hasText: name })).toBeVisible();
  // 50 states and the territories with plain names.
  expect(await links.filter({ hasText: /^[A-Z][a-z]+( [A-Z][a-z]+)*$/ }).count()).toBe(54);
});
