import type { Page } from 'playwright-core';
import type { Browser } from '#automation/browser/browser.ts';
import { observeSpeed, type PageSpeed } from '#automation/form/in-page/observe-speed.ts';

/** Loads a page as a slow machine would, uses it a little, and returns what a person experiences. */
export function measurePage(
  browser: Browser,
  { url, cpuSlowdown, width }: { url: string; cpuSlowdown: number; width: number },
): Promise<PageSpeed> {
  return browser.withPage(async (page) => {
    await page.setViewportSize({ width, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(observeSpeed);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    await useALittle(page);
    await page.waitForTimeout(500);
    return page.evaluate(() => (globalThis as unknown as { measuredSpeed: PageSpeed }).measuredSpeed);
  });
}

async function useALittle(page: Page): Promise<void> {
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  const input = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  if (await input.isVisible()) await input.pressSequentially('nurse');
  const menu = page.locator('summary', { hasText: 'Menu' });
  if (await menu.isVisible()) await menu.click();
}
