import type { Page } from '@playwright/test';
import { acceptedTestCard } from '#domain/credits/test-card.ts';
import { sentApplications } from '#tests/journeys/application-lists.ts';
import { findViolations } from '#tests/journeys/find-violations.ts';
import { desktopSize, phoneSize } from '#tests/journeys/open-gallery.ts';
import {
  type SeededPerson,
  seedApplications,
  seedAppliedJobs,
  seedPerson,
  seedPlan,
} from '#tests/journeys/seeded-person.ts';
import { setLook } from '#tests/journeys/set-look.ts';
import { expect, test } from '#tests/journeys/watched-page.ts';

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

const simplified = ['', '?tab=ApplicationTracker', '?tab=Manual'].map(
  (tab) => `/dashboard/applications${tab}`,
);
const standard = [1, 2, 3, 4, 7].map((tab) => `/jobs/applications?tab=${tab}`);
const others = ['/dashboard/insights', '/payment/index', '/payment/index?flow=rtry', '/payment/transactions'];
/** The data of these screens comes from these three services; session and profile from others. */
const data = /\/(ea|ecom|ej)\/api\//;

async function look(page: Page, place: string): Promise<void> {
  for (const scheme of ['light', 'dark']) {
    await setLook(page, { scheme });
    expect.soft([place, scheme, await findViolations(page)]).toEqual([place, scheme, []]);
  }
}

async function lookAtAll(page: Page, paths: readonly string[], state: string, settled: () => Promise<void>) {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await settled();
    await look(page, `${path} ${state}`);
  }
}

/**
 * One application in each state, a plan whose last charge failed, and manual applications; returns all pages.
 */
async function fill(person: SeededPerson): Promise<string[]> {
  const [review, quick, , ...sent] = await seedApplications(person, [
    { status: 'ReadyForReview', title: 'Coordinator' },
    { status: 'ReadyForQuickApply', title: 'Planner' },
    { status: 'Preparing', title: 'Buyer' },
    ...sentApplications,
  ]);
  await seedPlan(person, { plan: 'MONTHLY', status: 'failed', credits: 2, card: acceptedTestCard });
  await seedAppliedJobs(person, ['Bookkeeper', 'Archivist']);
  const one = (id: string | undefined, name: string) => `/dashboard/application/${id}/${name}`;
  return [
    ...simplified,
    ...others,
    one(review, 'audit'),
    one(quick, 'audit'),
    ...sent.map((id) => one(id, 'receipt')),
  ];
}

for (const [device, size] of [
  ['desktop', { viewport: desktopSize }],
  ['phone', phoneSize],
] as const) {
  test.describe(`on a ${device}, lists, reviews, receipts, payment, and insights have no violation of WCAG 2.2 AA`, () => {
    test.use(size);
    test.setTimeout(600_000);

    test('full and empty', async ({ page }) => {
      const settled = () => expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const person = await seedPerson(page);
      await lookAtAll(page, [...simplified, ...others], 'empty', settled);
      await lookAtAll(page, await fill(person), 'full', settled);
    });

    test('loading and failed', async ({ page }) => {
      const paths = await fill(await seedPerson(page));
      await page.route(data, () => undefined);
      await lookAtAll(page, paths, 'loading', async () => undefined);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route(data, (route) => route.fulfill({ status: 500, body: 'no' }));
      const failed = page.getByRole('button', { name: 'Try again' }).first();
      await lookAtAll(page, paths, 'failed', () => failed.waitFor());
    });

    test('the standard tabs, full and empty', async ({ page }) => {
      const person = await seedPerson(page, { portal: 'default' });
      const paths = standard.map((path) => person.origin + path);
      const settled = () => expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await lookAtAll(page, paths, 'empty', settled);
      await fill(person);
      await lookAtAll(page, paths, 'full', settled);
    });

    test('with their popups and menus open', async ({ page }) => {
      await fill(await seedPerson(page));
      const openings: [path: string, button: RegExp][] = [
        ['/dashboard/applications', /^One-click apply$/],
        ['/dashboard/applications', /^Remove Planner$/],
        ['/dashboard/applications', /^Never-apply list$/],
        ['/dashboard/applications?tab=ApplicationTracker', /^Filter by status/],
        ['/payment/transactions', /^Cancel plan$/],
      ];
      for (const [path, name] of openings) {
        await page.goto(path);
        await page.getByRole('button', { name }).filter({ visible: true }).first().click();
        await page.getByRole('dialog').waitFor();
        await look(page, `${path} with ${name} open`);
      }
    });
  });
}
