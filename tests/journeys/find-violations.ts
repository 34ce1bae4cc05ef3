import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './watched-page.ts';

interface Look {
  include?: string;
  exclude?: string;
  /** When only colors can have changed, their rule is enough. */
  onlyColors?: boolean;
}

/** The violations of WCAG 2.2 A and AA that axe finds, one per line. */
export async function findViolations(
  page: Page,
  { include, exclude, onlyColors }: Look = {},
): Promise<string[]> {
  await waitUntilStill(page);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Announcements stay in the page for seconds; one that references a button by id outlives the button.
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

/** Colors that are still animating are not final. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
