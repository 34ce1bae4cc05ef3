import type { BrowserContext, Page } from '@playwright/test';
import { PORTAL_CODES, type PortalCode, portalKinds } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { portals } from '#tests/portals.ts';
import { listPaths } from './portal-paths.ts';
import { type SeededPerson, seedPerson } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

const phone = { width: 390, height: 844 };
/**
 * One portal of each route table runs its scripts; the others show the same screens as rendered by the
 * server.
 */
const awake: readonly PortalCode[] = ['SNR', 'FLX', 'DEFAULT', 'JSR'];

/** Onboarding has its own header, and its buttons instead of a footer (D-031). */
function isFunnel(code: PortalCode, path: string): boolean {
  const { onboarding, resumeUpload, reviewResume, interview, editContact, addExperience, addEducation } =
    routesOf(portalKinds[code]);
  const edits = onboarding.some(({ name }) => name === 'contact')
    ? [editContact, addExperience, addEducation]
    : [];
  return [...onboarding.map((step) => step.path), resumeUpload, reviewResume, interview, ...edits].includes(
    path,
  );
}

function look(page: Page) {
  return page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    return {
      header: text('header a'),
      settings: document.querySelector('header details a[href="/settings/settings-nav"]') !== null,
      footer: text('footer'),
      title: text('h1'),
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
}

async function visit(page: Page, code: PortalCode, { origin }: SeededPerson, path: string): Promise<void> {
  const { name, supportPhone, supportEmail } = portals[code];
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  const scripts = awake.includes(code);
  const needs = isFunnel(code, path.split('?')[0] ?? '')
    ? { header: expect.stringContaining(name), tooWide: 0 }
    : {
        header: expect.stringContaining(name),
        settings: true,
        footer: expect.stringMatching(
          RegExp(`${quote(supportPhone)}.*${quote(supportEmail)}.*Sat 8 AM-5 PM CST`),
        ),
        tooWide: 0,
        ...(scripts ? { title: expect.stringMatching(/\S/) } : {}),
      };
  await expect.poll(() => look(page), { message: `${code} ${path}` }).toMatchObject(needs);
}

const quote = (text: string) => text.replace(/[().]/g, '\\$&');

async function withoutScripts(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('This context has no browser');
  const storageState = await context.storageState();
  const still = await browser.newContext({ javaScriptEnabled: false, viewport: phone, storageState });
  return still.newPage();
}

for (const code of PORTAL_CODES)
  test(`every page of ${code} on a phone has its header, a link to Settings, its support details, a heading, and no overflow [NAV-012] [NAV-022]`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(phone);
    const person = await seedPerson(page, { portal: code.toLowerCase() });
    const paths = await listPaths(page, code, person);
    expect(paths.length).toBeGreaterThan(30);
    const visitor = awake.includes(code) ? page : await withoutScripts(context);
    for (const path of paths) await visit(visitor, code, person, path);
    // The narrowest screen that WCAG 2.2 names: the longest name may not push the menu off it.
    await page.setViewportSize({ width: 320, height: 700 });
    const { publicHome, applications } = routesOf(portalKinds[code]);
    for (const path of [publicHome, applications]) {
      await page.goto(person.origin + path);
      await expect.poll(async () => (await look(page)).tooWide, { message: `${code} ${path}` }).toBe(0);
    }
  });
