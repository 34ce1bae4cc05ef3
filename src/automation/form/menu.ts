import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, Locator } from 'playwright-core';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';
import { callInPage } from './call-in-page.ts';

/** An option of any list that is open. Older versions of react-select give their options no role. */
export const anyOption =
  ':is([role=listbox], [role=menu], [role=dialog]) :is([role=option], [role^=menuitem]), [class*="select__menu"] :is([role=option], [class*="select__option"])';

const clickMs = 10_000;
const openingMs = 3_000;
const searchingMs = 10_000;
/** A list that loads more needs a moment after it was scrolled. */
const scrollMs = 150;
const idleScrolls = 3;
const mostOptions = 2_000;

/** Opens a list and returns its options, if it has any. */
export async function openMenu(frame: Frame, adapter: BoundAdapter, path: string): Promise<Locator> {
  const appears = adapter.select(path).plain?.appears;
  if (appears) await callInPage(frame, 'watchForList');
  await findControl(frame, adapter, path).click({ timeout: clickMs });
  return appears ? waitForList(frame) : findOptions(frame, adapter, path, openingMs);
}

/** The options of a list without any role that is created when it is opened. */
async function waitForList(frame: Frame): Promise<Locator> {
  const until = Date.now() + openingMs;
  let entries = await callInPage(frame, 'findAppeared');
  while (entries === '' && Date.now() < until) {
    await wait(scrollMs);
    entries = await callInPage(frame, 'findAppeared');
  }
  return frame.locator(entries || anyOption).filter({ visible: true });
}

/** Scrolls the last option to the top of its list, which loads or renders what follows; false when nothing moved. */
function scrollOn(options: Locator): Promise<boolean> {
  return options.last().evaluate((option) => {
    for (let box = option.parentElement; box && box.localName !== 'body'; box = box.parentElement) {
      const before = box.scrollTop;
      box.scrollTop += option.getBoundingClientRect().top - box.getBoundingClientRect().top;
      if (box.scrollTop !== before) return true;
    }
    return false;
  });
}

/** The texts of all options, including those that appear only when the list is scrolled; ends early when told to. */
export async function readOptions(
  options: Locator,
  isEnough: (labels: readonly string[]) => boolean = () => false,
): Promise<string[]> {
  const found = new Set<string>();
  let hasMoved = false;
  for (let idle = 0; idle < idleScrolls && found.size < mostOptions; ) {
    const shown = await options.allInnerTexts();
    const known = found.size;
    for (const label of shown) found.add(label.trim());
    if (isEnough(shown) || shown.length === 0) break;
    hasMoved = (await scrollOn(options)) || hasMoved;
    if (!hasMoved) break;
    idle = found.size > known ? 0 : idle + 1;
    await wait(scrollMs);
  }
  return [...found].filter(Boolean);
}

/** Types into an open list, if it can be typed into. */
export async function typeIntoMenu(
  frame: Frame,
  adapter: BoundAdapter,
  path: string,
  text: string,
): Promise<Locator | null> {
  const control = findControl(frame, adapter, path);
  const isTyped = await control.evaluate((one) => one.matches('input:not([readonly])'));
  if (!isTyped) return null;
  await control.fill(text);
  return findOptions(frame, adapter, path, openingMs);
}

/** Types into a list that the employer's server searches, and returns the results; elements without any role are only opened. */
export async function searchMenu(
  frame: Frame,
  adapter: BoundAdapter,
  path: string,
  text: string,
): Promise<Locator> {
  if (adapter.select(path).plain) return openMenu(frame, adapter, path);
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
  const { menuOptions, plain } = adapter.select(path);
  const entries = plain?.appears ? await callInPage(frame, 'findAppeared') : menuOptions;
  const open = frame.locator(entries || anyOption).filter({ visible: true });
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
