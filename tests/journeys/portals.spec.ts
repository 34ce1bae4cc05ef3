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

for (const code of ['wlb', 'lca', 'rbl', 'jbh', 'mdn', 'sph'])
  test(`on phones the logo of ${code} names its owner in one line, all of it readable`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`http://${code}.localhost:${new URL(baseURL ?? '').port}/`);
    const line = page.getByRole('banner').getByText(/^Expert Apply POWERED BY Applywright$/);
    const { height, shown, needed } = await line.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      shown: element.clientWidth,
      needed: element.scrollWidth,
    }));
    expect(height).toBeLessThan(16);
    expect(needed).toBeLessThanOrEqual(shown);
  });

test('the offered places are in the United States [PLT-004]', async ({ page }) => {
  await page.goto('/locations');
  const links = page.getByRole('main').getByRole('link');
  for (const name of ['Texas', 'District of Columbia', 'Puerto Rico', 'U.S. Virgin Islands'])
    await expect(links.filter({ hasText: name })).toBeVisible();
  // 50 states and the territories with plain names.
  expect(await links.filter({ hasText: /^[A-Z][a-z]+( [A-Z][a-z]+)*$/ }).count()).toBe(54);
});
