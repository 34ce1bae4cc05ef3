import { pathOf } from '#contract/call.ts';
import { logIn } from '#contract/identity.ts';
import { checkAccess } from './check-access.ts';
import { maya } from './new-person.ts';
import { seedApplications, seedPerson } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

test('nobody else finds the console; an operator sees the sums, grants a credit with a reason and reads it in the audit', async ({
  page,
}) => {
  const person = await seedPerson(page);
  await seedApplications(person, [{ status: 'Fail', title: 'Driver', failureCode: 'failure_captcha' }]);
  expect((await page.goto('/ops'))?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page not found/);

  const operator = { email: 'operator@demo.applywright.example', password: maya.password };
  const answer = await page.request.post(pathOf(logIn), {
    data: operator,
    headers: { origin: person.origin },
  });
  expect(answer.ok()).toBe(true);
  expect((await page.goto('/ops'))?.status()).toBe(200);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Outcomes by system' })).toBeVisible();
  await checkAccess(page);

  await test.step('a person is found by id and gets credits', async () => {
    await page.getByRole('tab', { name: 'Overview' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('searchbox').fill(person.userId);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Open / }).click();
    await expect(page.getByText('10 left of 10; 0 used, 0 reserved')).toBeVisible();
    await page.getByRole('button', { name: 'Grant credits' }).click();
    await expect(page.getByText('Enter a number from 1 to 100')).toBeVisible();
    await page.getByRole('textbox', { name: 'Credits' }).fill('3');
    await page.getByRole('textbox', { name: 'Reason for the grant' }).fill('A failed payment of ours');
    await page.getByRole('button', { name: 'Grant credits' }).click();
    await expect(page.getByText('13 left of 13; 0 used, 0 reserved')).toBeVisible();
    await checkAccess(page);
  });

  await test.step('every other tab shows what it holds', async () => {
    for (const [tab, heading] of [
      ['Applications', 'Applications'],
      ['Failures', 'Failures by system and code'],
      ['Queues', 'Dead letters'],
      ['Sources', 'Job sources'],
      ['Requests', 'Privacy requests and tickets'],
      ['Setup', 'Features by portal'],
      ['Audit', 'Audit'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('row', { name: /Grant credits.*A failed payment of ours/ })).toBeVisible();
    await checkAccess(page);
  });
});
