import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { wordsFor } from '#automation/reader/words/words.ts';
import { labelsOf } from './control-labels.ts';
import { clean } from './dom.ts';
import { isDropZone } from './file-inputs.ts';
import { byIds, controlsIn, isChoice, isCollapsed, parentOf, readSeen, readText } from './page-texts.ts';
import type { Hiding, RawSight } from './raw-control.ts';
import { oncePerElement, oncePerReading } from './reading.ts';

// Finds what hides a control and what stands for it; the rules decide whether a person sees it (`reader/rules/sight`).

const fileAsked = wordsFor('fileAsked');

const isVisibleStyle = oncePerElement((element) => {
  const { display, visibility } = getComputedStyle(element);
  return display !== 'none' && visibility !== 'hidden' && visibility !== 'collapse';
});

/** Looks only as far as the form: a form behind a tab is still a form. */
function findStyleHiding(element: Element, form: Element | null): Hiding | null {
  let found: Hiding | null = null;
  for (let one: Element | null = element; one && one !== form && one !== document.body; one = parentOf(one)) {
    if (!isVisibleStyle(one)) return 'style';
    if (one !== element && getComputedStyle(one).opacity === '0') found = 'transparent';
  }
  return found;
}

/** Pages draw their own choices over transparent ones. */
function isShown(element: Element, form: Element | null): boolean {
  const hiding = findStyleHiding(element, form);
  return hiding === null || (hiding === 'transparent' && isChoice(element));
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
function findAway(control: Element, form: Element | null): Hiding | null {
  for (let one: Element | null = control; one && one !== form && one !== document.body; one = parentOf(one)) {
    if (isMovedAway(one)) return 'moved';
    if (one !== control && isClipped(one)) return 'clipped';
  }
  return null;
}

/** Takes up room within the page. */
function hasPlace(control: Element): boolean {
  const { width, height, right, bottom } = control.getBoundingClientRect();
  return width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
}

/** Nothing has room in a form that isn't rendered. */
const lacksRoom = (control: Element, form: Element | null) =>
  (form === null || form.checkVisibility()) && !hasPlace(control);

/** The first thing that hides a control that isn't a choice. */
function findHiding(control: Element, form: Element | null): Hiding | null {
  const styled = findStyleHiding(control, form);
  if (styled) return styled;
  if (isCollapsed(control, form ?? document.body)) return 'class';
  return findAway(control, form) ?? (lacksRoom(control, form) ? 'no-room' : null);
}

/** Neither screen readers nor the keyboard reach it, and no label names it. */
const isKept = (control: Element) =>
  control.matches('[aria-hidden=true][tabindex="-1"]') && labelsOf(control).length === 0;

const longest = 1_000;

/** The text of the largest block without another visible control. */
function readAlone(control: Element): string {
  const isOther = (one: Element) =>
    one !== control && !one.matches('[type=hidden], [type=file], button') && isShown(one, null);
  let said = '';
  for (let one = parentOf(control); one && !one.matches('form, body'); one = parentOf(one)) {
    if (controlsIn(one).some(isOther)) break;
    said = readSeen(one);
  }
  return said.slice(0, longest);
}

/** The nearest visible block around a hidden one: a link or button in it may reveal the file input. */
function findRevealing(hidden: Element, form: Element | null): Pick<RawSight, 'said' | 'inputs'> {
  const isInput = (one: Element) => one.localName !== 'button' && isShown(one, form);
  let block = parentOf(hidden);
  for (let depth = 0; block && block !== form && depth < 3; depth += 1, block = parentOf(block))
    if (isShown(block, form))
      return { said: readSeen(block).slice(0, longest), inputs: controlsIn(block).filter(isInput).length };
  return nothingAround;
}

const nothingAround = { said: '', inputs: 0 };
const usual: RawSight = {
  of: 'control',
  hiddenBy: '',
  isLabelShown: false,
  isKept: false,
  alone: '',
  ...nothingAround,
};

/** Pages hide the native file input behind their own button, so only what is around it counts. */
function lookAtFile(control: Element, form: Element | null): RawSight | null {
  const parent = parentOf(control);
  const hiddenBy = parent && parent !== form ? findStyleHiding(parent, form) : null;
  const kept = isKept(control) && { isKept: true, alone: readAlone(control) };
  const block = parent && hiddenBy && ({ of: 'block', hiddenBy, ...findRevealing(parent, form) } as const);
  return block || kept ? { ...usual, ...block, ...kept } : null;
}

/** What hides the control or what stands for it; null when nothing does. */
export function lookForHiding(control: HTMLInputElement, form: Element | null): RawSight | null {
  const opener = control.type === 'file' ? findOpener(control) : null;
  const [of, other] = opener ? (['opener', opener] as const) : (['list', findCustomList(control)] as const);
  if (other) {
    const hiddenBy = findStyleHiding(other, form);
    return hiddenBy && { ...usual, of, hiddenBy };
  }
  if (control.type === 'file') return lookAtFile(control, form);
  if (isDropZone(control)) return null;
  const hiddenBy = isChoice(control) ? findStyleHiding(control, form) : findHiding(control, form);
  const isLabelShown = () => labelsOf(control).some((label) => label.isConnected && isShown(label, form));
  return hiddenBy && { ...usual, hiddenBy, isLabelShown: isChoice(control) && isLabelShown() };
}
