import type { Page } from '@playwright/test';
import { setRole } from '#backend/identity/accounts/create-user.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { operatorRole } from '#domain/operator-role.ts';
import { checkAccess } from './check-access.ts';
import { openPaintedPage } from './open-painted-page.ts';
import { platform, seedPerson } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

/** A page that notices it is logged out would go to the login on its own. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

test('a passkey is added in the settings, renamed, used to log in without a password, and removed', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const person = await seedPerson(page);
  await page.goto('/settings/account');
  await page.getByLabel('Passkey name').fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Added. You can use it the next time you log in.')).toBeVisible();
  await page.getByRole('button', { name: 'Rename My laptop' }).click();
  await page.getByLabel('New name for My laptop').fill('Work laptop');
  await page.getByRole('button', { name: 'Save new name' }).click();
  await expect(page.getByText(/^Added .+, not used yet$/)).toBeVisible();
  await checkAccess(page);

  await forgetSession(page);
  await openPaintedPage(page, '/settings/account');
  await page.waitForURL('**/login?target=*');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/settings/account');
  await expect(page.getByText(person.email).first()).toBeVisible();
  await expect(page.getByText(/^Added .+, last used /)).toBeVisible();

  await test.step('an operator who uses a passkey lands in the console', async () => {
    await inTransaction(await platform(), (context) =>
      setRole(context, { userId: person.userId, role: operatorRole }),
    );
    await forgetSession(page);
    await openPaintedPage(page, '/login');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/ops');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Operations console' })).toBeVisible();
    await page.goto('/settings/account');
  });

  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('button', { name: 'Remove this passkey' }).click();
  await expect(page.getByText('Work laptop')).toBeHidden();
  await forgetSession(page);
  await openPaintedPage(page, '/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText("This passkey doesn't belong to an account here.");
});
