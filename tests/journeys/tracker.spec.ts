import { applicationList, rowOf, tracker } from './application-lists.ts';
import { checkAccess } from './check-access.ts';
import { closePosting, seedApplications, seedOutdatedApplication, seedPerson } from './seeded-person.ts';
import { tabTo } from './tab-to.ts';
import { expect, test } from './watched-page.ts';

test('one click and a review are sent by keyboard alone, and a second open tab follows', async ({
  page,
  context,
}) => {
  const person = await seedPerson(page);
  const [, second] = await seedApplications(person, [
    { status: 'ReadyForQuickApply', title: 'Planner' },
    { status: 'ReadyForReview', title: 'Coordinator' },
  ]);
  const other = await context.newPage();
  await other.goto(`/dashboard/application/${second}/audit`);
  await page.goto(applicationList);

  await tabTo(page, rowOf(page, 'Planner').getByRole('button', { name: 'One-click apply' }));
  await page.keyboard.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Ready to apply?' });
  await tabTo(page, asking.getByRole('button', { name: 'Apply', exact: true }));
  await page.keyboard.press('Enter');
  const sent = page.getByRole('dialog', { name: 'Application on its way!' });
  await tabTo(page, sent.getByRole('button', { name: 'Got it' }));
  await page.keyboard.press('Enter');
  await expect(sent).toHaveCount(0);

  await tabTo(page, rowOf(page, 'Coordinator').getByRole('link', { name: 'Review and apply' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/audit');
  await tabTo(page, page.getByRole('button', { name: 'Approve and apply' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/receipt');

  await test.step('the other tab has nothing left to approve and shows the result', async () => {
    await other.waitForURL(`**/dashboard/application/${second}/receipt`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Your application for /);
    await expect(other.getByRole('button', { name: 'Approve and apply' })).toHaveCount(0);
    await other.close();
  });
});

test('a form that changed after the approval comes back with the difference, and a closed job is reported', async ({
  page,
}) => {
  const person = await seedPerson(page);
  const changed = await seedOutdatedApplication(person, 'Bookkeeper');
  const [expired = ''] = await seedApplications(person, [{ status: 'ReadyForQuickApply', title: 'Planner' }]);
  await page.goto(`/dashboard/application/${changed}/audit`);
  await page.getByRole('button', { name: 'Approve and apply' }).click();
  await page.waitForURL('**/receipt');
  await page.goto(tracker);

  await test.step('a job that has closed leaves the list automatically and says why', async () => {
    await page.getByRole('tab', { name: /Review and apply/ }).click();
    await expect(rowOf(page, 'Planner')).toBeVisible();
    await closePosting(expired);
    await expect(rowOf(page, 'Planner')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Application tracker' }).click();
    await expect(rowOf(page, 'Planner')).toContainText('Job expired');
  });

  await test.step('nothing was sent, the credit is back, and only the difference is asked about', async () => {
    await page.getByRole('tab', { name: /Review and apply/ }).click();
    const review = rowOf(page, 'Bookkeeper').getByRole('link', { name: 'Review and apply' });
    await expect(review).toBeVisible();
    await review.click();
    await expect(page.getByText(/^\d+ questions changed$/)).toBeVisible();
    await expect(page.getByText('No longer asked: A question of last week')).toBeVisible();
    await expect(page.getByText('10 credits left')).toBeVisible();
    await checkAccess(page);
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const mailedAt = daysAgo(2);
const mail = [
  'From: Acme Talent <jobs@acme.com>',
  'Subject: Your application',
  `Date: ${mailedAt.toUTCString()}`,
  '',
  'We would like to invite you to an interview.',
].join('\n');

test('later events are saved and counted in the figures, and a company is excluded', async ({ page }) => {
  const person = await seedPerson(page);
  const [sent] = await seedApplications(person, [
    { status: 'Success', title: 'Project Manager', submittedAt: daysAgo(3).toISOString() },
    { status: 'ReadyForQuickApply', title: 'Planner', company: 'Bluestem' },
    { status: 'ReadyForQuickApply', title: 'Senior Project Manager' },
  ]);
  await page.goto(`/dashboard/application/${sent}/receipt`);
  await page.getByRole('button', { name: 'Import from an email' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'mail.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from(mail),
  });
  await expect(
    page.getByText(/Likely: Interview. The email says: “.*invite you to an interview/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('button', { name: 'Save entry' }).click();
  const kept = page.getByRole('listitem').filter({ hasText: 'from an email' });
  await expect(kept).toContainText('Interview');
  await expect(kept).toContainText(
    mailedAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  );
  await checkAccess(page);

  await test.step('a company on the list and a possible duplicate are shown before the click', async () => {
    await page.goto(applicationList);
    await page.getByRole('button', { name: 'Never-apply list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Never-apply list' });
    await dialog.getByLabel('Company').fill('bluestem inc');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Remove bluestem inc' })).toBeVisible();
    await checkAccess(page);
    await page.keyboard.press('Escape');
    const planner = rowOf(page, 'Planner');
    await expect(planner).toContainText('Bluestem is on your never-apply list.');
    await expect(planner.getByRole('button', { name: 'One-click apply' })).toBeDisabled();
    const similar = rowOf(page, 'Senior Project Manager');
    await expect(similar).toContainText('You already applied for a similar job there');
    await similar.getByRole('button', { name: 'One-click apply' }).click();
    await page
      .getByRole('dialog', { name: 'Ready to apply?' })
      .getByRole('button', { name: 'Apply' })
      .click();
    const again = page.getByRole('dialog', { name: 'Apply again?' });
    await again.getByRole('button', { name: "Don't apply" }).click();
    await expect(again).toHaveCount(0);
    await expect(similar.getByRole('button', { name: 'One-click apply' })).toBeEnabled();
  });

  await test.step('the figures are shown in words and in a table, and can be exported', async () => {
    await page.getByRole('link', { name: 'Insights' }).click();
    await expect(page.getByText('1 of 1 · too few to tell')).toBeVisible();
    await page.getByText('Show the numbers').click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(13);
    await checkAccess(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toBe('applications.csv');
    await page.route('**/profiles/*/insights', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByText("We couldn't load your insights.")).toBeVisible();
    await checkAccess(page);
  });
});
