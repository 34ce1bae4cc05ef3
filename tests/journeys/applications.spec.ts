import type { Locator, Page } from '@playwright/test';
import { experiments } from '#domain/experiment/experiment.ts';
import { applicationList, rowOf, sentApplications, tickRadio, tracker } from './application-lists.ts';
import { checkAccess } from './check-access.ts';
import { moveApplication, seedApplications, seedAppliedJobs, seedPerson, seedPlan } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

function iconOf(row: Locator): Locator {
  return row.locator('td').nth(1).locator('svg').first();
}

/** The spinner itself, not any image. */
function spinnerIn(row: Locator): Locator {
  return row.locator('[class*=spinner]').and(row.locator(':not(svg)'));
}

async function chooseFilter(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: /^Filter by status/ }).click();
  await tickRadio(page, label);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test('the simplified tabs show ready, sent, and manual applications [APP-005] [APP-006] [APP-036] [APP-045]', async ({
  page,
}) => {
  const person = await seedPerson(page);
  const [first] = await seedApplications(person, [
    { status: 'ReadyForQuickApply', title: 'Planner' },
    { status: 'ReadyForReview', title: 'Coordinator' },
    { status: 'Preparing', title: 'Buyer' },
    ...sentApplications,
  ]);
  await seedAppliedJobs(
    person,
    Array.from({ length: 12 }, (_, index) => `Hand Job ${index + 1}`),
  );
  await page.goto(applicationList);
  await expect(page.getByRole('tab')).toHaveText([/^Review and apply\s*2$/, 'Application tracker', 'Manual']);
  await expect(page.getByRole('columnheader')).toHaveText(['Job Details', 'Action']);
  await expect(rowOf(page, 'Buyer')).toContainText('Filling out');
  await expect(rowOf(page, 'Buyer').getByRole('button')).toHaveCount(0);
  await checkAccess(page);

  await test.step('the tracker lists them together with one icon each [APP-068] [APP-069] [APP-070] [APP-072]', async () => {
    await page.getByRole('tab', { name: 'Application tracker' }).click();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Job Details',
      'Status',
      'Application date',
      'Action',
    ]);
    const expected: [title: string, label: string, icon: RegExp][] = [
      ['Logistics Lead', 'Processing', /hourglass/],
      ['Project Manager', 'Applied', /check/],
      ['Systems Analyst', 'Action recommended', /exclamation/],
      ['Demand Planner', 'Applied directly', /check/],
      ['Process Analyst', 'Unsuccessful', /lucide-x/],
      ['Network Planner', 'Job expired', /lucide-x/],
    ];
    for (const [title, label, icon] of expected) {
      await expect(rowOf(page, title)).toContainText(label);
      await expect(iconOf(rowOf(page, title))).toHaveAttribute('class', icon);
    }
    await expect(rowOf(page, 'Project Manager')).toContainText('November 12, 2026');
    await checkAccess(page);
  });

  await test.step('a status filter is chosen and confirmed [APP-038] [APP-041] [APP-044]', async () => {
    const filter = page.getByRole('button', { name: 'Filter by status' });
    await filter.click();
    await expect(page.getByRole('radio')).toHaveCount(6);
    await tickRadio(page, 'Job expired');
    await page.keyboard.press('Escape');
    await expect(rowOf(page, 'Project Manager')).toBeVisible();
    await expect(page.getByTestId('filter-dot')).toHaveCount(0);
    await chooseFilter(page, 'Job expired');
    await expect(page.getByTestId('filter-dot')).toBeVisible();
    await expect(rowOf(page, 'Network Planner')).toBeVisible();
    await expect(rowOf(page, 'Project Manager')).toHaveCount(0);
    await chooseFilter(page, 'Applied');
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(rowOf(page, 'Project Manager')).toBeVisible();
    await page.route('**/jobs/filter/applications/detail*', (route) =>
      route.fulfill({ json: { results: [], totalPages: 0, totalRecords: 0, continuationToken: null } }),
    );
    await chooseFilter(page, 'Unsuccessful');
    await expect(
      page.getByText('No results found. Please update filters to see applications.'),
    ).toBeVisible();
    await chooseFilter(page, 'All');
    await expect(page.getByTestId('filter-dot')).toHaveCount(0);
  });

  await test.step('manual applications come ten at a time [APP-029]', async () => {
    await page.getByRole('tab', { name: 'Manual' }).click();
    const jobs = page.getByRole('tabpanel').getByRole('listitem');
    await expect(jobs).toHaveCount(10);
    await expect(jobs.first()).toContainText('Bluestem · Austin, TX');
    await checkAccess(page);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(jobs).toHaveCount(12);
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  });

  await test.step('Review and View application open the two pages of an application [APP-050] [APP-051]', async () => {
    await page.getByRole('tab', { name: /Review and apply/ }).click();
    await rowOf(page, 'Planner').getByRole('link', { name: 'Review', exact: true }).click();
    await page.waitForURL(`**/dashboard/application/${first}/audit`);
    await expect(page).toHaveTitle(/^Review your application/);
    const card = page.getByRole('complementary');
    for (const words of ['Planner', 'Acme', 'Austin, Texas', 'POWERED BY Lever'])
      await expect(card).toContainText(words);
    await page.goto(tracker);
    await rowOf(page, 'Project Manager').getByRole('link', { name: 'View application' }).click();
    await page.waitForURL('**/receipt');
    await expect(page).toHaveTitle(/^Project Manager at Acme/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your application for /);
  });

  await test.step('outside the apply-directly test there is no filter [APP-040]', async () => {
    await page.goto(`${tracker}&runtest=${experiments.applyDirectlyDesktop.id}_1`);
    await expect(rowOf(page, 'Systems Analyst')).toContainText('Unsuccessful');
    await expect(page.getByRole('button', { name: 'Filter by status' })).toHaveCount(0);
  });
});

