import { pathOf } from '#contract/basics/call.ts';
import { logOut } from '#contract/identity/routes.ts';
import { checkAccess } from './check-access.ts';
import { maya } from './new-person.ts';
import { seedApplications, seedPerson } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

test('nobody else finds the console; an operator sees the totals, grants a credit with a reason, and finds it in the activity log', async ({
  page,
}) => {
  const person = await seedPerson(page);
  // A unique title, because the console also shows what everybody else does.
  const title = `Driver ${person.userId}`;
  const reason = `One too many for ${person.userId}`;
  await seedApplications(person, [{ status: 'Fail', title, failureCode: 'failure_captcha' }]);
  expect((await page.goto('/ops'))?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page not found/);

  const operator = { email: 'operator@demo.applywright.example', password: maya.password };
  await page.request.post(pathOf(logOut), { headers: { origin: person.origin } });
  await page.goto('/login');
  await page.getByRole('textbox', { name: /^E-?mail/ }).fill(operator.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(operator.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/ops');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Back to the site' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const nav = page.getByRole('navigation', { name: 'Operations' });
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Outcomes per day' })).toBeVisible();
  await page.getByText('Show the numbers').click();
  await expect(page.getByRole('table', { name: /by day/ }).getByRole('row')).toHaveCount(15);
  await expect(page.getByRole('table', { name: 'Failures by system and code' })).toContainText('Captcha');
  await checkAccess(page);

  await test.step('a person is found by id and gets credits', async () => {
    await nav.getByRole('link', { name: 'People' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox').fill(person.userId);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: person.email }).click();
    await expect(page.getByText('10 of 10 left; 0 used, 0 reserved')).toBeVisible();
    await page.getByRole('button', { name: 'Grant credits' }).click();
    await expect(page.getByText('Enter a number from 1 to 100')).toBeVisible();
    await page.getByRole('textbox', { name: 'Credits' }).fill('3');
    await page.getByRole('textbox', { name: 'Reason for the grant' }).fill('A failed payment of ours');
    await page.getByRole('button', { name: 'Grant credits' }).click();
    await expect(page.getByText('13 of 13 left; 0 used, 0 reserved')).toBeVisible();
    await page.getByRole('radio', { name: 'Withdraw' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('textbox', { name: 'Credits' }).fill('14');
    await page.getByRole('textbox', { name: 'Reason for the withdrawal' }).fill(reason);
    await page.getByRole('button', { name: 'Withdraw credits' }).click();
    await expect(page.getByText('Only 13 credits are left')).toBeVisible();
    await page.getByRole('textbox', { name: 'Credits' }).fill('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('12 of 12 left; 0 used, 0 reserved')).toBeVisible();
    await checkAccess(page);
  });

  await test.step('the person is suspended and resumed, each with a reason', async () => {
    for (const [act, next] of [
      ['Suspend', 'Reactivate'],
      ['Reactivate', 'Suspend'],
    ] as const) {
      await page.getByRole('button', { name: act, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
      await dialog.getByRole('button', { name: act, exact: true }).click();
      await expect(page.getByRole('button', { name: next, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('table', { name: 'Emails' })).toContainText('Your account is suspended');
  });

  // Other journeys may have left something there.
  const tableOr = (name: string, empty: string) =>
    page.getByRole('table', { name }).or(page.getByText(empty));
  await test.step('every other page shows its contents', async () => {
    for (const [name, seen] of [
      ['Failures', page.getByRole('table', { name: 'Codes' })],
      ['Holds', page.getByRole('button', { name: 'Place a hold' })],
      ['Queues', page.getByRole('heading', { name: 'Dead letters' })],
      ['Job sources', page.getByRole('heading', { name: 'Turn on real jobs' })],
      ['Privacy requests', tableOr('Privacy requests', 'No one is waiting for an answer.')],
      ['Support tickets', tableOr('Support tickets', 'No one is waiting for an answer.')],
      ['Error log', page.getByRole('searchbox', { name: /request ID/ })],
      ['Plans', page.getByRole('table', { name: 'Plans' })],
      ['Portals and features', page.getByRole('table', { name: 'Features by portal' })],
      ['Experiments', page.getByRole('table', { name: /teaserDesktop/ })],
      ['Key questions', page.getByRole('table', { name: 'Key questions' })],
    ] as const) {
      await nav.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(seen).toBeVisible();
    }
  });

  await test.step('a board is tried, added, hidden, and removed, each action with a reason', async () => {
    const board = `lever:fernhollow@http://127.0.0.1:${Number(process.env['JOURNEYS_PORT']) + 1}`;
    await nav.getByRole('link', { name: 'Job sources' }).click();
    await page.getByRole('textbox', { name: /Add a source/ }).fill(board);
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByRole('table', { name: /jobs listed/ })).toBeVisible();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const row = page.getByRole('row', { name: /lever: fernhollow/ });
    await expect(row).toBeVisible();
    await checkAccess(page);
    for (const [act, left] of [
      ['Hide', 'Hidden'],
      ['Remove', null],
    ] as const) {
      await row.getByRole('button', { name: act }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
      await dialog.getByRole('button', { name: act }).click();
      await (left ? expect(row).toContainText(left) : expect(row).toBeHidden());
    }
  });

  await test.step('an application and the activity log show what happened', async () => {
    await nav.getByRole('link', { name: 'Applications' }).click();
    await page.getByRole('link', { name: `${title} at Acme` }).click();
    await expect(page.getByText('No one has approved it yet, so we haven’t tried to send it.')).toBeVisible();
    await nav.getByRole('link', { name: 'Activity log' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`Withdraw credits.*${reason}`) })).toBeVisible();
    await checkAccess(page);
  });
});
