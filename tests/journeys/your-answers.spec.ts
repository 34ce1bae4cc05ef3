import type { Page } from '@playwright/test';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { answered, textField } from '#tests/sample-form.ts';
import { checkAccess } from './check-access.ts';
import { type SeededPerson, seedApplications, seedPerson } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

const open = (field: FormField): PreparedAnswer => ({
  ...answered(field, ''),
  answer: [],
  source: null,
  reviewRequired: true,
});
const call = textField('call', 'Best time to call');
const why: FormField = { ...textField('why', 'Why us?'), type: 'TextArea', control: 'textarea' };

/** One waiting application for each of these companies, all with the same questions. */
const seed = (person: SeededPerson, companies: string[]) =>
  seedApplications(
    person,
    companies.map((company) => ({
      status: 'ReadyForReview',
      title: `Planner at ${company}`,
      company,
      answers: [open(call), open(why)],
    })),
  );

async function answerInReview(page: Page, id: string | undefined, text: string): Promise<void> {
  await page.goto(`/dashboard/application/${id}/audit`);
  await page.getByLabel('Best time to call').fill(text);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

const answersTab = '/dashboard/profile?tab=answers';

for (const width of [390, 1440])
  test(`a changed answer names the prepared application that has the old one, and updates it, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const person = await seedPerson(page);
    const [acme, globex] = await seed(person, ['Acme', 'Globex']);
    await page.goto(answersTab);
    await expect(page.getByText('No answers yet')).toBeVisible();
    await checkAccess(page);
    await answerInReview(page, acme, 'Mornings');
    await expect(page.getByText('We’ll use this answer whenever an employer asks this.')).toBeVisible();
    await checkAccess(page);

    await page.goto(answersTab);
    const notice = page.getByRole('heading', { name: /prepared application/ });
    await expect(notice).toHaveText('1 prepared application has outdated answers');
    await expect(page.getByText('will be “Mornings”')).toBeVisible();
    await page.getByRole('button', { name: 'Update it' }).click();
    await expect(page.getByText('Updated 1 application.')).toBeVisible();
    await page.getByText('Used in 2 applications').click();
    await expect(page.getByRole('link', { name: 'Planner at Acme, Acme' })).toBeVisible();
    await checkAccess(page);

    await page.getByRole('button', { name: 'Edit your answer to “Best time to call”' }).click();
    await expect(page.getByText('2 prepared applications use this answer.', { exact: false })).toBeVisible();
    await page.getByLabel('Best time to call').fill('Evenings');
    await checkAccess(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(notice).toHaveText('2 prepared applications have outdated answers');
    await expect(page.getByText('“Mornings” becomes “Evenings”').first()).toBeVisible();
    await checkAccess(page);
    await page.getByRole('button', { name: 'Update all 2' }).click();
    await expect(page.getByText('Updated 2 applications.')).toBeVisible();

    await page.goto(`/dashboard/application/${globex}/audit`);
    await page.getByRole('button', { name: 'View all questions' }).click();
    await expect(page.getByLabel('Best time to call')).toHaveValue('Evenings');

    await page.goto(answersTab);
    await page.getByRole('button', { name: 'Delete your answer to “Best time to call”' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this answer?' });
    await expect(
      dialog.getByText('2 prepared applications keep this answer.', { exact: false }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No answers yet')).toBeVisible();
  });

test('an answer for this job only is used nowhere else, and free text is only offered', async ({ page }) => {
  const person = await seedPerson(page);
  const [acme, globex] = await seed(person, ['Acme', 'Globex']);
  await answerInReview(page, acme, 'Mornings');
  await page.getByRole('button', { name: 'Change where to use your answer to “Best time to call”' }).click();
  const saved = page.waitForResponse((reply) => reply.url().includes('review-apply'));
  await page.getByText('This job only', { exact: true }).click();
  await saved;
  await expect(page.getByText('We’ll use this answer for this job only.')).toBeVisible();
  await checkAccess(page);
  const kept = page.waitForResponse((reply) => reply.url().includes('review-apply'));
  await page.getByLabel('Why us?').fill('Because of the people.');
  await kept;

  await page.goto(answersTab);
  await expect(page.getByText('Used only for Planner at Acme at Acme')).toBeVisible();
  await expect(page.getByText('Offered as a starting point', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /prepared application/ })).toHaveCount(0);

  await page.goto(`/dashboard/application/${globex}/audit`);
  await expect(page.getByLabel('Best time to call')).toHaveValue('');
  await expect(page.getByLabel('Why us?')).toHaveValue('');
  await checkAccess(page);
  await page.getByRole('button', { name: 'Start with what you wrote for Acme' }).click();
  await expect(page.getByLabel('Why us?')).toHaveValue('Because of the people.');
});

test('a question that several employers ask is answered once, and the rest is reviewed for each job', async ({
  page,
}) => {
  const person = await seedPerson(page);
  const [acme, globex, initech] = await seed(person, ['Acme', 'Globex', 'Initech']);
  await page.goto('/dashboard/applications?tab=2');
  await expect(page.getByText('Several employers are waiting for the same answer.')).toBeVisible();
  await checkAccess(page);
  await page.getByRole('link', { name: 'Answer once' }).click();
  await page.getByText('3 employers ask this').click();
  await expect(page.getByRole('link', { name: 'Planner at Globex, Globex' })).toBeVisible();
  await page.getByRole('button', { name: 'Save for 3 applications' }).click();
  await expect(page.getByText('Enter an answer.')).toBeVisible();
  await checkAccess(page);
  await page.getByLabel('Best time to call').fill('Mornings');
  await page.getByRole('button', { name: 'Save for 3 applications' }).click();
  await expect(page.getByText('Answered in 3 applications.')).toBeVisible();
  await expect(page.getByText('3 employers ask this')).toHaveCount(0);
  await checkAccess(page);
  for (const id of [acme, globex, initech]) {
    await page.goto(`/dashboard/application/${id}/audit`);
    await page
      .getByRole('button', { name: 'View all questions' })
      .or(page.getByLabel('Why us?'))
      .first()
      .click();
    await expect(page.getByLabel('Best time to call')).toHaveValue('Mornings');
    await expect(page.getByLabel('Why us?')).toHaveValue('');
  }
});