test('the standard tabs each show one state of an application [APP-017] [APP-019] [APP-021] [APP-022]', async ({
  page,
}) => {
  const person = await seedPerson(page, { portal: 'default' });
  const ids = await seedApplications(person, [
    ...Array.from({ length: 11 }, (_, index) => ({
      status: 'Preparing' as const,
      title: `Buyer ${index + 1}`,
    })),
    { status: 'ReadyForQuickApply', title: 'Planner' },
    { status: 'ReadyForReview', title: 'Coordinator' },
    ...sentApplications,
  ]);
  await page.goto(`${person.origin}/jobs/applications`);
  const columns = page.getByRole('columnheader');
  await test.step('in preparation: no date, no action, ten per page [APP-032] [APP-033] [APP-034]', async () => {
    await expect(columns).toHaveText(['Job title', 'Company name', 'Application status']);
    await expect(page.locator('tbody tr')).toHaveCount(10);
    await expect(spinnerIn(page.locator('tbody tr').first())).toBeVisible();
    await expect(page.locator('tbody tr').first()).toContainText('Filling out');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(1);
  });

  await test.step('ready: one card each with its buttons; Remove shows on hover [APP-020]', async () => {
    await page.getByRole('tab', { name: /Ready to apply/ }).click();
    const card = page
      .getByRole('list', { name: 'Ready to send' })
      .getByRole('listitem')
      .filter({ hasText: 'Planner' });
    for (const words of ['Planner', 'Acme', 'Austin, Texas']) await expect(card).toContainText(words);
    await expect(card.getByRole('link', { name: 'Review' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'One-click apply' })).toBeVisible();
    const remove = card.getByRole('button', { name: 'Remove Planner' });
    await page.mouse.move(5, 5);
    await expect(remove.locator('xpath=..')).toHaveCSS('opacity', '0');
    await card.hover();
    await expect(remove.locator('xpath=..')).toHaveCSS('opacity', '1');
    await checkAccess(page);
  });

  await test.step('in progress: applications being sent, with an action and no date; a spinner while we work [APP-071]', async () => {
    await page.getByRole('tab', { name: 'Preparing applications' }).click();
    await expect(columns).toHaveText(['Job title', 'Company name', 'Application status', 'Action']);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(rowOf(page, 'Logistics Lead')).toContainText('Processing');
    await expect(spinnerIn(rowOf(page, 'Logistics Lead'))).toHaveCount(0);
    // An application just approved in this browser is shown as being sent.
    await page.evaluate(
      (id) => localStorage.setItem('appliedAppTimeStamp', JSON.stringify({ [id]: Date.now() })),
      ids[13] ?? '',
    );
    await page.getByRole('tab', { name: 'Submitted applications' }).click();
    await page.getByRole('tab', { name: 'Preparing applications' }).click();
    await expect(rowOf(page, 'Logistics Lead')).toContainText('Sending');
    await expect(spinnerIn(rowOf(page, 'Logistics Lead'))).toBeVisible();
  });

  await test.step('sent: finished applications, with their date and a status filter', async () => {
    await page.getByRole('tab', { name: 'Submitted applications' }).click();
    await expect(columns).toHaveText([
      'Job title',
      'Company name',
      'Application status',
      'Application date',
      'Action',
    ]);
    await expect(page.locator('tbody tr')).toHaveCount(5);
    await expect(rowOf(page, 'Project Manager')).toContainText('November 12, 2026');
    await chooseFilter(page, 'Applied directly');
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(rowOf(page, 'Demand Planner')).toContainText('November 10, 2026');
    await checkAccess(page);
  });
});

