import type { BrowserContext, Page } from '@playwright/test';
import { experiments } from '#domain/experiment/experiment.ts';
import { checkAccess } from './check-access.ts';
import { logInAsMaya, openSessionOfMaya, signUp, uploadResume } from './new-person.ts';
import { seedApplications, seedPerson } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

const eventsPath = '/eb/api/v1/events';
const small = { width: 390, height: 844 };

async function readCookie(context: BrowserContext, name: string) {
  const cookie = (await context.cookies()).find((one) => one.name === name);
  return cookie && { ...cookie, value: decodeURIComponent(cookie.value) };
}

/** Days from now until a cookie expires. */
function daysLeft(cookie: { expires: number } | undefined): number {
  return Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 8_640) / 10_000;
}

function readDataLayer(page: Page): Promise<Record<string, string>[]> {
  return page.evaluate(() => (window as { dataLayer?: Record<string, string>[] }).dataLayer ?? []);
}

/** The account menu loads last; from then on the page handles the keyboard. */
async function waitUntilAwake(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Maya Ellison' })).toHaveAttribute('aria-haspopup');
}

/** Waits until the page has stopped fetching. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return performance.now() - Math.max(...fetched.map(({ responseEnd }) => responseEnd)) > 1000;
  });
}

/** The page of an application that is requested and never arrives: a missing one would redirect. */
async function openApplication(page: Page): Promise<string> {
  const applicationId = '00000000-0000-4000-8000-000000000000';
  // Its proof must not arrive either: an application without one sends the person back to the list.
  await page.route(RegExp(`/applications/(detail/)?${applicationId}`), () => undefined);
  await page.goto(`/dashboard/application/${applicationId}/receipt`);
  return applicationId;
}

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('the header', () => {
  test('is 6.8rem high from 1024 px up and 5.2rem below, its content at most 112.5rem wide [NAV-001] [NAV-002]', async ({
    page,
  }) => {
    await page.goto('/login');
    const measure = () =>
      page
        .locator('header > div')
        .first()
        .evaluate((inner) => {
          const { paddingLeft, paddingRight } = getComputedStyle(inner);
          return {
            height: inner.clientHeight,
            width: inner.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
          };
        });
    await page.setViewportSize({ width: 1600, height: 900 });
    await expect.poll(measure).toEqual({ height: 68, width: 1125 });
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect.poll(measure).toMatchObject({ height: 68 });
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect.poll(measure).toMatchObject({ height: 52 });
  });

  test('shows visitors LOG IN, and its logo links to the home page [NAV-003] [NAV-011]', async ({ page }) => {
    await page.goto('/terms-conditions');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'LOG IN' })).toHaveAttribute('href', '/login');
    await expect(header.getByRole('link', { name: 'Applywright' })).toHaveAttribute('href', '/');
  });

  test('links to JOB MATCHES, FIND JOBS, APPLICATIONS, PROFILE and, with a gear, SETTINGS; the path decides which is active [NAV-003] [NAV-005] [NAV-007] [NAV-008]', async ({
    page,
  }) => {
    await logInAsMaya(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Applywright' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    const links = mainNav(page).getByRole('link');
    await expect(links).toHaveText(['JOB MATCHES', 'FIND JOBS', /^APPLICATIONS/, 'PROFILE', 'SETTINGS']);
    await expect(links.nth(4).locator('svg')).toBeVisible();
    for (const [name, path] of [
      ['APPLICATIONS', '/dashboard/applications'],
      ['PROFILE', '/dashboard/profile'],
      ['FIND JOBS', '/find-jobs'],
      ['JOB MATCHES', '/dashboard'],
    ] as const) {
      await mainNav(page).getByRole('link', { name }).click();
      await page.waitForURL(`**${path}`);
      await expect(mainNav(page).locator('[aria-current=page]')).toHaveText(new RegExp(`^${name}`));
    }
  });

  test('has only SETTINGS on settings and payment pages, and no SETTINGS on portals without it [NAV-008] [NAV-009]', async ({
    page,
  }) => {
    await logInAsMaya(page);
    for (const path of ['/settings/account', '/payment/index']) {
      await page.goto(path);
      await expect(mainNav(page).getByRole('link')).toHaveText(['SETTINGS']);
    }
    await page.goto('/expertapply/applications?portal=FLX');
    await expect(mainNav(page).getByRole('link')).toHaveText([
      'JOB MATCHES',
      'FIND JOBS',
      /^APPLICATIONS/,
      'PROFILE',
    ]);
    await page.goto('/settings/account');
    await expect(mainNav(page).getByRole('link')).toHaveText(['SETTINGS']);
  });

  test('has an account menu with Settings and Log out, at most 17.4rem high, usable by keyboard too [NAV-012] [NAV-014]', async ({
    page,
  }) => {
    await logInAsMaya(page);
    await waitUntilAwake(page);
    const account = page.getByRole('button', { name: 'Maya Ellison' });
    await account.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem')).toHaveText(['Resumes and letters', 'Settings', 'Log out']);
    await expect(menu.getByRole('menuitem', { name: 'Resumes and letters' })).toHaveAttribute(
      'href',
      '/dashboard/profile/resumes',
    );
    await expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/settings/account',
    );
    await expect(menu.locator('xpath=ancestor::*[@data-trigger]')).toHaveCSS('max-height', '174px');
    await checkAccess(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(account).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitem', { name: 'Resumes and letters' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settings/account');
  });

  test('on phones collapses into a menu with both parts of applications and LOG OUT [NAV-004] [NAV-013]', async ({
    page,
  }) => {
    await page.setViewportSize(small);
    await logInAsMaya(page);
    await expect(mainNav(page)).toHaveCount(0);
    const toggle = page.locator('summary', { hasText: 'Menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(mainNav(page).getByRole('link')).toHaveText([
      'JOB MATCHES',
      'FIND JOBS',
      /^APPLICATIONS/,
      'AUTO APPLY',
      'APPLICATION TRACKER',
      'PROFILE',
      'SETTINGS',
    ]);
    await expect(mainNav(page).getByRole('button', { name: 'LOG OUT' })).toBeVisible();
    await checkAccess(page);
    await page.keyboard.press('Escape');
    await expect(mainNav(page)).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await mainNav(page).getByRole('link', { name: 'APPLICATION TRACKER' }).click();
    await page.waitForURL('**/dashboard/applications?tab=ApplicationTracker');
    await expect(mainNav(page)).toHaveCount(0);
    await toggle.click();
    await expect(mainNav(page).locator('[aria-current=page]')).toHaveText('APPLICATION TRACKER');
    await mainNav(page).getByRole('button', { name: 'LOG OUT' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('is followed by a breadcrumb [NAV-010]', async ({ page }) => {
    await page.setViewportSize(small);
    await logInAsMaya(page);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    for (const [path, words] of [
      ['/dashboard', 'JOB MATCHES'],
      ['/dashboard/applications', 'APPLICATIONSAUTO APPLY'],
      ['/dashboard/applications?tab=4', 'APPLICATIONSAPPLICATION TRACKER'],
      ['/dashboard/profile', 'PROFILE'],
    ] as const) {
      await page.goto(path);
      await expect(crumbs).toHaveText(words);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(crumbs).toBeHidden();
    await openApplication(page);
    await expect(crumbs).toHaveText('APPLICATIONSAPPLICATION');
    await crumbs.getByRole('link', { name: 'APPLICATIONS' }).click();
    await page.waitForURL('**/dashboard/applications');
  });
});

test("the layout is a small phone's below 576 px, a phone's up to 768, a tablet's below 1024, and a desktop's from there [DSN-013] [DSN-014]", async ({
  page,
}) => {
  await logInAsMaya(page);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  const layout = () =>
    page.evaluate(() => {
      const shown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? null;
      return {
        ticket: shown('header svg.lucide-ticket'),
        idleBar: shown('[data-sticky-bar][data-idle]'),
        tabs: shown('header nav[aria-label=Main]'),
      };
    });
  for (const [width, expected] of [
    [575, { ticket: false, idleBar: false, tabs: false }],
    [576, { ticket: true, idleBar: false, tabs: false }],
    [768, { ticket: true, idleBar: false, tabs: false }],
    [769, { ticket: true, idleBar: true, tabs: false }],
    [1023, { ticket: true, idleBar: true, tabs: false }],
    [1024, { ticket: true, idleBar: true, tabs: true }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(layout, { message: `${width} px` }).toEqual(expected);
  }
});

test("logging out ends the session, clears the browser's storage except hasSurveyShown, and goes to the home page [IDN-016] [IDN-017] [IDN-008]", async ({
  page,
  context,
}) => {
  await logInAsMaya(page);
  await page.evaluate(() => {
    localStorage.setItem('hasSurveyShown', 'true');
    localStorage.setItem('appliedAppTimeStamp', '{}');
    sessionStorage.setItem('draft', 'text');
  });
  await page.getByRole('button', { name: 'Maya Ellison' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
    hasSurveyShown: 'true',
  });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  // The home page begins a new visit; only the mark of a known device remains from the old one, and no script
  // can read it.
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => name !== 'c_vid')).toEqual(['__Host-device']);
  await page.goto('/dashboard');
  await page.waitForURL('**/login?target=%2Fdashboard');
});

test.describe('being counted', () => {
  test('is asked about on the main portal, and the answer is valid for 180 days [NAV-028]', async ({
    page,
    context,
  }) => {
    await page.goto('/?portal=FLX');
    const banner = page.getByRole('region', { name: 'Cookies and privacy' });
    await expect(banner).toHaveCount(0);
    await page.goto('/?portal=SNR');
    await expect(banner.getByRole('button')).toHaveText(['Reject non-essential', 'Accept']);
    await checkAccess(page);
    await banner.getByRole('button', { name: 'Reject non-essential' }).focus();
    await page.keyboard.press('Enter');
    await expect(banner).toHaveCount(0);
    const cookie = await readCookie(context, 'c_consent');
    expect(cookie?.value).toBe('rejected');
    expect(daysLeft(cookie)).toBeCloseTo(180, 1);
    await page.reload();
    await expect(banner).toHaveCount(0);
  });

  test('begins with Accept: tab changes, popups, uploads, and views of an application are reported [EXP-017] [EXP-018]', async ({
    page,
  }) => {
    await signUp(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === eventsPath);
    await uploadResume(page);
    await expect
      .poll(() => readDataLayer(page))
      .toMatchObject([{ event: 'upload resume', status: 'Success', loginStatus: 'logged in' }]);
    await sent;

    await page.goto('/dashboard/applications');
    await page.getByRole('tab', { name: 'Application tracker' }).click();
    await expect
      .poll(() => readDataLayer(page))
      .toMatchObject([
        { event: 'applications tab clicked', tab: 'ApplicationTracker' },
        { event: 'applications viewed', tab: 'ApplicationTracker' },
      ]);
    await page.goto('/dashboard?isSurvey');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect
      .poll(async () => (await readDataLayer(page)).filter(({ event }) => event === 'popup viewed'))
      .toMatchObject([{ popupName: 'survey', screenName: 'job matches' }]);
    const [applicationId = ''] = await seedApplications(await seedPerson(page), [
      { status: 'Success', title: 'Planner', submittedAt: '2026-11-12T12:00:00Z' },
    ]);
    await page.goto(`/dashboard/application/${applicationId}/receipt`);
    await expect
      .poll(() => readDataLayer(page))
      .toMatchObject([{ event: 'expert apply viewed', applicationId, screen: 'receipt' }]);
  });

  test('does not happen after Reject non-essential', async ({ page }) => {
    await logInAsMaya(page);
    await page.getByRole('button', { name: 'Reject non-essential' }).click();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await mainNav(page).getByRole('link', { name: 'APPLICATIONS' }).click();
    await page.getByRole('tab', { name: 'Application tracker' }).click();
    await page.waitForURL('**/dashboard/applications?tab=ApplicationTracker');
    await page.goto('/dashboard/profile');
    expect(await readDataLayer(page)).toEqual([]);
    expect(asked).not.toContain(eventsPath);
  });
});

test.describe('an idle person', () => {
  test('is asked after 15 minutes, gets no updates in the meantime, and returns with the one button [APP-095] [APP-096] [APP-097]', async ({
    page,
  }) => {
    await page.clock.install();
    await logInAsMaya(page);
    await page.goto('/dashboard/applications');
    await expect(page.getByRole('heading', { name: 'My Applications' })).toBeVisible();
    const modal = page.getByRole('alertdialog', { name: 'Are you still there?' });
    await waitUntilAwake(page);
    await page.mouse.move(50, 50);
    await page.clock.runFor('00:01');
    // The clock also runs on its own, for as long as a busy machine takes.
    await page.clock.fastForward('14:30');
    await expect(modal).toHaveCount(0);
    await page.clock.fastForward('00:30');
    await expect(modal).toBeVisible();
    await expect(modal).toContainText('We paused updates while you were away.');
    await expect(modal.getByRole('button')).toHaveText(["I'm back"]);
    await checkAccess(page);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await page.mouse.move(200, 200);
    await page.clock.fastForward('05:00');
    await expect(modal).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/ea/'))).toEqual([]);

    await page.keyboard.press('Tab');
    await expect(modal.getByRole('button', { name: "I'm back" })).toBeFocused();
    const reload = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/ea/'));
    await page.keyboard.press('Enter');
    await reload;
    await expect(modal).toHaveCount(0);
  });
});

test.describe('with the keyboard', () => {
  test('the palette opens with Ctrl-K, finds a page by name, and goes there', async ({ page }) => {
    await logInAsMaya(page);
    await waitUntilAwake(page);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search pages and actions' });
    await expect(palette.getByRole('searchbox')).toBeFocused();
    await checkAccess(page);
    await page.keyboard.type('nothing like this');
    await expect(palette.getByText('No matching pages or actions.')).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('prof');
    await expect(palette.getByRole('menuitem')).toHaveText(['Profile']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/profile');
    await expect(palette).toHaveCount(0);
    await page.keyboard.press('Meta+k');
    await expect(palette.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  });

  test('the list of shortcuts opens with ?, and can be switched off and on again', async ({ page }) => {
    await page.goto('/terms-conditions');
    await expect(page.getByRole('banner')).toBeVisible();
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(sheet).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await checkAccess(page);
    const single = sheet.getByRole('switch', { name: 'Open this list with the ? key' });
    await single.focus();
    await page.keyboard.press('Space');
    await expect(single).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(sheet).toHaveCount(0);
    await page.keyboard.type('short');
    await expect(page.getByRole('menuitem')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await single.focus();
    await page.keyboard.press('Space');
    await expect(single).toBeChecked();
  });

  test('the skip link goes past the header', async ({ page }) => {
    await page.goto('/terms-conditions');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('the survey', () => {
  test('is checked for on the dashboard, and the URL can ask for it [EXP-011] [EXP-013] [EXP-014]', async ({
    page,
  }) => {
    const flow = page.waitForRequest((request) => request.url().includes('/user/ecomflowdata'));
    const plans = page.waitForRequest((request) => request.url().includes('/ecom/api/v2/subscriptions/'));
    const stage = page.waitForRequest((request) => request.url().includes('/users/saveuserstages'));
    await logInAsMaya(page);
    await Promise.all([flow, plans]);
    expect(new URL((await stage).url()).searchParams.get('userStageId')).toBe('57');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto('/dashboard?isSurvey=1');
    const survey = page.getByRole('dialog');
    await expect(survey).toBeVisible();
    await expect.poll(() => readDataLayer(page)).toContainEqual({ event: 'survey_trigger' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hasSurveyShown'))).toBe('true');
    await checkAccess(page);
    const send = survey.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await survey.getByRole('radio', { name: '0', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(survey.getByRole('radio', { name: '1', exact: true })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Clear receipts');
    const saved = page.waitForResponse((response) => response.url().endsWith('/survey'));
    await send.click();
    expect((await saved).status()).toBe(201);
    await expect(page.getByText('Thank you. We read every answer.')).toBeVisible();
    await expect(survey).toHaveCount(0);
  });
});

test.describe('a visit', () => {
  test('has an id for 30 minutes [IDN-003], and among the applications an experiment with its layer for 90 days [IDN-004] [IDN-005]', async ({
    page,
    context,
  }) => {
    // Not via the dashboard, which has its own experiment.
    await openSessionOfMaya(page);
    await page.goto('/dashboard/applications');
    await expect.poll(() => readCookie(context, 'c_expt')).toBeDefined();
    const visit = await readCookie(context, 'c_vid');
    expect(visit?.value).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(daysLeft(visit) * 24 * 60).toBeCloseTo(30, -1);
    const map = await readCookie(context, 'c_expt');
    expect(JSON.parse(map?.value ?? '')).toEqual({ [experiments.applyDirectlyDesktop.id]: { v: 3, s: 'a' } });
    expect(daysLeft(map)).toBeCloseTo(90, 1);
    const layer = await readCookie(context, 'c_lyr');
    expect([layer?.value, Math.round(daysLeft(layer))]).toEqual(['apply-directly', 90]);
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
    expect((await readCookie(context, 'c_vid'))?.value).toBe(visit?.value);
  });

  test('takes forced and disabled tests from the URL [EXP-008] [EXP-009]', async ({ page, context }) => {
    const { id } = experiments.applyDirectlyDesktop;
    const read = async () => JSON.parse((await readCookie(context, 'c_expt'))?.value ?? '{}') as unknown;
    await openSessionOfMaya(page);
    await page.goto(`/dashboard/applications?runtest=${id}_2`);
    await expect.poll(read).toEqual({ [id]: { v: 2, s: 'f' } });
    expect(await readCookie(context, 'runtest')).toMatchObject({ value: `${id}_2`, expires: -1 });
    await page.goto('/dashboard/applications?disabletests=1');
    await expect.poll(read).toEqual({ [id]: { v: 1, s: 'd' } });
    await page.goto('/dashboard/applications');
    await expect.poll(read).toEqual({ [id]: { v: 2, s: 'f' } });
  });
});

test.describe('when something fails', () => {
  test("an experiment without a response doesn't keep the page from showing [ERR-007]", async ({ page }) => {
    await logInAsMaya(page);
    await page.route('**/conduct', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/dashboard/applications');
    await expect(page.getByRole('heading', { name: 'My Applications' })).toBeVisible();
  });

  test('the configuration can be requested again [ERR-003]', async ({ page }) => {
    await logInAsMaya(page);
    // The first page caches its configuration; only then is there something to clear.
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('config')));
    await page.evaluate(() => sessionStorage.clear());
    await page.route('**/eb/api/v1/config?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { name: "We couldn't load this page" })).toBeVisible();
    await checkAccess(page);
    await page.unroute('**/eb/api/v1/config?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  });

  test('an offline person is notified, and the page opens once they are back online', async ({
    page,
    context,
  }) => {
    await logInAsMaya(page);
    await waitUntilAwake(page);
    await waitUntilStill(page);
    await context.setOffline(true);
    await mainNav(page).getByRole('link', { name: 'PROFILE' }).click();
    await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
    await expect(page.locator('code')).toHaveText(/^[\da-f-]{36}$/);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  });

  test('an unknown address is a 404 with links to continue [D-013]', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await checkAccess(page);
  });
});
