import type { Locator, Page } from 'playwright-core';
import type { EmployerAdapter } from '#automation/employers/employer-adapter.ts';

const openingMs = 3_000;
const searchingMs = 10_000;

/** Opens a list and gives its options; a list without any gives none. */
export async function openMenu(page: Page, adapter: EmployerAdapter, path: string): Promise<Locator> {
  await findControl(page, adapter, path).click();
  return findOptions(page, adapter, path, openingMs);
}

/** Types into a list that the employer's server searches, and gives what it found. */
export async function searchMenu(
  page: Page,
  adapter: EmployerAdapter,
  path: string,
  text: string,
): Promise<Locator> {
  const control = findControl(page, adapter, path);
  await control.click();
  await control.fill(text);
  return findOptions(page, adapter, path, searchingMs);
}

/** An open list may cover or disable the rest of the form, so it is closed on every path. */
export async function closeMenu(page: Page, adapter: EmployerAdapter, path: string): Promise<void> {
  const control = findControl(page, adapter, path);
  await control.press('Escape');
  await control.blur();
}

function findControl(page: Page, adapter: EmployerAdapter, path: string): Locator {
  return page.locator(adapter.select(path).controls).first();
}

async function findOptions(
  page: Page,
  adapter: EmployerAdapter,
  path: string,
  timeout: number,
): Promise<Locator> {
  const options = page.locator(adapter.select(path).menuOptions).filter({ visible: true });
  await options
    .first()
    .waitFor({ timeout })
    .catch(() => undefined);
  return options;
}
