import type { FoundJobs } from '#contract/jobs/jobs.ts';
import { checkAccess } from './check-access.ts';
import { setUpPerson } from './new-person.ts';
import { desktopSize, phoneSize } from './open-gallery.ts';
import { expect, test } from './watched-page.ts';

for (const [device, size] of [
  ['phone', phoneSize],
  ['desktop', { viewport: desktopSize }],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use(size);

    test('a company is watched by its careers page, listed with its jobs, paused, and no longer watched', async ({
      page,
    }) => {
      await setUpPerson(page);
      const found = await page.request.get('/ej/api/v1/jobs/search?keywords=larkspur&size=1');
      const [job] = ((await found.json()) as FoundJobs).jobs.results;
      if (!job) throw new Error('Larkspur Health has no job');
      await page.goto('/dashboard');
      await page.getByText(/^Companies \(0\)$/).click();
      const section = page
        .getByRole('heading', { name: 'Companies you watch' })
        .locator('xpath=ancestor::section');
      await expect(section.getByText("You aren't watching any companies yet.")).toBeVisible();
      await checkAccess(page);

      await section.getByRole('button', { name: 'Watch a company' }).click();
      const dialog = page.getByRole('dialog');
      const wish = dialog.getByRole('textbox', { name: 'Careers page, job link, or company name' });
      await wish.fill('http://169.254.169.254/careers');
      await dialog.getByRole('button', { name: 'Watch', exact: true }).click();
      await expect(dialog.getByText('Paste a public link that starts with https://.')).toBeVisible();
      await checkAccess(page);
      await wish.fill(`${new URL(job.jobUrl).origin}/careers/larkspurhealth`);
      await wish.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(/^Watching Larkspur Health: /)).toBeVisible();
      const row = section.getByRole('listitem').filter({ hasText: 'Larkspur Health' });
      await expect(row).toContainText(/\d+ open jobs?, \d+ match(es)? you/);
      await expect(page.getByText(/^Companies \(1\)$/)).toBeVisible();
      await checkAccess(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      await test.step('a name has to be confirmed', async () => {
        await section.getByRole('button', { name: 'Watch a company' }).click();
        await wish.fill('Larkspur Health');
        await wish.press('Enter');
        await expect(page.getByRole('dialog', { name: 'Which one do you mean?' })).toBeVisible();
        await expect(dialog.getByText('Larkspur Health on Greenhouse').first()).toBeVisible();
        await checkAccess(page);
        await page.keyboard.press('Escape');
      });

      await row.getByRole('link', { name: 'See jobs at Larkspur Health' }).click();
      await expect(page).toHaveURL(/find-jobs\?keywords=Larkspur/);
      await page.goto('/settings/notifications');
      await row.getByRole('button', { name: 'Pause emails: Larkspur Health' }).click();
      await expect(row.getByText('Emails paused')).toBeVisible();
      await checkAccess(page);
      await row.getByRole('button', { name: 'Stop watching: Larkspur Health' }).click();
      await expect(section.getByText("You aren't watching any companies yet.")).toBeVisible();
    });
  });
