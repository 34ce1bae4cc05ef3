import { eventStreamPath } from '#contract/basics/call.ts';
import { acceptedTestCard, declinedTestCard } from '#domain/credits/test-card.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { answered, textField } from '#tests/sample-form.ts';
import { checkAccess } from './check-access.ts';
import { seedApplications, seedPerson, seedPlan } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

const open = (path: string, label: string): PreparedAnswer => ({
  ...answered(textField(path, label), ''),
  answer: [],
  source: null,
  reviewRequired: true,
});

test('the next step after an approval depends on the state of the account [AUD-021] [AUD-026]', async ({
  page,
}) => {
  const person = await seedPerson(page);
  const [first] = await seedApplications(
    person,
    ['Planner', 'Coordinator', 'Buyer'].map((title) => ({ status: 'ReadyForReview', title })),
  );
  // Every approval checks the account again, so one page is enough for all of its states.
  const approve = async (plan: Parameters<typeof seedPlan>[1]) => {
    await seedPlan(person, plan);
    await page.getByRole('button', { name: 'Approve and apply' }).click();
  };
  const reviewNext = async (title: string) => {
    await page.getByRole('tab', { name: /Review and apply/ }).click();
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByRole('link', { name: 'Review and apply' }).click();
  };
  const agree = async () => {
    const asking = page.getByRole('dialog', { name: 'Ready to apply?' });
    const goOn = page.getByRole('button', { name: 'Continue' });
    await expect(goOn.or(asking)).toBeVisible();
    if (await goOn.isVisible()) await goOn.click();
    await asking.getByText(/I agree to pay \$24\.95 today/).click();
    await asking.getByRole('button', { name: 'Apply', exact: true }).click();
  };
  const list = '**/dashboard/applications?tab=ApplicationTracker';
  const problem = page.getByText(
    /There's a problem with your payment\.|You've used all the applications in your canceled plan\./,
  );

  // Credits come back when a send ends: this page is only notified of its own sends.
  await page.route(`**${eventStreamPath}*`, (route) => route.abort());
  await page.goto(`/dashboard/application/${first}/audit`);
  await approve({ plan: 'MONTHLY', status: 'ended', credits: 0 });
  await page.waitForURL('**/payment/index');
  await page.goBack();
  await approve({ plan: 'MONTHLY', status: 'failed', credits: 0, card: acceptedTestCard });
  await page.waitForURL('**/payment/index?flow=rtry');
  await page.goBack();
  const deactivated = page.waitForRequest((request) => request.url().includes('/subscriptions/deactivate'));
  await approve({ plan: 'MONTHLY', status: 'cancelled', credits: 0 });
  await deactivated;
  await page.waitForURL(list);
  await expect(problem).toBeVisible();
  await page.goBack();
  await approve({ plan: 'MONTHLY', status: 'active', credits: 0 });
  await page.waitForURL(list);
  await expect(page.getByRole('dialog', { name: "Let's verify your account" })).toBeVisible();
  await page.goBack();
  await approve({ plan: 'TRIAL', status: 'active', credits: 0, card: declinedTestCard });
  await agree();
  await page.waitForURL(list);
  await expect(problem).toBeVisible();
  await page.goBack();

  await approve({ plan: 'TRIAL', status: 'active', credits: 2 });
  await page.waitForURL('**/receipt');
  await page.goto('/dashboard/applications');
  await reviewNext('Coordinator');
  await approve({ plan: 'TRIAL', status: 'active', credits: 1, card: acceptedTestCard });
  await page.waitForURL(list);
  await expect(
    page.getByText(/used, \d+ on (its|their) way\.|You've used all 10 applications in your trial\./),
  ).toBeVisible();
  await reviewNext('Buyer');
  await approve({ plan: 'TRIAL', status: 'active', credits: 0, card: acceptedTestCard });
  await agree();
  await page.waitForURL(list);
  await expect(page.getByText('Your subscription has started.')).toBeVisible();

  await test.step('an incomplete profile is completed first', async () => {
    const other = await seedPerson(page, { portal: 'default', complete: false });
    const [id] = await seedApplications(other, [{ status: 'ReadyForReview', title: 'Planner' }]);
    await page.goto(`${other.origin}/jobs/application/${id}/audit`);
    await page.getByRole('button', { name: 'Approve and apply' }).click();
    await page.waitForURL('**/jobs/onboarding/**');
  });
});

const resumeField = { ...textField('resume', 'Resume'), type: 'File' as const, control: 'file' as const };

test('beside the questions are the job and the documents, which can be customized and reverted [AUD-007] [AUD-008] [AUD-009] [AUD-010]', async ({
  page,
}) => {
  const person = await seedPerson(page);
  const [id] = await seedApplications(person, [
    {
      status: 'ReadyForReview',
      title: 'Planner',
      answers: [open('why', 'Why us?'), answered(resumeField, 'Ana Lee.pdf')],
    },
  ]);
  await page.goto(`/dashboard/application/${id}/audit`);
  const offer = page.getByRole('heading', { name: 'Customize your resume for this job' });
  await expect(page.getByRole('heading', { name: 'Your Documents' })).toBeVisible();
  await expect(offer).toBeVisible();
  const card = await page.getByText("You're about to apply for:").boundingBox();
  const questions = await page.getByRole('heading', { name: 'Questions from Acme' }).boundingBox();
  expect(card?.x).toBeGreaterThan((questions?.x ?? 0) + 400);
  await checkAccess(page);

  const customize = page.getByRole('button', { name: 'Customize', exact: true });
  await test.step('a failure is shown on the card and can be retried [ERR-010]', async () => {
    const address = '**/documents/customized/job/document';
    await page.route(address, (route) => route.fulfill({ status: 500, body: 'no' }));
    await customize.click();
    await expect(
      page.getByText('Sorry, there was an error generating your document. Please try again.'),
    ).toBeVisible();
    await page.unroute(address);
  });

  await customize.click();
  const resume = page.getByRole('article').filter({ hasText: 'Customized' });
  await expect(resume).toContainText('Acme_Planner');
  const today = new Intl.DateTimeFormat('en-GB').format(new Date());
  await expect(resume.getByText(today, { exact: true })).toBeVisible();
  await expect(resume.locator('img')).toHaveAttribute('src', /\/files\//);
  await expect(resume.getByRole('link', { name: 'Resume Preview' })).toHaveAttribute(
    'href',
    /resume-preview/,
  );
  await expect(resume.getByRole('link', { name: 'Download Resume' })).toHaveAttribute('href', /\/files\//);
  await expect(resume.getByText(/nothing invented/)).toBeVisible();
  await resume.getByRole('button', { name: 'Revert' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revert' }).click();
  await expect(offer).toBeVisible();

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/Review and apply/);
});
