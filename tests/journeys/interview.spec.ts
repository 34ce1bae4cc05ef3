import type { Locator, Page } from '@playwright/test';
import { pathOf } from '#contract/basics/call.ts';
import { listConsents } from '#contract/identity/routes.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { answered, textField } from '#tests/sample-form.ts';
import { checkAccess } from './check-access.ts';
import { seedApplications, seedPerson } from './seeded-person.ts';
import { setLook } from './set-look.ts';
import { expect, test } from './watched-page.ts';

const path = '/dashboard/profile/answer-once';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const radio = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true });
/** The input itself lies under its tile. */
const choose = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click();
const progress = (page: Page) => page.getByText(/^\d+ of \d+ done$/);

async function next(page: Page, question: Locator): Promise<void> {
  await button(page, 'Next').click();
  await expect(question).toBeVisible();
}

for (const [device, width] of [
  ['phone', 390],
  ['desktop', 1440],
] as const)
  test(`the interview on a ${device}: answered, skipped, left, and continued`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { origin } = await seedPerson(page);

    await test.step('it is offered in the profile and starts with what employers ask most', async () => {
      await page.goto(`${origin}/dashboard/profile?tab=key-questions`);
      await page.getByRole('link', { name: 'Answer questions' }).click();
      await page.waitForURL(`**${path}`);
      await expect(page.getByRole('heading', { name: 'Answer once', level: 1 })).toBeVisible();
      await expect(radio(page, /require sponsorship/, 'No')).not.toBeChecked();
      await expect(progress(page)).toHaveText(/^0 of 4\d done$/);
      await expect(button(page, 'Back')).toHaveCount(0);
    });

    await test.step('nothing is answered by pressing Next', async () => {
      await button(page, 'Next').click();
      await expect(page.getByText('Answer this question, or skip it.')).toBeVisible();
    });

    await test.step('an answer is saved; a question can be skipped, and Back returns to it', async () => {
      await choose(page, /require sponsorship/, 'No');
      await next(page, radio(page, /legally authorized/, 'Yes'));
      await expect(progress(page)).toHaveText(/^1 of/);
      await button(page, 'Skip for now').click();
      await expect(page.getByRole('group', { name: /Which shifts/ })).toBeVisible();
      await button(page, 'Back').click();
      await expect(radio(page, /legally authorized/, 'Yes')).toBeVisible();
      await button(page, 'Skip for now').click();
      await expect(page.getByRole('group', { name: /Which shifts/ })).toBeVisible();
      await expect(progress(page)).toHaveText(/^2 of/);
    });

    await test.step('a follow-up is asked with its question', async () => {
      const start = page.getByRole('button', { name: /When can you start/ });
      for (let presses = 0; presses < 10 && !(await start.isVisible()); presses += 1) {
        const before = await progress(page).textContent();
        await button(page, 'Skip for now').click();
        await expect(progress(page)).not.toHaveText(before ?? '');
      }
      await start.click();
      await page.getByRole('option', { name: 'Choose a preferred start date' }).click();
      await expect(page.getByRole('textbox', { name: /Preferred start date/ })).toBeVisible();
      await button(page, 'Next').click();
      await expect(page.getByText('This answer is required.')).toBeVisible();
      await start.click();
      await page.getByRole('option', { name: 'Immediately' }).click();
      // On a phone, the list covers the button until it has slid away.
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(start).toContainText('Immediately');
      await button(page, 'Next').click();
      await expect(start).toHaveCount(0);
    });

    await test.step('no violation of WCAG 2.2 AA, light and dark, and no sideways scrolling', async () => {
      for (const scheme of ['light', 'dark']) {
        await setLook(page, { scheme });
        await checkAccess(page);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });

    await test.step('after a reload it continues where it was, with everything saved', async () => {
      const reached = await progress(page).textContent();
      await page.reload();
      await expect(progress(page)).toHaveText(reached ?? '');
      await page.goto(`${origin}/dashboard/profile?tab=key-questions`);
      await expect(radio(page, /require sponsorship/, 'No')).toBeChecked();
      await expect(radio(page, /legally authorized/, 'Yes')).not.toBeChecked();
      await page.goto(origin + path);
    });

    await test.step('personal questions come last and need their own consent', async () => {
      for (let presses = 0; presses < 40; presses += 1) {
        if (await page.getByRole('heading', { name: 'The next questions are personal' }).isVisible()) break;
        const before = await progress(page).textContent();
        await button(page, 'Skip for now').click();
        await expect(progress(page)).not.toHaveText(before ?? '');
      }
      await button(page, 'Next').click();
      await expect(page.getByText('Agree to this, or skip these questions.')).toBeVisible();
      await checkAccess(page);
      await page.getByText(consentTexts['sensitive-answers'].text).click();
      await button(page, 'Next').click();
      await expect(page.getByText('Which countries are you a citizen of?')).toBeVisible();
      const consents = await page.request.get(`${origin}${pathOf(listConsents)}`);
      expect(await consents.json()).toContainEqual(expect.objectContaining({ kind: 'sensitive-answers' }));
    });

    await test.step('the end offers what was skipped', async () => {
      const end = page.getByRole('heading', { name: "That's everything", level: 1 });
      for (let presses = 0; presses < 20 && !(await end.isVisible()); presses += 1) {
        const before = await progress(page).textContent();
        await button(page, 'Skip for now').click();
        await expect(progress(page).filter({ hasText: before ?? '' })).toHaveCount(0);
      }
      await expect(end).toBeVisible();
      await checkAccess(page);
      await button(page, 'Show skipped questions').click();
      await expect(radio(page, /legally authorized/, 'Yes')).toBeVisible();
    });
  });

test('the profile shows what an answer has saved', async ({ page }) => {
  const person = await seedPerson(page);
  const adult = { ...answered(textField('age', 'Are you 18 or older?'), 'Yes'), statements: ['adult'] };
  await seedApplications(person, [
    { status: 'ReadyForReview', title: 'Data Analyst', answers: [adult] },
    { status: 'ReadyForReview', title: 'Data Engineer', answers: [adult] },
  ]);
  await page.goto(`${person.origin}/dashboard/profile?tab=key-questions`);
  const question = page.locator('[data-question=adult]');
  await expect(question.getByText('Answered 2 questions for you.')).toBeVisible();
  await expect(page.getByText('So far, your answers have filled in 2 questions for you.')).toBeVisible();
  await checkAccess(page);
});
