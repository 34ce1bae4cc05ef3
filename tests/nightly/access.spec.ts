import { THEMES } from '#domain/portal/theme.ts';
import { findViolations } from '#tests/journeys/find-violations.ts';
import { desktopSize, openGallery, phoneSize } from '#tests/journeys/open-gallery.ts';
import { publicPages } from '#tests/journeys/public-page-titles.ts';
import { expect, test } from '#tests/journeys/watched-page.ts';
import { wear } from '#tests/journeys/wear.ts';

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

for (const [device, size] of [
  ['desktop', { viewport: desktopSize }],
  ['phone', phoneSize],
] as const) {
  test.describe(`on a ${device}, in every theme, light and dark`, () => {
    test.use(size);
    test.setTimeout(600_000);

    for (const path of [...Object.keys(publicPages), '/__gallery'])
      test(`${path} breaks no rule of WCAG 2.2 AA`, async ({ page }) => {
        if (path === '/__gallery') await openGallery(page);
        else await page.goto(path);
        for (const theme of THEMES)
          for (const scheme of ['light', 'dark']) {
            await wear(page, { theme, scheme });
            expect([theme, scheme, await findViolations(page)]).toEqual([theme, scheme, []]);
          }
      });
  });
}
