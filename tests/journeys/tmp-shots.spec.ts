import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { setUpPerson } from './new-person.ts';
const pdf = readFileSync(new URL('../../src/cli/demo/maya-ellison-resume.pdf', import.meta.url));
const maya = { name: 'Maya Ellison.pdf', mimeType: 'application/pdf', buffer: pdf };
test('shots', async ({ page, context, baseURL }) => {
  test.setTimeout(200_000);
  await setUpPerson(page, { file: maya, state: 'NEWRSME' });
  const shot = async (name: string, full = true) => { await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full }); };
  for (const [w, scheme] of [[1440, 'light'], [820, 'light'], [390, 'light'], [1440, 'dark']] as const) {
    await page.setViewportSize({ width: w, height: 1000 });
    await context.addCookies([{ name: 'c_scheme', value: scheme, url: baseURL ?? '' }]);
    await page.goto('/dashboard/profile/resume-review');
    await page.getByRole('img', { name: /Page 1/ }).waitFor();
    await page.getByRole('textbox', { name: 'Company' }).first().focus();
    await shot(`review-${w}-${scheme}`, w !== 1440);
    await page.goto('/dashboard/profile/resumes');
    await page.getByText("You haven't written").waitFor();
    await shot(`resumes-${w}-${scheme}`);
    if (scheme === 'light' || w === 1440) {
      await page.goto('/dashboard/profile?upload=1');
      await page.getByRole('dialog').waitFor();
      await shot(`modal-${w}-${scheme}`, false);
      await page.goto('/profile-review');
      await page.getByRole('heading', { name: 'Start with your resume' }).waitFor();
      await shot(`upload-${w}-${scheme}`);
    }
    if (w === 1440) {
      await page.goto('/dashboard/profile/resume-preview');
      await page.getByRole('img', { name: /page 1/ }).waitFor();
      await shot(`preview-${w}-${scheme}`);
    }
  }
});
