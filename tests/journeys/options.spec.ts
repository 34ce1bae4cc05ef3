import type { Page } from '@playwright/test';
import { listKeyQuestions } from '#contract/applications/routes.ts';
import { pathOf } from '#contract/basics/call.ts';
import { updateDocument } from '#contract/documents/routes.ts';
import { suggestedJobTitles } from '#domain/occupation/suggested-job-titles.ts';
import { keyQuestionCatalog } from '#domain/question/key/key-questions.ts';
import { checkAccess } from './check-access.ts';
import { setUpPerson } from './new-person.ts';
import { expect, test } from './watched-page.ts';

/**
 * Every accepted save of the profile document; one that collides with the printed resume is refused and
 * repeated.
 */
function watchSaves(page: Page): string[] {
  const saves: string[] = [];
  page.on('response', (response) => {
    const isSave = response.url().includes(pathOf(updateDocument));
    if (isSave && response.ok()) saves.push(response.request().postData() ?? '');
  });
  return saves;
}

async function pick(page: Page, field: string, typed: string, option: string) {
  await page.getByRole('combobox', { name: field }).fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a job seeker sets what to look for, and each field saves in its own way [SRC-001] [SRC-012]', async ({
  page,
}) => {
  await setUpPerson(page);
  const saves = watchSaves(page);
  await page.goto('/dashboard/profile?tab=search-options');
  const titles = page.getByRole('combobox', { name: 'Job title' });
  const locations = page.getByRole('combobox', { name: 'Location (US only)' });
  const salary = page.getByRole('textbox', { name: 'Minimum desired salary' });
  const remote = page.getByRole('switch', { name: 'Include Remote Jobs' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  // Shown for two seconds, so wait for it before the save begins.
  const saved = page.getByText('Saved', { exact: true });
  await expect(page.getByText('Your changes are saved automatically.')).toBeVisible();
  await expect(save).toBeDisabled();

  await test.step('without a title and a place nothing is sent, and both show why [SRC-014] [SRC-018]', async () => {
    await salary.fill('82000');
    await salary.press('Enter');
    await expect(
      page.getByText('Please tell us your desired job title so we can match you with relevant jobs.'),
    ).toBeVisible();
    await expect(
      page.getByText(
        'Please tell us where you want to work, so we can match you with the jobs in your area.',
      ),
    ).toBeVisible();
    await expect(save).toBeDisabled();
  });

  await test.step('five titles at most; the empty input offers twelve [SRC-003] [SRC-024]', async () => {
    await expect(titles).toHaveAttribute('placeholder', 'Start typing in...');
    await titles.click();
    await expect(page.getByRole('option')).toHaveText(
      suggestedJobTitles.map((title) => new RegExp(`^${title}`)),
    );
    await page.getByRole('option', { name: 'Data Analyst' }).click();
    await expect(titles).toHaveAttribute('placeholder', 'What else?');
    for (const title of ['Finance', 'Marketing', 'Data Entry', 'Operations Manager']) {
      await titles.click();
      await page.getByRole('option', { name: title }).click();
    }
    await expect(page.getByText('Maximum number of jobs (5) selected').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a place must be one we know, and five are the limit [SRC-004]', async () => {
    await expect(locations).toHaveAttribute('placeholder', 'Start typing in...');
    await locations.fill('Atlantis Below');
    await locations.press('Enter');
    await expect(
      page.getByText('We do not recognize location: "Atlantis Below". Please try another.'),
    ).toBeVisible();
    expect(saves).toEqual([]);
    await pick(page, 'Location (US only)', 'austin', 'Austin, TX');
    await expect(locations).toHaveAttribute('placeholder', 'Where else?');
    for (const place of ['Dallas, TX', 'Houston, TX', 'Denver, CO', 'Chicago, IL']) {
      await locations.fill(place);
      await locations.press('Enter');
      await expect(page.getByRole('button', { name: `Remove ${place}` })).toBeVisible();
    }
    await expect(page.getByText('Maximum number of locations (5) selected').first()).toBeVisible();
    await Promise.all([saved.waitFor(), page.keyboard.press('Tab')]);
    await expect.poll(() => saves.length).toBe(1);
  });

  await test.step('remote and the pay period are saved on tap [SRC-005] [SRC-006] [SRC-007]', async () => {
    await expect(page.getByText('Your changes are saved automatically.')).toBeVisible();
    // A page that moves, as after a save, closes the tooltip.
    await expect(async () => {
      await salary.focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tooltip')).toHaveText(
        "We'll use this information to help apply on your behalf. Don't worry, it won't limit your results.",
        { timeout: 10_000 },
      );
    }).toPass();
    await remote.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => saves.length).toBe(2);
    await expect(salary).toHaveValue('$82,000');
    await page.getByText('Hourly', { exact: true }).click();
    await expect(salary).toHaveValue('$39');
    await expect.poll(() => saves.length).toBe(3);
    await page.getByText('Annually', { exact: true }).click();
    await expect(salary).toHaveValue('$82,000');
    await expect.poll(() => saves.length).toBe(4);
  });

  await test.step('pay is plain digits while typing; Enter saves it, and so does Save [SRC-009] [SRC-010]', async () => {
    await salary.focus();
    await expect(salary).toHaveValue('82000');
    await salary.fill('$90,000');
    await Promise.all([saved.waitFor(), salary.press('Enter')]);
    await expect.poll(() => saves.length).toBe(5);
    await salary.focus();
    await expect(salary).toHaveValue('90000');
    await salary.fill('91000');
    await expect(save).toBeEnabled();
    await save.click();
    await expect.poll(() => saves.length).toBe(6);
    await expect(salary).toHaveValue('$91,000');
  });

  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Austin, TX' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Operations Manager' })).toBeVisible();
  await expect(remote).toBeChecked();
  await expect(salary).toHaveValue('$91,000');
  await checkAccess(page);
});

