import type { SubmitOutcome } from '#automation/run/submit.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import { experiments } from '#domain/experiment/experiment.ts';
import { checkAccess } from './check-access.ts';
import { seedAttempts } from './seeded-attempt.ts';
import { seedApplications, seedPerson } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

test('a receipt shows the outcome in its own look, the answers, and the job, and links onward [RCP-003] [RCP-009] [RCP-015] [RCP-026]', async ({
  page,
}) => {
  const person = await seedPerson(page);
  const [failed] = await seedApplications(person, [
    { status: 'Fail', title: 'Process Analyst', failureCode: 'failure_invalid_application' },
  ]);
  const stopped = (code: FailureCode): SubmitOutcome => ({
    outcome: 'stopped',
    code,
    detail: 'Seen on the page',
    retry: false,
  });
  const confirmation = { url: 'https://jobs.example.com/thanks', text: 'Thank you, Ana.', signal: 'text' };
  const [success, direct, processing, action] = await seedAttempts(person, [
    { title: 'Project Manager', outcome: { outcome: 'confirmed', confirmation } },
    { title: 'Demand Planner', outcome: stopped('failure_login') },
    { title: 'Logistics Lead', outcome: null },
    { title: 'Systems Analyst', outcome: stopped('failure_captcha') },
  ]);
  await page.goto(`/dashboard/application/${direct}/receipt`);
  await page.getByRole('button', { name: 'I applied' }).click();
  await expect(page.getByRole('heading', { name: 'Applied directly', exact: true })).toBeVisible();
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
  const look = async (header: string) => {
    const block = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: header, exact: true }) })
      .first();
    icons.push(
      await block.evaluate((element) => element.querySelector('svg')?.getAttribute('class') ?? 'spinner'),
    );
    return block.evaluate((element) => getComputedStyle(element).borderColor);
  };
  for (const [id, header, message, heading] of cases) {
    await page.goto(`/dashboard/application/${id}/receipt`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your application for .+ at Acme$/);
    await expect(page).toHaveTitle(/ at Acme · Your application/);
    await expect(page.getByRole('heading', { name: header, exact: true })).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(
      page.getByRole('table', { name: heading }).getByRole('row', { name: /Full name Ana Lee/ }),
    ).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText('This is application for:');
    await expect(page.getByRole('complementary')).toContainText('Acme');
    looks.push(await look(header));
  }
  await checkAccess(page);
  await test.step('it is Sending while this browser has just sent it', async () => {
    await page.evaluate(
      (id) => localStorage.setItem('appliedAppTimeStamp', JSON.stringify({ [id]: Date.now() })),
      processing ?? '',
    );
    await page.goto(`/dashboard/application/${processing}/receipt`);
    await expect(page.getByRole('heading', { name: 'Sending', exact: true })).toBeVisible();
    looks.push(await look('Sending'));
  });
  const [ok, reported, bad, quiet, warn, info] = looks;
  expect(new Set([ok, reported, bad, quiet, warn, info]).size).toBe(6);
  expect(icons[1]).toBe(icons[0]);
  expect(new Set([icons[0], icons[2], icons[3], icons[4], icons[5]]).size).toBe(5);

  await test.step('outside the apply-directly test the same failure is plain, but not a dead end', async () => {
    await page.goto(
      `/dashboard/application/${action}/receipt?runtest=${experiments.applyDirectlyDesktop.id}_1`,
    );
    await expect(page.getByRole('heading', { name: 'Unsuccessful' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'I applied' })).toBeVisible();
    await page.goto(
      `/dashboard/application/${action}/receipt?runtest=${experiments.applyDirectlyDesktop.id}_3`,
    );
  });

  await test.step('a job that is no longer of interest is removed', async () => {
    await page.getByRole('button', { name: 'Not Interested', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Remove this job?' });
    await popup.getByRole('button', { name: 'Remove' }).click();
    await page.waitForURL('**/dashboard/applications?tab=4');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Application tracker');
    await expect(page.getByText('Project Manager')).toBeVisible();
    await expect(page.getByText('Systems Analyst')).toHaveCount(0);
  });
});

test("a job we can't apply to is shown unchanged [RCP-011]", async ({ page }) => {
  const person = await seedPerson(page);
  const [plain] = await seedApplications(person, [
    { status: 'Fail', title: 'Driver', failureCode: 'failure_captcha', eligible: false },
  ]);
  await page.goto(`/dashboard/application/${plain}/receipt`);
  await expect(page.getByRole('heading', { level: 2, name: 'Driver' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeVisible();
  await expect(page.getByText('Work at Acme.')).toBeVisible();
  await expect(page.getByText('Action recommended')).toHaveCount(0);
});

for (const [device, width] of [
  ['phone', 390],
  ['tablet', 820],
] as const)
  test(`on a ${device} a receipt begins with its job, and nothing is wider than the screen [APP-046] [RCP-007]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const person = await seedPerson(page);
    const confirmation = { url: 'https://jobs.example.com/thanks', text: 'Thank you, Ana.', signal: 'text' };
    const [id] = await seedAttempts(person, [
      { title: 'Project Manager', outcome: { outcome: 'confirmed', confirmation } },
    ]);
    await page.goto(`/dashboard/application/${id}/receipt`);
    const card = page.locator('section').filter({ hasText: 'This is application for:' }).last();
    await expect(card).toContainText('Project Manager');
    const status = page.getByRole('heading', { name: 'Applied', exact: true });
    await expect(status).toBeVisible();
    await expect(card).toBeInViewport();
    const [job, block] = [await card.boundingBox(), await status.boundingBox()];
    expect(job?.y ?? Infinity).toBeLessThan(block?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await checkAccess(page);
  });
