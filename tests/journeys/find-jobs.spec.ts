import type { Page } from '@playwright/test';
import type { FoundJobs } from '#contract/jobs/jobs.ts';
import { checkAccess } from './check-access.ts';
import { logIn, setUpPerson, signUpByApi, uploadResume } from './new-person.ts';
import { phoneSize } from './open-gallery.ts';
import { expect, test } from './watched-page.ts';

const detailOf = (page: Page) => page.locator('#job-title');
const cards = (page: Page) =>
  page
    .getByRole('region', { name: 'Find jobs' })
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 }).getByRole('button');

async function findAnalyst(page: Page): Promise<FoundJobs['jobs']['results'][number]> {
  const found = await page.request.get('/ej/api/v1/jobs/search?keywords=analyst&size=20');
  const { jobs } = (await found.json()) as FoundJobs;
  const job = jobs.results.find(({ eligibleForExpertApply }) => eligibleForExpertApply);
  if (!job) throw new Error('there is no job of an analyst');
  return job;
}

for (const [portal, host, home, findJobs] of [
  ['main', 'localhost', '/dashboard', '/find-jobs'],
  ['expert-apply', 'flx.localhost', '/members/suggestedjobs', '/find-jobs'],
  ['jobs-search', 'jsr.localhost', '/jobs-search', '/find-jobs'],
] as const) {
  test(`on the ${portal} portal jobs are searched, opened, narrowed, and saved without leaving the product`, async ({
    page,
  }) => {
    const { origin } = await setUpPerson(page, host === 'localhost' ? {} : { host });
    await page.goto(origin + home);
    const nav = page.getByRole('navigation', { name: 'Main' }).first();
    await nav.getByRole('link', { name: 'FIND JOBS' }).click();
    await expect(page).toHaveURL(origin + findJobs);
    await expect(nav.getByRole('link', { name: 'FIND JOBS' })).toHaveAttribute('aria-current', 'page');

    await page.getByRole('textbox', { name: 'Job title, skill, or company' }).fill('analyst');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/keywords=analyst/);
    await expect(titles(page).first()).toContainText('Analyst');
    const title = (await titles(page).first().textContent()) ?? '';
    await titles(page).first().click();
    await expect(page).toHaveURL(/job=/);
    await expect(detailOf(page)).toContainText(title);
    await expect(
      page.getByRole('heading', { name: /^(Why this matches|Not one of your matches)$/ }),
    ).toBeVisible();
    const about = page.locator('section', { has: page.getByRole('heading', { name: 'About this posting' }) });
    await expect(about.getByRole('link')).toHaveAttribute('href', /^https?:/);
    await expect(about).toContainText(/Last confirmed open on \w{3} \d+, \d{4}|We haven't confirmed yet/);
    await checkAccess(page);

    await test.step('a filter narrows the search, and can be removed', async () => {
      const count = page.getByRole('status').filter({ hasText: /open jobs?$/ });
      const before = (await count.textContent()) ?? '';
      await page.getByText('Filters', { exact: true }).click();
      await page.getByRole('combobox', { name: 'Employment type' }).selectOption('Part-time');
      await expect(page).toHaveURL(/type=Part-time/);
      await expect(page.getByText('Filters (1)')).toBeVisible();
      await expect(count).not.toHaveText(before);
      await page.getByRole('button', { name: 'Clear all filters' }).click();
      await expect(count).toHaveText(before);
    });

    await test.step('a job is liked, and is among the saved ones', async () => {
      const card = cards(page).first();
      const liked = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '';
      const kept = page.waitForResponse((answer) => answer.url().endsWith('/feedback'));
      await card.getByRole('button', { name: 'Like this job', exact: true }).click();
      await kept;
      await page.getByRole('link', { name: 'Saved jobs' }).click();
      await expect(page).toHaveURL(`${origin}${home}?show=saved`);
      await expect(page.getByRole('region', { name: 'Saved jobs' })).toContainText(liked);
    });
  });
}

test('a filter narrows the matches, with a message when none is left', async ({ page }) => {
  await setUpPerson(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Suggested for you' })).toBeVisible();
  await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Match score' }).selectOption('70');
  await expect(page).toHaveURL(/score=70/);
  await expect(page.getByRole('heading', { name: 'Suggested for you' })).toHaveCount(0);
  const scores = page.getByRole('region', { name: 'Matched jobs' }).getByText(/^\d+% match$/);
  const least = async () =>
    Math.min(...(await scores.allTextContents()).map((text) => Number.parseInt(text, 10)));
  await expect.poll(least).toBeGreaterThanOrEqual(70);
  expect(await scores.count()).toBeGreaterThan(0);
  await page.getByRole('combobox', { name: 'Pay' }).selectOption('150000');
  await page.getByRole('combobox', { name: 'Field' }).selectOption('nursing');
  await expect(page.getByRole('heading', { name: 'No jobs match these filters' })).toBeVisible();
});

test('a job found before logging in is open afterward', async ({ page }) => {
  const person = await setUpPerson(page);
  await page.context().clearCookies();
  const job = await findAnalyst(page);
  await page.goto(`/jobs?keywords=${encodeURIComponent(job.title)}`);
  await page
    .getByRole('listitem')
    .filter({ hasText: job.company.name })
    .filter({ hasText: job.title })
    .getByRole('link', { name: 'Quick apply' })
    .first()
    .click();
  await logIn(page, person.email);
  await expect(page).toHaveURL(/\/find-jobs\?job=/);
  await expect(detailOf(page)).toContainText(job.title);
  await expect(page.getByRole('button', { name: 'Quick apply' }).last()).toBeVisible();

  await page.goto(`/jobs?keywords=${encodeURIComponent(job.title)}`);
  const again = page.getByRole('listitem').getByRole('link', { name: job.title }).first();
  await again.click();
  await expect(page).toHaveURL(/\/find-jobs\?job=/);
  await expect(detailOf(page)).toContainText(job.title);
});

test('a person who signs up for a job is back at it once they have a profile', async ({ page }) => {
  await page.goto('/');
  const job = await findAnalyst(page);
  await signUpByApi(page);
  await page.goto(`/find-jobs?job=${job.id}`);
  await page.waitForURL('**/profile-review');
  await uploadResume(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(new RegExp(`/find-jobs\\?job=${job.id}`));
  await expect(detailOf(page)).toContainText(job.title);
});

test('the header fits all its entries on the narrowest desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await setUpPerson(page);
  await page.goto('/find-jobs');
  const name = page.getByRole('button', { name: 'Ana Lee' });
  await expect(name).toBeVisible();
  const box = await name.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1024);
});

test.describe('on a phone', () => {
  test.use(phoneSize);

  test('the menu opens Find jobs, and a job is its own view with Back', async ({ page }) => {
    await setUpPerson(page);
    await page.goto('/dashboard');
    await page.locator('header summary').click();
    await page.getByRole('link', { name: 'FIND JOBS' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find jobs' })).toBeVisible();
    await page.getByText('Filters', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Remote jobs only' }).check();
    await expect(page).toHaveURL(/remote=true/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await checkAccess(page);
    await titles(page).first().click();
    await expect(detailOf(page)).toBeVisible();
    await expect(titles(page).first()).toBeHidden();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(titles(page).first()).toBeFocused();
  });
});
