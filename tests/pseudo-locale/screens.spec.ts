import type { Page } from '@playwright/test';
import { pathOf } from '#contract/basics/call.ts';
import { logIn } from '#contract/identity/routes.ts';
import { maya } from '#tests/journeys/new-person.ts';
import { listPaths } from '#tests/journeys/portal-paths.ts';
import { seedPerson } from '#tests/journeys/seeded-person.ts';
import { expect, test } from '#tests/journeys/watched-page.ts';
import { listCatalogTexts } from './catalog-texts.ts';
import { readPage } from './read-page.ts';

/** What is wrong at each address. */
async function findMistakes(page: Page, addresses: string[]): Promise<object[]> {
  const texts = await listCatalogTexts();
  const mistakes: object[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const found = await readPage(page, texts);
    if (!found.accented || found.plain.length + found.clipped.length + found.tooWide > 0)
      mistakes.push({ address, ...found });
  }
  return mistakes;
}

for (const width of [390, 1440])
  test.describe(`at ${width} px, a longer language has room, and no text is outside the catalog`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('on every page of a portal', async ({ page }) => {
      const person = await seedPerson(page, { portal: 'snr' });
      const paths = await listPaths(page, 'SNR', person);
      expect(
        await findMistakes(
          page,
          paths.map((path) => person.origin + path),
        ),
      ).toEqual([]);
    });

    test('on every page of the console', async ({ page, baseURL }) => {
      const operator = { email: 'operator@demo.applywright.example', password: maya.password };
      await page.request.post(pathOf(logIn), { data: operator, headers: { origin: baseURL ?? '' } });
      await page.goto('/ops', { waitUntil: 'networkidle' });
      const links = page.locator('nav a[href^="/ops"]');
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(paths.length).toBeGreaterThan(5);
      expect(await findMistakes(page, paths)).toEqual([]);
    });
  });
