import { listPaths } from '#tests/journeys/portal-paths.ts';
import { seedPerson } from '#tests/journeys/seeded-person.ts';
import { expect, test } from '#tests/journeys/watched-page.ts';
import { listCatalogTexts } from './catalog-texts.ts';
import { readPage } from './read-page.ts';

/** Plain words that are data on these pages as well: statuses and places in stored applications. */
const alsoData: string[] = [];

for (const width of [390, 1440])
  test(`every screen has room for a longer language at ${width} px, and no text outside the catalog`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const person = await seedPerson(page, { portal: 'snr' });
    const texts = (await listCatalogTexts()).filter((text) => !alsoData.includes(text));
    const mistakes: unknown[] = [];
    for (const path of await listPaths(page, 'SNR', person)) {
      await page.goto(person.origin + path, { waitUntil: 'networkidle' });
      const { accented, ...found } = await readPage(page, texts);
      if (!accented || found.plain.length + found.clipped.length + found.tooWide > 0)
        mistakes.push({ path, accented, ...found });
    }
    expect(mistakes).toEqual([]);
  });
