import type { Locator, Page } from '@playwright/test';
import type { SeededApplication } from './seeded-person.ts';
import { expect } from './watched-page.ts';

export const applicationList = '/dashboard/applications';
export const tracker = `${applicationList}?tab=ApplicationTracker`;

/** One application in each state it can have after it was sent. */
export const sentApplications: SeededApplication[] = [
  { status: 'Processing', title: 'Logistics Lead' },
  { status: 'Success', title: 'Project Manager', submittedAt: '2026-11-12T12:00:00Z' },
  { status: 'Fail', title: 'Systems Analyst', failureCode: 'failure_captcha' },
  { status: 'Fail', title: 'Demand Planner', failureCode: 'failure_login', appliedDirectly: true },
  { status: 'Fail', title: 'Process Analyst', failureCode: 'failure_invalid_application' },
  { status: 'Fail', title: 'Network Planner', failureCode: 'failure_job_expired' },
];

/** By the visible label: the radio itself is hidden, and its position moves while its modal opens. */
export async function tickRadio(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await page.locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}

export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ hasText: title });
}
