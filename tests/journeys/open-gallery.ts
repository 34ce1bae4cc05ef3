import type { Browser, Locator, Page, PlaywrightTestOptions } from '@playwright/test';
import { expect, watch, test as watched } from './watched-page.ts';

/** `desktop` and `phone` are galleries shared by all tests of a worker: each test leaves them usable. */
export const test = watched.extend<object, { desktop: Page; phone: Page }>({
  desktop: [
    async ({ browser }, use, { project }) => {
      await useGallery(browser, { ...project.use, viewport: desktopSize }, use);
    },
    { scope: 'worker' },
  ],
  phone: [
    async ({ browser }, use, { project }) => {
      await useGallery(browser, { ...project.use, ...phoneSize }, use);
    },
    { scope: 'worker' },
  ],
});

export const desktopSize = { width: 1440, height: 900 };
export const phoneSize = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

async function useGallery(
  browser: Browser,
  options: Partial<PlaywrightTestOptions>,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  const complaints = await watch(context, options.baseURL);
  const page = await context.newPage();
  await openGallery(page);
  await use(page);
  await context.close();
  expect(complaints).toEqual([]);
}

/** The gallery in a theme other than the portal's: once the page uses it, its scripts are running. */
export async function openGallery(page: Page, { theme = 'base', scheme = 'light' } = {}): Promise<void> {
  await page.goto(`/__gallery?theme=${theme}&scheme=${scheme}`);
  await page.locator(`html[data-theme="${theme}"][data-scheme="${scheme}"]`).waitFor();
  // It loads last: its size differs from its placeholder, and a page that moves closes its overlays.
  await page.getByRole('button', { name: /^Theme/ }).waitFor();
}

export function region(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

export function styleOf(locator: Locator, name: string): Promise<string> {
  return locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
}

export function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return locator.evaluate((element) => element.getBoundingClientRect().toJSON());
}
