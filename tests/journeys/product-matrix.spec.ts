import type { Page } from '@playwright/test';
import { routesOf } from '#domain/portal/routes.ts';
import { portals } from '#tests/portals.ts';
import { type Look, lookAtPage } from './look-at-page.ts';
import { pausePerson, seedAddedJobs, seedApplications, seedPerson } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

/**
 * One portal of each route table at three widths; `portal-matrix.spec.ts` visits every portal's pages on a
 * phone.
 */
const codes = ['SNR', 'FLX', 'DEFAULT', 'JSR'] as const;
const widths = [390, 820, 1440] as const;
const isDesktop = (width: number) => width >= 1024;
const isPhone = (width: number) => width <= 768;
const quote = (text: string) => text.replace(/[().]/g, '\\$&');

for (const code of codes)
  test.describe(`the product on ${code}`, () => {
    test.describe.configure({ mode: 'serial' });
    const portal = portals[code];
    const routes = routesOf(portal);
    let page: Page;
    let person: Awaited<ReturnType<typeof seedPerson>>;
    const looks: { width: number; product: Look; home: Look }[] = [];

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      person = await seedPerson(page, { portal: code.toLowerCase() });
      await seedApplications(person, [{ status: 'ReadyForReview', title: 'Planner' }]);
      const outside = await browser.newPage();
      await outside.goto(person.origin + routes.publicHome);
      await page.goto(`${person.origin + routes.applications}?tab=ReadyToSend`);
      await expect(page.getByText('Planner').first()).toBeVisible();
      for (const width of widths) {
        for (const one of [page, outside]) await one.setViewportSize({ width, height: 900 });
        looks.push({ width, product: await lookAtPage(page), home: await lookAtPage(outside) });
      }
      await outside.context().close();
    });
    test.afterAll(() => page.context().close());

    test('fits its width, with text of 16 px on desktops and 14 px below [DSN-004] [DSN-006] [DSN-007]', () => {
      for (const { width, product, home } of looks) {
        expect([width, product.tooWide, home.tooWide]).toEqual([width, 0, 0]);
        expect([width, product.text]).toEqual([width, width > 1024 ? 16 : 14]);
        expect(product.contentWidth).toBeLessThanOrEqual(width < 1200 ? 960 : 1140);
        expect(product.contentWidth).toBeGreaterThan(width < 1200 ? Math.min(width, 960) * 0.8 : 1100);
      }
    });

    test('has one title per page, and headings only in sizes of the scale [DSN-005]', () => {
      for (const { width, product, home } of looks) {
        const [first, second] = isPhone(width) ? [36, 28] : [48, 32];
        expect([width, home.titles.map(({ size }) => size)]).toEqual([width, [first]]);
        expect([width, product.titles.map(({ size }) => size)]).toEqual([width, [second]]);
        const scale = [first, second, 24, 18, 16];
        const others = [...product.headings, ...home.headings].filter(({ size }) => !scale.includes(size));
        expect([width, others]).toEqual([width, []]);
      }
    });

    test('has a header of 6.8rem, 5.2rem below 1024 px, and a logo that links home [NAV-001] [NAV-002] [NAV-003]', () => {
      for (const { width, product, home } of looks) {
        const height = isDesktop(width) ? 68 : 52;
        expect([width, product.header.height, home.header.height]).toEqual([width, height, height]);
        expect(product.header.width).toBeLessThanOrEqual(1125);
        expect(product.header).toMatchObject({
          logo: routes.home,
          name: expect.stringContaining(portal.name),
        });
        expect(home.header.logo).toBe(routes.publicHome);
      }
    });

    test('has its tabs with the active one, and a menu instead below 1024 px [NAV-005] [NAV-007] [NAV-013]', () => {
      for (const { width, product } of looks) {
        const tabs = isDesktop(width) ? [/^JOB MATCHES/, /^FIND JOBS/, /^APPLICATIONS/, /^PROFILE/] : [];
        expect(product.nav.slice(0, 4)).toEqual(tabs.map((name) => expect.stringMatching(name)));
        expect(product.active).toEqual(isDesktop(width) ? [expect.stringMatching(/^APPLICATIONS/)] : []);
        expect([width, product.menu]).toEqual([width, isDesktop(width) ? 0 : 1]);
      }
    });

    test('ends with columns under headings, phone, and email [NAV-015] [NAV-017] [NAV-018] [NAV-023]', () => {
      for (const { product, home } of looks)
        for (const { footer } of [product, home]) {
          expect(footer.columns).toEqual(expect.arrayContaining(['Company', 'Legal', 'Support']));
          expect(footer.text).toContain(portal.supportPhone);
          expect(footer.links).toContainEqual(
            expect.stringMatching(RegExp(`^mailto:${quote(portal.supportEmail)}`)),
          );
          expect(footer.width).toBe(1500);
        }
    });

    test('ends with contact, hours, and the legal notes with the year [NAV-019] [NAV-020] [NAV-025] [NAV-027]', () => {
      for (const { product, home } of looks)
        for (const { footer } of [product, home]) {
          expect(footer.links).toContain(routes.contact);
          for (const text of [
            ...portal.supportHours,
            'Company names and logos are trademarks of their respective holders.',
            `© ${new Date().getFullYear()} ${portal.companyName}`,
          ])
            expect(footer.text).toContain(text);
        }
    });

    test('asks in a modal that keeps the focus and closes with Escape and a click outside [DSN-022] [DSN-023] [DSN-024]', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const opener = page.getByRole('button', { name: 'Remove Planner' }).first();
        const dialog = page.getByRole('dialog', { name: 'Remove this job?' });
        await opener.focus();
        await opener.press('Enter');
        await expect(dialog).toBeVisible();
        for (let presses = 0; presses < 5; presses += 1) {
          await page.keyboard.press('Tab');
          const holds = await dialog.evaluate((element) => element.contains(document.activeElement));
          expect([width, holds]).toEqual([width, true]);
        }
        const box = await dialog.boundingBox();
        expect((box?.x ?? -1) + (box?.width ?? width)).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await opener.press('Enter');
        await expect(dialog).toBeVisible();
        await page.mouse.click(5, 5);
        await expect(dialog).toBeHidden();
      }
    });

    test('confirms in a visible toast beside the pressed button', async () => {
      await seedAddedJobs(person, widths.map(String));
      // Prepared applications wait: no employer's form is read for this.
      await pausePerson(person);
      await page.goto(person.origin + routes.home);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.getByRole('button', { name: String(width), exact: true }).click();
        await expect(page.getByRole('heading', { level: 2, name: String(width) })).toBeVisible();
        const button = page.getByRole('button', { name: 'Quick apply' }).filter({ visible: true }).last();
        const pressed = await button.boundingBox();
        await button.click();
        const toast = page.getByRole('alertdialog');
        await expect(toast).toBeVisible();
        await expect(toast).toBeInViewport({ ratio: 1 });
        const shown = await toast.boundingBox();
        // On phones the bar with the button follows the end of the page.
        const bar = page.locator('[data-sticky-bar]').filter({ visible: true });
        const kept = (await bar.count()) > 0 ? await bar.boundingBox() : pressed;
        expect([width, kept && shown && overlap(kept, shown)]).toEqual([width, false]);
        await toast.getByRole('button', { name: 'Close' }).click();
        await expect(toast).toHaveCount(0);
        if (!isDesktop(width)) await page.getByRole('button', { name: 'Back', exact: true }).click();
      }
    });
  });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
