import type { Page } from '@playwright/test';
import { checkAccess } from './check-access.ts';
import { fillSignUp, logIn, logInAsMaya, newPerson, password, signUp } from './new-person.ts';
import { expect, test } from './watched-page.ts';

/** The link in the newest email to this address. */
async function linkMailedTo(page: Page, email: string, path: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto('/outbox');
  const mail = outbox.getByRole('article').filter({ hasText: email }).filter({ hasText: path }).first();
  const href = await mail.getByRole('link').getAttribute('href');
  await outbox.close();
  return new URL(href ?? '').pathname + new URL(href ?? '').search;
}

test('only two kinds of people exist: the login takes logged-out people to where they wanted to go [IDN-009] [IDN-012] [D-013]', async ({
  page,
}) => {
  await page.goto('/dashboard/profile?tab=resume');
  await page.waitForURL('**/login?target=%2Fdashboard%2Fprofile%3Ftab%3Dresume');
  await logIn(page, 'maya@demo.applywright.example', 'apply-with-proof-2026');
  await page.waitForURL('**/dashboard/profile?tab=resume');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});

test('logging in sets the readable UserStatus, which proves nothing [IDN-001]', async ({ page }) => {
  await logInAsMaya(page);
  const status = await page.evaluate(() => {
    const cookie = document.cookie.split('; ').find((one) => one.startsWith('UserStatus='));
    return JSON.parse(decodeURIComponent(cookie?.slice('UserStatus='.length) ?? '')) as object;
  });
  expect(status).toEqual({
    IsUserLoggedIn: true,
    User: {
      UserId: expect.stringMatching(/^[\da-f-]{36}$/),
      Role: 0,
      AccDisplayName: 'Maya Ellison',
      CreatedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  });
  expect(await page.evaluate(() => document.cookie)).not.toContain('__Host-sid');
  const session = (await page.context().cookies()).find(({ name }) => name === '__Host-sid');
  expect(session?.httpOnly).toBe(true);
  await page.goto('/terms-conditions');
  await page.context().clearCookies({ name: '__Host-sid' });
  await page.goto('/dashboard');
  await page.waitForURL('**/login?target=%2Fdashboard');
});

test('without a document, the profile area and the applications redirect to the upload [IDN-012] [IDN-013]', async ({
  page,
}) => {
  await signUp(page);
  for (const path of ['/dashboard/profile', '/dashboard/applications']) {
    await page.goto(path);
    await page.waitForURL('**/profile-review');
  }
});

test("where the portal doesn't redirect, loading stops and a banner says what is missing [IDN-014]", async ({
  page,
}) => {
  await page.goto('/signup?portal=FLX');
  await fillSignUp(page, newPerson());
  await page.waitForURL('**/expertapply/profile?upload=1');
  await page.goto('/expertapply/applications');
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute(
    'href',
    '/expertapply/profile?upload=1',
  );
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/expertapply/applications');
});

test('a new user signs up, confirms the address with the emailed link, and chooses a new password with another', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page);

  await test.step('the emailed link confirms the address once', async () => {
    const link = await linkMailedTo(page, email, '/verify-email');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
    await page.goto(link);
    await expect(
      page.getByText('This link was already used or is more than 24 hours old. Ask for a new one.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible();
  });

  await test.step('a forgotten password ends every session', async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto('/login');
    await other.getByRole('link', { name: 'Forgot your password?' }).click();
    // The previous page has an input with the same name.
    await other.getByRole('heading', { name: 'Forgot your password' }).waitFor();
    await other.getByRole('textbox', { name: 'Email' }).fill(email);
    await other.getByRole('button', { name: 'Send the link' }).click();
    await expect(other.getByText('Check your inbox')).toBeVisible();
    await other.goto(await linkMailedTo(other, email, '/reset-password'));
    await other.getByRole('textbox', { name: 'New password' }).fill('too short');
    await other.getByRole('button', { name: 'Save new password' }).click();
    await expect(other.getByText('Use at least 15 characters', { exact: true })).toBeVisible();
    await other.getByRole('textbox', { name: 'New password' }).fill('another phrase of words');
    await other.getByRole('button', { name: 'Save new password' }).click();
    await expect(other.getByText('Your password was changed. Log in with the new one.')).toBeVisible();
    await logIn(other, email, 'another phrase of words');
    await other.waitForURL('**/dashboard*');
    await elsewhere.close();
    await page.goto('/dashboard');
    await page.waitForURL('**/login?target=%2Fdashboard');
  });
});

test('mistakes are shown in place, the first one has the focus, and the typed text stays', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ana');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Please accept the terms to continue')).toBeVisible();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await page.goto('/login');
  await logIn(page, 'nobody@example.com', 'not the right one');
  await expect(page.getByText("That email and password don't match.")).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@example.com');
  await page.getByRole('link', { name: 'Sign up' }).last().click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByText("don't match")).toHaveCount(0);
});

test('a foreign target redirects to the home page', async ({ page }) => {
  await page.goto('/login?target=https%3A%2F%2Fevil.example%2F');
  await logIn(page, 'maya@demo.applywright.example', 'apply-with-proof-2026');
  await page.waitForURL('**/dashboard');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('people can sign up, log in, and see mistakes', async ({ page }) => {
    const { email } = await signUp(page);
    await page.goto('/login?target=%2Fterms-conditions');
    await logIn(page, email, 'not the right one');
    await expect(page.getByText("That email and password don't match.")).toBeVisible();
    await logIn(page, email, password);
    await page.waitForURL('**/terms-conditions');
  });
});

test.describe('the identity screens', () => {
  const paths = [
    '/login?notice=password-changed',
    '/signup',
    '/forgot-password',
    '/forgot-password?sent=1',
    '/reset-password?token=x',
    '/reset-password',
    '/verify-email',
    '/verify-email?confirmed=1',
  ];
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`have no accessibility violation and never scroll sideways at ${width} px, ${colorScheme}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(path);
        await checkAccess(page);
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow).toBeLessThanOrEqual(0);
      }
      await page.getByRole('link', { name: 'Log in' }).first().click();
      await page.waitForURL('**/login');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('Field is required').first()).toBeVisible();
      await checkAccess(page);
      await context.close();
    });
  }

  for (const portal of ['FLX', 'RBL', 'JSR'])
    test(`have the look of ${portal}, without an accessibility violation in either color scheme`, async ({
      browser,
    }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ colorScheme });
        const page = await context.newPage();
        await page.goto(`/login?portal=${portal}`);
        await checkAccess(page);
        await page.goto('/signup');
        await checkAccess(page);
        await context.close();
      }
    });

  test('are at /signin on the default portal, where /login is not found', async ({ page }) => {
    await page.goto('/signin?portal=DEFAULT');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    expect((await page.goto('/login'))?.status()).toBe(404);
  });

  test('can be used with the keyboard alone', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email' }).focus();
    await page.keyboard.type('maya@demo.applywright.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('apply-with-proof-2026');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });
});
