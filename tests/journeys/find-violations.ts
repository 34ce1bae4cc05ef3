import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './watched-page.ts';

interface Look {
  include?: string;
  exclude?: string;
  /** Where only the colours can have changed, their rule is enough. */
  onlyColors?: boolean;
}

/** What a machine finds against WCAG 2.2 A and AA, one line each. */
export async function findViolations(
  page: Page,
  { include, exclude, onlyColors }: Look = {},
): Promise<string[]> {
  await waitUntilStill(page);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Spoken messages stay in the page for seconds; one that names a button by its id outlives the button.
  axe.exclude('[data-live-announcer]');
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  if (onlyColors) axe.withRules('color-contrast');
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']);
  const { violations, passes } = await axe.analyze();
  expect(passes.length).toBeGreaterThan(0);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${page.url()} ${id} ${node.html} ${node.failureSummary}`),
  );
}

/** What is still rising or fading has colours that nobody reads. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
