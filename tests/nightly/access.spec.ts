import { THEMES } from '#domain/portal/theme.ts';
import { findViolations } from '#tests/journeys/find-violations.ts';
import { setUpPerson } from '#tests/journeys/new-person.ts';
import { desktopSize, openGallery, phoneSize } from '#tests/journeys/open-gallery.ts';
import { publicPages } from '#tests/journeys/public-page-titles.ts';
import { setLook } from '#tests/journeys/set-look.ts';
import { expect, test } from '#tests/journeys/watched-page.ts';

const profilePages = [
  ...['', '?tab=key-questions', '?tab=answers', '?tab=search-options', '?upload=1'].map(
    (rest) => `/dashboard/profile${rest}`,
  ),
  ...['resumes', 'resume-preview', 'resume-review', 'answer-once'].map(
    (rest) => `/dashboard/profile/${rest}`,
  ),
  ...['contact/edit', 'experience', 'experience/edit', 'education', 'education/edit', 'skills'].map(
    (rest) => `/profile-review/resume-${rest}`,
  ),
  ...['', '/questions', '/application-detail', '/finalize'].map((rest) => `/profile-review${rest}`),
  '/settings/consents',
];

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

for (const [device, size] of [
  ['desktop', { viewport: desktopSize }],
  ['phone', phoneSize],
] as const) {
  test.describe(`on a ${device}, in every theme, light and dark`, () => {
    test.use(size);
    test.setTimeout(600_000);

    for (const path of [...Object.keys(publicPages), '/__gallery'])
      test(`${path} has no violation of WCAG 2.2 AA`, async ({ page }) => {
        if (path === '/__gallery') await openGallery(page);
        else await page.goto(path);
        for (const theme of THEMES)
          for (const scheme of ['light', 'dark']) {
            await setLook(page, { theme, scheme });
            expect([theme, scheme, await findViolations(page)]).toEqual([theme, scheme, []]);
          }
      });

    test('profile, edit pages, onboarding, and their modals have no violation of WCAG 2.2 AA', async ({
      page,
    }) => {
      await setUpPerson(page);
      const look = async (place: string) => {
        for (const scheme of ['light', 'dark']) {
          await setLook(page, { scheme });
          expect([place, scheme, await findViolations(page)]).toEqual([place, scheme, []]);
        }
      };
      for (const path of profilePages) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await look(path);
      }
      await page.goto('/dashboard/profile');
      await page.getByRole('button', { name: 'Delete Operations Analyst' }).click();
      await page.getByRole('dialog').waitFor();
      await look('the delete popup');
    });
  });
}
