import { createHash } from 'node:crypto';
import type { Frame, Page } from 'playwright-core';
import { callInPage } from '#automation/form/call-in-page.ts';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';

/** A screenshot of the page with sensitive answers covered; null when one of them can't be covered. */
export async function takeScreenshot(
  frame: Frame,
  adapter: BoundAdapter,
  sensitivePaths: readonly string[],
): Promise<Buffer | null> {
  const blocks = sensitivePaths.map((path) => adapter.select(path).block);
  try {
    const missing = await callInPage(frame, 'coverAnswers', blocks);
    const isFormShown = await frame.locator(adapter.marks.form).first().isVisible();
    if (missing > 0 && isFormShown) return null;
    return await frame.page().screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await callInPage(frame, 'uncoverAnswers').catch(() => undefined);
  }
}

export async function hashDom(page: Page): Promise<string> {
  return hash(await page.content());
}

export function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
