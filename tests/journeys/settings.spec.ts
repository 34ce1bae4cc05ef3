import { checkAccess } from './check-access.ts';
import { logIn, password } from './new-person.ts';
import { seedPerson, seedPlan } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

test('the settings: account, devices, plan, emails, and data, on a desktop and on a phone [PLT-035] [PLT-036]', async ({
  page,
  browser,
}) => {
  const person = await seedPerson(page);
  await seedPlan(person, { plan: 'MONTHLY', status: 'active', credits: 5, card: 'test_ok' });
  await page.goto('/settings/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  const nav = page.getByRole('navigation', { name: 'Settings' });
  await expect(nav.getByRole('listitem')).toHaveText([
    'Account',
    'Subscription',
    'Transactions',
    'Notifications',
    'Privacy',
    'Log out',
  ]);
  await page.getByLabel('First name').fill('Maria');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Maria');
  await page.getByLabel('Current password').fill('not the right one 1');
  await page.getByLabel('New password').fill('another long phrase 7');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText("That isn't your password")).toBeVisible();
  await checkAccess(page);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const second = await phone.newPage();
  await second.goto(`${person.origin}/login`);
  await logIn(second, person.email);
  await second.waitForURL('**/dashboard');
  // A page that notices it is logged out would go to the login on its own.
  await second.goto('about:blank');
  await page.reload();
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toBeHidden();
  await second.goto(`${person.origin}/settings/settings-nav`);
  await second.waitForURL('**/login?target=*');
  await logIn(second, person.email);
  await second.waitForURL('**/settings/settings-nav');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await checkAccess(second);
  await second.getByRole('link', { name: 'Notifications' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Notifications');
  for (const name of [/^Send me tips and news/, /^Email me new jobs/]) {
    await second.getByRole('switch', { name }).focus();
    await second.keyboard.press('Space');
    await expect(second.getByRole('switch', { name })).toBeChecked();
  }
  await second.getByRole('button', { name: 'Switch to weekly: Jobs that match your profile' }).click();
  await expect(second.getByText('Every week')).toBeVisible();
  await second.getByRole('button', { name: 'Pause: Jobs that match your profile' }).click();
  await expect(second.getByText('Paused')).toBeVisible();
  await checkAccess(second);
  await second.getByRole('link', { name: 'Back' }).click();
  await second.waitForURL('**/settings/settings-nav');
  await phone.close();

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Canceled\. You keep access until/)).toBeVisible();

  await nav.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByText("Nothing yet. We haven't sent any of your applications.")).toBeVisible();
  await page.getByRole('button', { name: 'Request a copy' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download ZIP file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-.+\.zip$/);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await checkAccess(page);
});
