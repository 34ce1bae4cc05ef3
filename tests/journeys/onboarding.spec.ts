import type { Locator, Page } from '@playwright/test';
import { pathOf } from '#contract/basics/call.ts';
import { getPreferences } from '#contract/documents/routes.ts';
import { getSession, listConsents } from '#contract/identity/routes.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { checkAccess } from './check-access.ts';
import { ownResume, setUpPerson, signUp, signUpByApi, uploadResume } from './new-person.ts';
import { expect, test } from './watched-page.ts';

/** Presses Tab until the control has the focus, so a control that the keyboard can't reach is never found. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
}

async function press(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const radio = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function answerRequired(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: /When can you start/ });
  await press(page, radio(page, /legally authorized/, 'Yes'), 'Space');
  // No is the second radio of its group, so the arrow key selects it.
  await press(page, radio(page, /require sponsorship/, 'Yes'), 'ArrowRight');
  await press(page, radio(page, /at least 18/, 'Yes'), 'Space');
  await press(page, start, 'Enter');
  await expect(page.getByRole('option').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.type('Imm');
  await page.keyboard.press('Enter');
  await expect(start).toContainText('Immediately');
}

async function choosePreferences(page: Page): Promise<void> {
  const titles = page.getByRole('combobox', { name: 'Job title' });
  await tabTo(page, titles);
  await page.keyboard.type('Operations Analyst');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove Operations Analyst')).toBeVisible();
  const locations = page.getByRole('combobox', { name: 'Location (US only)' });
  await tabTo(page, locations);
  await page.keyboard.type('Austin, TX');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove Austin, TX')).toBeVisible();
}

async function agree(page: Page): Promise<void> {
  await press(page, page.getByRole('checkbox', { name: consentTexts['apply-for-me'].text }), 'Space');
}

/** The extracted values are beside the page they came from; one value is corrected. */
async function reviewResume(page: Page): Promise<void> {
  await page.waitForURL('**/resume-review');
  await expect(page.getByRole('region', { name: 'Page 1 of Ana Lee.txt' })).toContainText('Riverbend Supply');
  await page.getByRole('textbox', { name: 'First name' }).fill('Anna');
  await button(page, 'Looks right').click();
}

async function readConsents(page: Page, origin: string) {
  return (await page.request.get(`${origin}${pathOf(listConsents)}`)).json();
}

test('a new user goes from signup to matches with the keyboard alone [EDT-001] [EDT-002] [EDT-007] [EDT-008]', async ({
  page,
  baseURL,
}) => {
  await signUp(page);

  await test.step('the resume, or by hand; then the extracted values', async () => {
    await expect(page).toHaveURL('/profile-review');
    await expect(page.getByRole('heading', { name: 'Start with your resume', level: 1 })).toBeVisible();
    await expect(button(page, 'Fill in by hand')).toBeEnabled();
    const chooser = page.waitForEvent('filechooser');
    await press(page, button(page, 'Choose a file'), 'Enter');
    await (await chooser).setFiles(ownResume);
    await page.waitForURL('**/resume-review');
    await press(page, button(page, 'Looks right'), 'Enter');
  });

  await test.step('questions: required ones are asked for, and Back keeps the answers', async () => {
    await page.waitForURL('**/profile-review/questions');
    await expect(page.getByRole('heading', { name: 'Key questions', level: 1 })).toBeVisible();
    await expect(button(page, 'Back')).toBeVisible();
    await expect(button(page, 'Skip for now')).toHaveCount(0);
    await expect(page.getByText('Your progress is saved')).toBeVisible();
    await expect(page.getByText(/you agree to our/)).toHaveCount(0);
    await expect(page.getByText(/marketing emails/)).toHaveCount(0);
    await press(page, button(page, 'Next'), 'Enter');
    await expect(page.getByText('This answer is required.')).toHaveCount(4);
    await answerRequired(page);
    await press(page, button(page, 'Next'), 'Enter');
  });

  await test.step('preferences: the pay wish is only saved when changed', async () => {
    await page.waitForURL('**/profile-review/application-detail');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What are you looking for?', level: 1 })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Include Remote Jobs' })).toBeAttached();
    await expect(button(page, 'Skip for now')).toHaveCount(0);
    await expect(page.getByText('Not set')).toBeVisible();
    await checkAccess(page);
    await choosePreferences(page);
    await press(page, page.getByRole('slider', { name: 'Minimum desired salary' }), 'ArrowRight');
    await expect(page.getByText('$36,000 a year')).toBeVisible();
    await press(page, button(page, 'Next'), 'Enter');
  });

  await test.step('a person who left returns to the first unfinished step, and may go back [I-04]', async () => {
    await page.waitForURL('**/profile-review/finalize');
    await page.goto('/dashboard/applications');
    await expect(page.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute(
      'href',
      '/profile-review/finalize',
    );
    await page.goto('/profile-review/resume-experience');
    for (const name of ['Next', 'Back', 'Skip for now']) await expect(button(page, name)).toBeVisible();
    await page.goto('/profile-review/finalize');
  });

  await test.step('the authorization is required, and stored word for word [I-20]', async () => {
    await expect(page.getByRole('heading', { name: 'Check and finish', level: 1 })).toBeVisible();
    for (const text of ['Ana Lee', 'Operations Analyst, Riverbend Supply', 'Excel, SQL, Tableau'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText('At least $36,000 a year')).toBeVisible();
    await checkAccess(page);
    await expect(
      page.getByText('By clicking Submit, you agree to our Terms of Use and Privacy Policy.'),
    ).toBeVisible();
    await press(page, button(page, 'Submit'), 'Enter');
    await expect(page.getByText('Please confirm this to finish.')).toBeVisible();
    await agree(page);
    await press(page, button(page, 'Submit'), 'Enter');
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { name: 'Job matches' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Answer questions' })).toHaveAttribute(
      'href',
      '/dashboard/profile/answer-once',
    );
    expect(await readConsents(page, baseURL ?? '')).toMatchObject([
      { kind: 'terms' },
      { kind: 'apply-for-me', text: consentTexts['apply-for-me'].text },
    ]);
    const { userId } = await (await page.request.get(pathOf(getSession))).json();
    const preferences = await page.request.get(pathOf(getPreferences).replace(':userId', userId));
    expect(await preferences.json()).toContainEqual({ code: 'EAST', value: 'FINISH' });
  });

  await test.step('and withdrawn: nothing is sent in this name until it is given again', async () => {
    await page.goto('/settings/consents');
    const authorization = page.locator('section').filter({ hasText: 'Applying for you' });
    await expect(authorization.getByText(consentTexts['apply-for-me'].text)).toBeVisible();
    await checkAccess(page);
    await press(page, authorization.getByRole('button', { name: 'Withdraw' }), 'Enter');
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }), 'Enter');
    await expect(authorization.getByText("We don't send anything on your behalf.")).toBeVisible();
    expect(await readConsents(page, baseURL ?? '')).toMatchObject([{ kind: 'terms' }]);
    await press(page, authorization.getByRole('button', { name: 'I agree' }), 'Enter');
    await expect(authorization.getByText('Given', { exact: true })).toBeVisible();
  });
});

