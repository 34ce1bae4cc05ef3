import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { EmployerAdapter } from '#automation/employers/employer-adapter.ts';

/** The page as the person would see it, with sensitive answers covered. */
export function takeScreenshot(
  page: Page,
  adapter: EmployerAdapter,
  sensitivePaths: readonly string[],
): Promise<Buffer> {
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    mask: sensitivePaths.map((path) => page.locator(adapter.select(path).box)),
    maskColor: '#475569',
  });
}

export async function hashDom(page: Page): Promise<string> {
  return hash(await page.content());
}

export function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
