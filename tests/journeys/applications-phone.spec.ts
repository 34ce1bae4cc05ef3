import { applicationList, rowOf, sentApplications, tickRadio, tracker } from './application-lists.ts';
import { checkAccess } from './check-access.ts';
import { seedApplications, seedPerson } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone tables are cards [APP-035], the heading has one line [APP-037], the filter looks like a select [APP-039]', async ({
  page,
}) => {
  const person = await seedPerson(page, { portal: 'default' });
  await seedApplications(person, sentApplications);
  await page.goto(`${person.origin}/jobs/applications?tab=4`);
  await expect(rowOf(page, 'Project Manager')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Job title' })).not.toBeInViewport();
  const box = await rowOf(page, 'Project Manager').boundingBox();
  expect(box?.width).toBeGreaterThan(330);
  expect(box?.height).toBeGreaterThan(120);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('-webkit-line-clamp', '1');
  await checkAccess(page);

  const select = page.getByRole('button', { name: 'Filter by status: All' });
  await expect(select).toHaveText('Status');
  await select.click();
  await tickRadio(page, 'Applied');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Filter by status: Applied' })).toHaveText('Applied');
});

test('on a phone the selected tab is in view, tabs are swiped, not moved by arrows, and Remove is always visible [APP-020]', async ({
  page,
}) => {
  const person = await seedPerson(page, { portal: 'default' });
  await seedApplications(person, [{ status: 'ReadyForQuickApply', title: 'Planner' }]);
  await page.goto(`${person.origin}/jobs/applications?tab=4`);
  // Nothing scrolled it into view.
  await expect(page.getByRole('tab', { name: 'Submitted applications' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'More tabs' })).toBeHidden();

  await page.getByRole('tab', { name: /Ready to apply/ }).click();
  await expect(page.getByRole('button', { name: 'Remove Planner' }).locator('xpath=..')).toHaveCSS(
    'opacity',
    '1',
  );
});

test.describe('with a mouse in a window as narrow as a phone', () => {
  test.use({ hasTouch: false });

  test('arrows scroll the tabs by two [APP-010]; tabs that fit have none', async ({ page }) => {
    const { origin } = await seedPerson(page, { portal: 'default' });
    await page.goto(`${origin}/jobs/applications?tab=4`);
    const strip = page.getByRole('tablist').locator('xpath=..');
    const left = () => strip.evaluate((element) => element.scrollLeft);
    await expect.poll(left).toBeGreaterThan(0);
    await strip.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await page.getByRole('button', { name: 'More tabs' }).click();
    const two = await strip.evaluate((element) => {
      const [first, , third] = element.querySelectorAll('[role=tab]');
      return (third?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
    });
    await expect.poll(left).toBeGreaterThan(two - 2);
    await page.getByRole('button', { name: 'Previous tabs' }).click();
    await expect.poll(left).toBe(0);

    await page.setViewportSize({ width: 700, height: 844 });
    await page.goto(`${origin}/jobs/applicationinfo`);
    await expect(page.getByRole('tab')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'More tabs' })).toBeHidden();
  });
});

test('on a phone the pages of an application show their skeleton and go back [APP-052] [APP-053] [AUD-002] [RCP-003]', async ({
  page,
}) => {
  const person = await seedPerson(page);
  const [ready, failed] = await seedApplications(person, [
    { status: 'ReadyForReview', title: 'Planner' },
    { status: 'Fail', title: 'Systems Analyst' },
  ]);
  await page.goto(tracker);
  await expect(page.getByRole('tab', { name: 'App tracker' })).toHaveAttribute('aria-selected', 'true');
  for (const [path, lead, tab] of [
    [`/dashboard/application/${ready}/audit`, "You're about to apply for:", '2'],
    [`/dashboard/application/${failed}/receipt`, 'This is application for:', '4'],
  ] as const) {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/applications/detail/*', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expect(page.getByText(lead)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
      'href',
      `${applicationList}?tab=${tab}`,
    );
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    answer();
    const arrow = page.getByRole('link', { name: 'Back to My Applications' });
    await expect(arrow).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Details' })).toHaveCount(0);
    await checkAccess(page);
    if (tab === '2') {
      const card = await arrow.boundingBox();
      const questions = await page.getByRole('heading', { name: /^Questions from/ }).boundingBox();
      expect(card?.y).toBeLessThan(questions?.y ?? 0);
    }
    await page.unroute('**/applications/detail/*');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(
      tab === '2' ? /Review and apply/ : 'App tracker',
    );
  }
});
