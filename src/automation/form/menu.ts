import type { Frame, Locator } from 'playwright-core';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';

/** An option of any list that is open. */
export const anyOption =
  ':is([role=listbox], [role=menu], [role=dialog]) :is([role=option], [role^=menuitem]), .select__menu [role=option]';

const clickMs = 10_000;
const openingMs = 3_000;
const searchingMs = 10_000;

/** Opens a list and returns its options, if it has any. */
export async function openMenu(frame: Frame, adapter: BoundAdapter, path: string): Promise<Locator> {
  await findControl(frame, adapter, path).click({ timeout: clickMs });
  return findOptions(frame, adapter, path, openingMs);
}

/** Types into a list that the employer's server searches, and returns the results. */
export async function searchMenu(
  frame: Frame,
  adapter: BoundAdapter,
  path: string,
  text: string,
): Promise<Locator> {
  const control = findControl(frame, adapter, path);
  await control.click();
  await control.fill(text);
  return findOptions(frame, adapter, path, searchingMs);
}

/** An open list may cover or disable the rest of the form, so it is closed on every path. */
export async function closeMenu(frame: Frame, adapter: BoundAdapter, path: string): Promise<void> {
  const control = findControl(frame, adapter, path);
  if (adapter.select(path).plain) return closePlain(frame, adapter, path);
  await control.press('Escape');
  await control.blur();
}

/** A list without any role may not know the keyboard; a second click closes it. */
async function closePlain(frame: Frame, adapter: BoundAdapter, path: string): Promise<void> {
  const open = frame.locator(adapter.select(path).menuOptions).filter({ visible: true });
  if ((await open.count()) > 0) await findControl(frame, adapter, path).click({ timeout: clickMs });
}

function findControl(frame: Frame, adapter: BoundAdapter, path: string): Locator {
  return frame.locator(adapter.select(path).controls).first();
}

async function findOptions(
  frame: Frame,
  adapter: BoundAdapter,
  path: string,
  timeout: number,
): Promise<Locator> {
  const options = frame.locator(adapter.select(path).menuOptions).filter({ visible: true });
  await options
    .first()
    .waitFor({ timeout })
    .catch(() => undefined);
  return options;
}
