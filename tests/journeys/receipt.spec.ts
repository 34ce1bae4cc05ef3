import { experiments } from '#domain/experiment/experiment.ts';
import { checkAccess } from './check-access.ts';
import { seedApplications, seedPerson } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

test('a receipt names the outcome in its own look, the answers and the job, and leads on [RCP-003] [RCP-004] [RCP-007] [RCP-009] [RCP-011] [RCP-015] [RCP-026]', async ({
  page,
}) => {
  const person = await seedPerson(page);
  const [success, direct, failed, processing, action, plain] = await seedApplications(person, [
    { status: 'Success', title: 'Project Manager', submittedAt: '2026-11-12T12:00:00Z' },
    { status: 'Fail', title: 'Demand Planner', failureCode: 'failure_login', appliedDirectly: true },
    { status: 'Fail', title: 'Process Analyst', failureCode: 'failure_invalid_application' },
    { status: 'Processing', title: 'Logistics Lead' },
    { status: 'Fail', title: 'Systems Analyst', failureCode: 'failure_captcha' },
    { status: 'Fail', title: 'Driver', failureCode: 'failure_captcha', eligible: false },
  ]);
  const looks: string[] = [];
  const icons: string[] = [];
  const cases: [id: string | undefined, header: string, message: string, heading: string][] = [
    [success, 'Applied', 'Application sent successfully!', "Here's what we sent:"],
    [
      direct,
      'Applied directly',
      "You've applied to this job directly on the company website.",
      "Here's what we prepared:",
    ],
    [
      failed,
      'Unsuccessful',
      'There was an issue and your application could not be submitted. We apologize for the inconvenience. Explore more job opportunities that might be a great fit for you.',
      "Here's what we prepared:",
    ],
    [
      processing,
      'Processing',
      "We're taking extra time to ensure your application reaches the employer successfully.",
      "Here's what we prepared:",
    ],
    [
      action,
      'Action recommended',
      'Take a moment to check what happened, so your application can go ahead.',
      "Here's what we prepared:",
    ],
  ];
  const look = async () => {
    const block = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first();
    icons.push(
      await block.evaluate((element) => element.querySelector('svg')?.getAttribute('class') ?? 'spinner'),
    );
    return block.evaluate((element) => getComputedStyle(element).borderColor);
  };
  for (const [id, header, message, heading] of cases) {
    await page.goto(`/dashboard/application/${id}/receipt`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your application');
    await expect(page.getByRole('heading', { name: header, exact: true })).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Ana Lee');
    await expect(page.getByRole('complementary')).toContainText('This is application for:');
    await expect(page.getByRole('complementary')).toContainText('Acme');
    looks.push(await look());
  }
  await checkAccess(page);
  await test.step('while this browser has just sent it, it is Sending', async () => {
    await page.evaluate(
      (id) => localStorage.setItem('appliedAppTimeStamp', JSON.stringify({ [id]: Date.now() })),
      processing ?? '',
    );
    await page.goto(`/dashboard/application/${processing}/receipt`);
    await expect(page.getByRole('heading', { name: 'Sending', exact: true })).toBeVisible();
    looks.push(await look());
  });
  const [ok, alsoOk, bad, quiet, warn, info] = looks;
  expect(alsoOk).toBe(ok);
  expect(new Set([ok, bad, quiet, warn, info]).size).toBe(5);
  expect(new Set([icons[0], icons[2], icons[3], icons[4], icons[5]]).size).toBe(5);

  await test.step('a job we cannot apply to is shown as it is', async () => {
    await page.goto(`/dashboard/application/${plain}/receipt`);
    await expect(page.getByRole('heading', { name: 'Driver' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeVisible();
    await expect(page.getByText('Work at Acme.')).toBeVisible();
    await expect(page.getByText('Action recommended')).toHaveCount(0);
  });

  await test.step('outside the apply-directly test the same failure is plain, yet no dead end', async () => {
    await page.goto(
      `/dashboard/application/${action}/receipt?runtest=${experiments.applyDirectlyDesktop.id}_1`,
    );
    await expect(page.getByRole('heading', { name: 'Unsuccessful' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'I applied' })).toBeVisible();
    await page.goto(
      `/dashboard/application/${action}/receipt?runtest=${experiments.applyDirectlyDesktop.id}_3`,
    );
  });

  await test.step('a job that does not interest any more is removed', async () => {
    await page.getByRole('button', { name: 'Not Interested' }).click();
    const popup = page.getByRole('dialog', { name: 'Remove this job?' });
    await popup.getByRole('button', { name: 'Remove' }).click();
    await page.waitForURL('**/dashboard/applications?tab=4');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Application tracker');
    await expect(page.getByText('Project Manager')).toBeVisible();
    await expect(page.getByText('Systems Analyst')).toHaveCount(0);
  });
});
