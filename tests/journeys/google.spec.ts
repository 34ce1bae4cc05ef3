import { codeAt, stepOf } from '#backend/identity/second-factor/totp.ts';
import { pathOf } from '#contract/basics/call.ts';
import { beginSecondFactor, confirmSecondFactor } from '#contract/identity/routes.ts';
import { startFakeOpenId } from '#tests/fake-openid.ts';
import { checkAccess } from './check-access.ts';
import { password } from './new-person.ts';
import { openPaintedPage } from './open-painted-page.ts';
import { seedPerson } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

test('a search is saved from the public list after logging in with Google and a second factor', async ({
  page,
}) => {
  const port = Number(process.env.JOURNEYS_PORT) + 2;
  const google = await startFakeOpenId({ clientId: 'client', clientSecret: 'secret', port });
  const person = await seedPerson(page);
  google.expect({ sub: person.userId, email: person.email });

  await page.goto('/settings/account');
  await page.getByRole('link', { name: 'Connect Google' }).click();
  await expect(page.getByText('Google is connected. You can use it the next time you log in.')).toBeVisible();
  const ask = async (path: string, data: object) =>
    (await page.request.post(path, { data, headers: { origin: person.origin } })).json();
  const { secret } = await ask(pathOf(beginSecondFactor), { password });
  await ask(pathOf(confirmSecondFactor), { code: codeAt(secret, stepOf(new Date()) - 1) });
  // A page that notices it is logged out would go to the login on its own.
  await page.goto('about:blank');
  await page.context().clearCookies();

  const search = '/jobs?keywords=analyst';
  await openPaintedPage(page, search);
  // On a busy machine, Chromium still drops this click now and then; a person would click again.
  await expect(async () => {
    await page.getByRole('link', { name: 'Email me new jobs' }).click();
    await page.waitForURL('**/login?target=*', { timeout: 60_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await checkAccess(page);
  const code = page.getByRole('textbox', { name: 'Code from your authenticator' });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This code is wrong or was already used')).toBeVisible();
  await code.fill(codeAt(secret, stepOf(new Date())));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`**${search}`);
  await page.getByRole('button', { name: 'Email me new jobs' }).click();
  await expect(page.getByText(/^Saved\. In Settings → Notifications/)).toBeVisible();
  await page.goto('/settings/notifications');
  await expect(page.getByText('analyst')).toBeVisible();
  await google.close();
});