test('opening a later step redirects to the first unfinished one', async ({ page }) => {
  await setUpPerson(page, { state: 'NEWRSME' });
  await page.goto('/profile-review/finalize');
  await page.waitForURL('**/profile-review/resume-contact/edit');
  await button(page, 'Next').click();
  await page.waitForURL('**/profile-review/resume-experience');
  await button(page, 'Skip for now').click();
  await page.waitForURL('**/profile-review/resume-education');
  await button(page, 'Back').click();
  await page.waitForURL('**/profile-review/resume-experience');
});

test('a new user on the default portal goes from upload to matches on three pages [PLT-046]', async ({
  page,
}) => {
  await signUpByApi(page);
  await page.goto('/jobs/onboarding/resume?portal=DEFAULT');
  await expect(page.getByRole('heading', { name: 'Start with your resume' })).toBeVisible();
  await uploadResume(page);
  await reviewResume(page);
  await page.waitForURL('**/jobs/onboarding/questions');
  await button(page, 'Back').click();
  await page.waitForURL('**/jobs/onboarding/information');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Anna');
  await expect(page.getByRole('heading', { name: 'Experience' })).toBeVisible();
  await page.getByRole('link', { name: 'Add education' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'School' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await checkAccess(page);
  await button(page, 'Next').click();

  await page.waitForURL('**/jobs/onboarding/questions');
  for (const [question, answer] of [
    [/legally authorized/, 'Yes'],
    [/require sponsorship/, 'No'],
    [/at least 18/, 'Yes'],
  ] as const) {
    const tile = page.getByRole('radiogroup', { name: question }).locator('label');
    await tile.filter({ hasText: answer }).click();
  }
  await page.getByLabel(/When can you start/).selectOption('Immediately');
  await choosePreferences(page);
  await agree(page);
  await checkAccess(page);
  await button(page, 'Submit').click();
  await page.waitForURL((url) => url.pathname === '/jobs');
  await expect(page.getByRole('heading', { name: 'Job matches' })).toBeVisible();
});

test('a new user on the expert-apply portal finishes on the profile page; the options open over the matches', async ({
  page,
}) => {
  await signUpByApi(page);
  await page.goto('/expertapply/profile?portal=FLX');
  await page.getByRole('main').locator('input[type=file]').setInputFiles(ownResume);
  await reviewResume(page);
  await page.waitForURL('**/expertapply/profile');
  await expect(page.getByText('Anna Lee', { exact: true })).toBeVisible();
  const finish = page.getByRole('region', { name: 'Finish your profile' });
  await expect(finish.getByText('Contact details complete')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Key questions' })).toBeDisabled();
  await button(page, 'Finish profile').click();
  await expect(page.getByText('Please confirm this to finish.')).toBeVisible();
  await agree(page);
  await button(page, 'Finish profile').click();
  await page.waitForURL('**/expertapply/profile?tab=key-questions');
  await answerRequired(page);
  await expect(button(page, 'Save')).toBeDisabled();

  await page.getByRole('link', { name: 'Set your job preferences' }).click();
  await page.waitForURL('**/members/suggestedjobs?preferences=1');
  await choosePreferences(page);
  await checkAccess(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/members/suggestedjobs' && url.search === '');
  await expect(page.getByRole('heading', { name: 'Job matches' })).toBeVisible();
});