test('on a phone the choices of a list are saved with Confirm [SRC-011]', async ({ page }) => {
  await setUpPerson(page);
  const saves = watchSaves(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/profile?tab=search-options');
  const drawer = page.getByRole('dialog');
  await page.getByRole('combobox', { name: 'Location (US only)' }).click();
  await drawer.getByRole('combobox').fill('austin');
  await drawer.getByRole('option', { name: 'Austin, TX', exact: true }).click();
  await drawer.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Please tell us your desired job title')).toBeVisible();
  expect(saves).toEqual([]);
  await page.getByRole('combobox', { name: 'Job title' }).click();
  await drawer.getByRole('option', { name: 'Data Analyst' }).click();
  await drawer.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.poll(() => saves.length).toBe(1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a job seeker answers key questions of every type, each saved automatically [KEY-001] [KEY-003] [KEY-008] [KEY-014]', async ({
  page,
}) => {
  // The catalog is data; ours has no question with formatted text yet.
  const [first] = keyQuestionCatalog.questions;
  const formatted = { ...first, id: 'story', questionText: 'Your story', questionType: 'RichTextArea' };
  const more = { ...formatted, isRequired: false, defaultValue: '', answerChoices: [] };
  await page.route(`**${pathOf(listKeyQuestions)}`, (route) =>
    route.fulfill({
      json: { ...keyQuestionCatalog, questions: [...keyQuestionCatalog.questions, more] },
    }),
  );
  await setUpPerson(page);
  const saves = watchSaves(page);
  await page.goto('/dashboard/profile?tab=key-questions');
  const question = (name: RegExp) => page.getByRole('radiogroup', { name });
  const choose = (name: RegExp, answer: string) =>
    question(name)
      .locator('label')
      .filter({ hasText: new RegExp(`^${answer}$`) })
      .click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(page.getByRole('heading', { name: 'Key questions' })).toBeVisible();
  await expect(page.getByText('* means required.')).toBeVisible();
  await expect(save).toBeDisabled();

  await test.step('each type has its control', async () => {
    await choose(/legally authorized/, 'Yes');
    await expect.poll(() => saves.length).toBe(1);
    await expect(save).toBeDisabled();
    await page.getByRole('textbox', { name: /years of professional experience/ }).fill('6x');
    await expect(page.getByRole('textbox', { name: /years of professional experience/ })).toHaveValue('6');
    await page.getByRole('textbox', { name: 'Website' }).fill('ana.example');
    await page.getByRole('textbox', { name: 'Tell us about yourself' }).fill('I like numbers.');
    await page.getByRole('button', { name: /languages do you speak/ }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await page.getByRole('option', { name: 'Spanish' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Your story' }).click();
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('Bold');
    await page.getByRole('button', { name: /notice do you have to give/ }).click();
    await page.getByRole('option', { name: '2 weeks' }).click();
    await expect.poll(() => saves.at(-1)).toContain('<b>Bold</b>');
  });

  await test.step('Select clears an answer', async () => {
    const notice = page.getByRole('button', { name: /notice do you have to give/ });
    await expect(notice).toContainText('2 weeks');
    await notice.click();
    await page.getByRole('option', { name: 'Select', exact: true }).click();
    await expect(notice).toContainText('Select');
    await expect.poll(() => saves.at(-1)).not.toContain('2 weeks');
  });

  await test.step('a dependent question is shown with its parent’s answer', async () => {
    await expect(page.getByText('Which cities or states would you move to?')).toHaveCount(0);
    await choose(/willing to relocate/, 'Yes');
    await expect(page.getByText('Which cities or states would you move to?')).toBeVisible();
    await choose(/willing to relocate/, 'No');
    await expect(page.getByText('Which cities or states would you move to?')).toHaveCount(0);
  });

  await test.step('a start date is asked for when chosen, and must be in the future', async () => {
    const date = page.getByRole('textbox', { name: /Preferred start date/ });
    await expect(date).toHaveCount(0);
    await page.getByRole('button', { name: /When can you start/ }).click();
    await page.getByRole('option', { name: 'Choose a preferred start date' }).click();
    await date.click();
    const calendar = page.getByRole('dialog', { name: 'Choose a date' });
    await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    const thisYear = await page.evaluate(() => String(new Date().getFullYear()));
    await expect(calendar.getByLabel('Year').locator('option').first()).toHaveText(thisYear);
    await calendar.getByLabel('Year').selectOption('2030');
    await calendar.getByLabel('Month', { exact: true }).selectOption('March');
    await calendar.getByRole('button', { name: /March 1, 2030/ }).click();
    await expect(date).toHaveValue('03/01/2030');
    await expect.poll(() => saves.at(-1)).toContain('03/01/2030');
  });

  await test.step('Save names the missing required answers', async () => {
    await page.getByRole('textbox', { name: 'Portfolio' }).fill('ana.example/work');
    await save.click();
    await expect(page.getByText('This answer is required.')).toHaveCount(2);
    await expect(page.getByText('This answer is required.').first()).toBeInViewport();
    await choose(/require sponsorship/, 'No');
    await choose(/at least 18/, 'Yes');
    await expect(page.getByText('This answer is required.')).toHaveCount(0);
    await expect(save).toBeDisabled();
  });

  await test.step('personal questions wait for their own consent and are deleted with it', async () => {
    await expect(page.getByText('Stored separately and encrypted. Never used for matching.')).toBeVisible();
    const consent = page.getByRole('checkbox', { name: /I agree to let the service keep these answers/ });
    await consent.focus();
    await page.keyboard.press('Space');
    await choose(/Hispanic or Latino/, 'No');
    await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible();
    await expect.poll(() => saves.at(-1)).toContain('"hispanic"');
    await expect(save).toBeDisabled();
    await page.reload();
    await expect(
      question(/Hispanic or Latino/).getByRole('radio', { name: 'No', exact: true }),
    ).toBeChecked();
    await expect(page.getByRole('button', { name: /When can you start/ })).toContainText(
      'Choose a preferred start date',
    );
    await checkAccess(page);
    await consent.focus();
    await page.keyboard.press('Space');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(question(/Hispanic or Latino/)).toHaveCount(0);
    // The modal returns the focus when it is gone.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(consent).not.toBeChecked();
    await consent.focus();
    await expect(consent).toBeFocused();
    await page.keyboard.press('Space');
    await expect(
      question(/Hispanic or Latino/).getByRole('radio', { name: 'No', exact: true }),
    ).not.toBeChecked();
  });
});
