import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect } from './watched-page.ts';

/** No violation of WCAG 2.2 A and AA that axe can find. */
export async function checkAccess(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}
