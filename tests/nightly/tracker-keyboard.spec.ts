import { applicationList, rowOf, sentApplications, tracker } from '#tests/journeys/application-lists.ts';
import { seedApplications, seedPerson, seedPlan } from '#tests/journeys/seeded-person.ts';
import { tabTo } from '#tests/journeys/tab-to.ts';
import { expect, test } from '#tests/journeys/watched-page.ts';

test.use({ contextOptions: { permissions: ['clipboard-write', 'clipboard-read'] } });

test('tabs are switched, the tracker is filtered, a job is removed, and a company excluded by keyboard alone', async ({
  page,
}) => {
  const person = await seedPerson(page);
  await seedApplications(person, [{ status: 'ReadyForQuickApply', title: 'Planner' }, ...sentApplications]);
  await page.goto(applicationList);
  await tabTo(page, page.getByRole('button', { name: 'Never-apply list' }));
  await page.keyboard.press('Enter');
  const rules = page.getByRole('dialog', { name: 'Never-apply list' });
  await tabTo(page, rules.getByLabel('Company'));
  await page.keyboard.type('Bluestem');
  await page.keyboard.press('Enter');
  await expect(rules.getByRole('button', { name: 'Remove Bluestem' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Never-apply list' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Remove Planner' }));
  await page.keyboard.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Remove this job?' });
  await tabTo(page, asking.getByRole('button', { name: 'Remove' }));
  await page.keyboard.press('Enter');
  await expect(asking).toHaveCount(0);
  await expect(rowOf(page, 'Planner')).toHaveCount(0);

  await page.goto(applicationList);
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Application tracker');
  const filter = page.getByRole('button', { name: 'Filter by status' });
  await tabTo(page, filter);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'All', exact: true }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('filter-dot')).toBeVisible();
  await expect(filter).toBeFocused();
});

test('a handoff is finished and later events are saved by keyboard alone', async ({ page }) => {
  const person = await seedPerson(page);
  const [stopped] = await seedApplications(person, [
    { status: 'Fail', title: 'Systems Analyst', failureCode: 'failure_captcha' },
  ]);
  await page.goto(tracker);
  await tabTo(page, rowOf(page, 'Systems Analyst').getByRole('button'));
  await page.goto(`/dashboard/application/${stopped}/receipt`);
  const copy = page.getByRole('button', { name: 'Copy answer: Full name' });
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect(copy).toHaveText('Copied to clipboard');
  await expect(copy).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Ana Lee');

  await page.reload();
  await tabTo(page, page.getByRole('button', { name: 'I applied' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Applied directly' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Add an entry' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Notes'));
  await page.keyboard.type('Ask about the start');
  await tabTo(page, page.getByRole('button', { name: 'Save entry' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ask about the start' })).toBeVisible();
});

test('a plan is chosen, paid, and canceled by keyboard alone', async ({ page }) => {
  const person = await seedPerson(page);
  await seedPlan(person, { plan: 'TRIAL', status: 'ended', credits: 0 });
  await page.goto('/payment/index');
  await tabTo(page, page.getByRole('radio', { name: /^Monthly/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Annual/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Monthly/ })).toBeChecked();
  for (const [label, value] of [
    ['Card number', '4242 4242 4242 4242'],
    ['Expires', '12 / 29'],
    ['Security code', '123'],
    ['Name on card', 'Ana Lee'],
    ['ZIP', '78701'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(value);
  }
  await tabTo(page, page.getByRole('checkbox', { name: /^I agree to pay \$24\.95 today/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Start Monthly for $24.95' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/payment\/transactions\?paid=/);
  await tabTo(page, page.getByRole('button', { name: 'Cancel plan' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Canceled. You keep access until /)).toBeVisible();
});