test('empty lists, a missing profile, and failures say what to do next [APP-014] [APP-015] [APP-016]', async ({
  page,
}) => {
  const person = await seedPerson(page, { complete: false });
  await page.goto(applicationList);
  const banner = page.getByText(
    'Before we can start filling out applications for you, we need you to tell us a little bit more about yourself.',
  );
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(banner).toBeVisible();
  await expect(page.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute(
    'href',
    /\/profile-review\//,
  );
  const empty = page.getByRole('tabpanel');
  await expect(empty.locator('svg').first()).toBeVisible();
  await expect(empty.getByRole('heading', { name: 'No applications are being prepared' })).toBeVisible();
  await expect(empty).toContainText("Choose jobs you like and we'll start filling out the applications.");
  await expect(empty.getByRole('link', { name: 'Explore job matches' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await checkAccess(page);

  await seedApplications(person, [{ status: 'ReadyForQuickApply', title: 'Planner' }]);
  await page.reload();
  await test.step('one click asks for confirmation, then says what is missing [APP-091] [APP-092] [ONE-004]', async () => {
    await rowOf(page, 'Planner').getByRole('button', { name: 'One-click apply' }).click();
    const asking = page.getByRole('dialog', { name: 'Ready to apply?' });
    await expect(asking).toContainText("We'll send your application to Acme right away.");
    await expect(asking.getByRole('checkbox', { name: "Don't show this window again." })).toBeVisible();
    await asking.getByRole('button', { name: 'Apply', exact: true }).click();
    const missing = page.getByRole('dialog', { name: 'Missing Information' });
    await expect(missing.getByRole('button', { name: 'Not now' })).toBeVisible();
    await missing.getByRole('button', { name: 'Complete Profile' }).click();
    await page.waitForURL('**/profile-review/**');
    await expect(missing).toHaveCount(0);
    await page.goBack();
  });

  await test.step('a removal that fails changes nothing and closes its popup', async () => {
    await page.route('**/applications/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: 'no' }) : route.fallback(),
    );
    await rowOf(page, 'Planner').hover();
    await rowOf(page, 'Planner').getByRole('button', { name: 'Remove Planner' }).click();
    const popup = page.getByRole('dialog', { name: 'Remove this job?' });
    await expect(popup).toContainText('It will leave your list.');
    await popup.getByRole('button', { name: 'Remove' }).click();
    await expect(popup).toHaveCount(0);
    await expect(page.getByText("We couldn't remove it. Nothing changed.")).toBeVisible();
    await expect(rowOf(page, 'Planner')).toBeVisible();
  });
});

test('a list reloads every 30 seconds, stays when that fails, and pauses while nobody is there [APP-013] [APP-089] [APP-100] [ERR-006]', async ({
  page,
}) => {
  await page.clock.install();
  const person = await seedPerson(page);
  await seedPlan(person, { plan: 'TRIAL', status: 'active', credits: 0 });
  const [id = ''] = await seedApplications(person, [{ status: 'Preparing', title: 'Buyer' }]);
  await page.goto(applicationList);
  await expect(rowOf(page, 'Buyer')).toContainText('Filling out');
  const tenth = page.getByText("You've used all your free applications.");
  await expect(tenth).toBeVisible();

  const isList = (url: string) => url.endsWith('/applications/detail/list');
  const reload = page.waitForResponse((response) => isList(response.url()));
  await page.clock.fastForward('00:30');
  await reload;
  await page.route('**/applications/detail/list', (route) => route.fulfill({ status: 500, body: 'no' }));
  const failed = page.waitForResponse((response) => isList(response.url()) && response.status() === 500);
  await page.clock.fastForward('00:30');
  await failed;
  await expect(rowOf(page, 'Buyer')).toContainText('Filling out');
  await page.unroute('**/applications/detail/list');

  await test.step('a change appears on the open page automatically and is announced [I-23]', async () => {
    await moveApplication(person, id, 'ReadyForQuickApply');
    await expect(rowOf(page, 'Buyer').getByRole('button', { name: 'One-click apply' })).toBeVisible();
  });

  await page.clock.fastForward('15:30');
  await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
  await expect(page.getByLabel('Loading your applications')).toHaveCount(1);
  await expect(tenth).toHaveCount(0);
  await page.getByRole('button', { name: "I'm back" }).click();
  await expect(rowOf(page, 'Buyer')).toBeVisible();
  await expect(tenth).toBeVisible();
});
