import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { wordsFor } from '#automation/reader/words/words.ts';
import { labelsOf } from './control-labels.ts';
import { clean } from './dom.ts';
import { isDropZone } from './file-inputs.ts';
import { byIds, controlsIn, isChoice, isCollapsed, parentOf, readSeen, readText } from './page-texts.ts';
import { oncePerElement, oncePerReading } from './reading.ts';

// Decides whether a person sees a control or what stands for it.

const upload = wordsFor('upload');
const file = wordsFor('upload', 'fileNear');
const fileAsked = wordsFor('fileAsked');

const isVisibleStyle = oncePerElement((element) => {
  const { display, visibility } = getComputedStyle(element);
  return display !== 'none' && visibility !== 'hidden' && visibility !== 'collapse';
});

/** Checks visibility only up to the form: a form behind a tab is still a form. */
function isShown(control: Element, form: Element | null): boolean {
  for (let one: Element | null = control; one && one !== form && one !== document.body; one = parentOf(one)) {
    if (!isVisibleStyle(one)) return false;
    if (one !== control && getComputedStyle(one).opacity === '0' && !isChoice(control)) return false;
  }
  return true;
}

/** The custom list that replaces a hidden native one. */
export const findCustomList = oncePerElement((control): Element | null => {
  if (control.localName !== 'select') return null;
  const before = control.previousElementSibling;
  if (before?.matches('.select2-container')) return before;
  const next =
    control.nextElementSibling ??
    (control.parentElement?.matches('[class*=select i], [class*=choices i]') ? control.parentElement : null);
  const isOff = getComputedStyle(control).display === 'none' && control.querySelectorAll('option').length > 1;
  if (isOff && next?.querySelector('[role=combobox], [aria-haspopup]')) return next;
  return next?.matches(
    '[class*=select2], [class*=chosen], [class*=selectize], [class*=choices], [class*=nice-select], [class*=ts-wrapper], [class*=multiselect], [class*=dropdown-toggle]',
  )
    ? next
    : null;
});

export const readOpener = (button: Element) =>
  clean(
    byIds(button, 'aria-labelledby')
      .map((part) => readText(part))
      .join(' '),
  ) ||
  clean(button.getAttribute('aria-label')) ||
  clean(button.textContent);

/** Hidden dialogs with a file input, and the buttons outside that open them, both in page order. */
const findDialogs = oncePerReading(() => {
  const isOff = (one: Element) => one.querySelector('input[type=file]') !== null && !isShown(one, null);
  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter(isOff);
  const openers = [...document.querySelectorAll('button[aria-haspopup]')].filter(
    (one) => one.closest('[role=dialog]') === null && fileAsked.test(readOpener(one)),
  );
  return { dialogs, openers: dialogs.length === openers.length ? openers : [] };
});

/** The button that opens the hidden dialog with this file input: the first button opens the first such dialog. */
export function findOpener(control: Element): Element | null {
  const { dialogs, openers } = findDialogs();
  return openers[dialogs.findIndex((one) => one.contains(control))] ?? findFeeder(control);
}

/** Forms with a file input and no text, and the buttons in groups that ask for such a file, both in page order. */
const findBareForms = oncePerReading(() => {
  const inputs = 'input:not([type=hidden]), select, textarea, button';
  const isBare = (form: Element) =>
    form.querySelector('input[type=file]') !== null &&
    form.querySelectorAll(inputs).length === 1 &&
    readSeen(form) === '';
  const bare = [...document.forms].filter(isBare);
  const feeders = [...document.querySelectorAll('fieldset:not(:has(input:not([type=hidden])))')].flatMap(
    (group) =>
      [...group.querySelectorAll('button')].find((one) => phrase.uploadButton.test(readText(one))) ?? [],
  );
  return { bare, feeders: bare.length === feeders.length ? feeders : [] };
});

/** For a file input alone in a form without text: the button in the group that asks for it, in the order of such forms. */
function findFeeder(control: Element): Element | null {
  const { bare, feeders } = findBareForms();
  return feeders[bare.findIndex((form) => form.contains(control))] ?? null;
}

/** Moved off screen, which also works for a form that isn't rendered. Only `position` is cheap to ask for. */
const isMovedAway = oncePerElement((element) => {
  const style = getComputedStyle(element);
  if (!markup.outOfFlowExact.test(style.position)) return false;
  const isOff = [style.left, style.top, style.right].some((side) => Number.parseFloat(side) < -500);
  return isOff || markup.scaledAwayExact.test(`${style.transform} ${element.getAttribute('style')}`);
});

/** Shrunk to nothing, with everything in it. */
const isClipped = oncePerElement((element) => {
  const style = getComputedStyle(element);
  if (!markup.clippedExact.test(style.overflow)) return false;
  return [style.width, style.height].some((side) => Number.parseFloat(side) <= 1);
});

/** Moved off screen or shrunk to nothing by its style or that of a block around it. */
function isAway(control: Element, form: Element | null): boolean {
  for (let one: Element | null = control; one && one !== form && one !== document.body; one = parentOf(one))
    if (isMovedAway(one) || (one !== control && isClipped(one))) return true;
  return false;
}

/** Hidden from sight, screen readers, and keyboard, and nothing around it mentions a file: treat it as a honeypot. */
function isFedByScript(control: Element): boolean {
  if (!control.matches('[aria-hidden=true][tabindex="-1"]') || labelsOf(control).length > 0) return false;
  const isOther = (one: Element) =>
    one !== control && !one.matches('[type=hidden], [type=file], button') && isShown(one, null);
  for (let one = parentOf(control); one && !one.matches('form, body'); one = parentOf(one)) {
    if (controlsIn(one).some(isOther)) return true;
    if (file.test(readSeen(one))) return false;
  }
  return true;
}

/** A link or button in the question's own block reveals the file input. */
function isRevealed(parent: Element, form: Element | null): boolean {
  let block = parentOf(parent);
  for (let depth = 0; block && block !== form && depth < 3; depth += 1, block = parentOf(block)) {
    if (!isShown(block, form)) continue;
    const shown = controlsIn(block).filter((one) => one.localName !== 'button' && isShown(one, form));
    const said = readSeen(block);
    return shown.length === 0 && (upload.test(said) || markup.documentFile.test(said));
  }
  return false;
}

/** Pages hide the native file input behind their own button. */
function isFileSeen(control: Element, form: Element | null): boolean {
  const opener = findOpener(control);
  if (opener) return isShown(opener, form);
  if (isFedByScript(control)) return false;
  const parent = parentOf(control);
  if (parent === null || parent === form || isShown(parent, form)) return true;
  return isRevealed(parent, form);
}

/** Pages draw their own checkboxes and hide the native ones behind them. */
const isChoiceSeen = (control: Element, form: Element | null) =>
  isShown(control, form) || labelsOf(control).some((label) => label.isConnected && isShown(label, form));

/** Takes up room within the page. */
function hasPlace(control: Element): boolean {
  const { width, height, right, bottom } = control.getBoundingClientRect();
  return width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
}

export function isSeen(control: HTMLInputElement, form: Element | null): boolean {
  if (control.type === 'file') return isFileSeen(control, form);
  if (isDropZone(control)) return true;
  if (isChoice(control)) return isChoiceSeen(control, form);
  const custom = findCustomList(control);
  if (custom) return isShown(custom, form);
  if (!isShown(control, form) || isCollapsed(control, form ?? document.body)) return false;
  if (control.getAttribute('role') === 'combobox') return true;
  if (isAway(control, form)) return false;
  return (form && !form.checkVisibility()) || hasPlace(control);
}
