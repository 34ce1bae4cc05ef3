import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { classOf, clean } from './dom.ts';
import type { DrawnMark } from './raw-control.ts';

/** A list or a row of choices made of plain elements, without any role. */
export interface Drawn {
  as: 'list' | 'pills';
  /** The element around all of it. */
  box: Element;
  /** What opens the list, or the choices. */
  controls: Element[];
  /** The entries of the list; none for choices. */
  entries: Element[];
  /** The hidden input that holds the answer. */
  holder: HTMLInputElement | null;
  marks: DrawnMark[];
}

const natives = 'input:not([type=hidden]), select, textarea';
const roles = '[role], [aria-haspopup], [aria-expanded], [aria-pressed], [aria-controls], [contenteditable]';
const named = 'label, legend, h1, h2, h3, h4, h5, h6';

/** Where an application may be: in forms, or in a page of inputs without any. */
function findScopes(): Element[] {
  const forms = [...document.querySelectorAll('form, [role=form]')].filter((one) =>
    one.querySelector(natives),
  );
  if (forms.length > 0) return forms;
  return document.querySelectorAll(natives).length > 2 ? [document.body] : [];
}

const isButton = (one: Element) => one.localName === 'button';

const isClosed = (element: Element) => {
  const { display, visibility } = getComputedStyle(element);
  return display === 'none' || visibility === 'hidden';
};

const leadsAway = (one: Element) =>
  [one, ...one.querySelectorAll('a')].some((link) => {
    const address = link.getAttribute('href') ?? '';
    return address !== '' && !address.startsWith('#') && !markup.javascript.test(address);
  });

/** Several different short texts. */
export function areWords(elements: readonly Element[], least: number, longest: number): boolean {
  const texts = elements.map((one) => clean(one.textContent));
  const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text) && text.length <= longest;
  return texts.length >= least && texts.every(isWord) && new Set(texts).size === texts.length;
}

export const areAlike = (elements: readonly Element[]) =>
  elements.every((one) => one.localName === elements[0]?.localName);

/** The only hidden input in the block. */
function findHolder(box: Element): HTMLInputElement | null {
  for (const block of [box, box.parentElement]) {
    const found = [...(block?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    const [only] = found.filter((one) => one.type === 'hidden');
    if (only) return found.filter((one) => !one.readOnly || one === only).length === 1 ? only : null;
  }
  return null;
}

const keep = (marks: Record<DrawnMark, boolean>) =>
  Object.entries(marks).flatMap(([mark, holds]) => (holds ? [mark as DrawnMark] : []));

/** It serves the page around the form. */
function isOfPage(box: Element): boolean {
  for (let one: Element | null = box, depth = 0; one && depth < 3; one = one.parentElement, depth += 1)
    if (one.matches('form, body')) return false;
    else if (markup.pageToolClass.test(`${classOf(one)} ${one.id}`)) return true;
  return false;
}

/** An input that can't be typed into and is no date. */
const isClickedOnly = (input: Element) =>
  input.matches('input[readonly]:not([type=file])') &&
  !phrase.dateFormat.test(input.getAttribute('placeholder') ?? '') &&
  !markup.datePickerClass.test(`${classOf(input)} ${classOf(input.parentElement)}`);

/** The element before the list, or before the only block around it, that shows its value. */
function findTrigger(list: Element): Element | null {
  let block = list;
  while (!block.previousElementSibling && block.parentElement?.children.length === 1)
    block = block.parentElement;
  const before = block.previousElementSibling;
  if (!before || before.matches(`${named}, p`) || before.querySelector(named)) return null;
  const inner = before.matches(natives) ? before : before.querySelector(natives);
  if (inner) return isClickedOnly(inner) ? inner : null;
  return clean(before.textContent).length <= 80 ? before : null;
}

/** A library draws it for a list that is read itself. */
const isDrawnForNative = (box: Element) =>
  box.querySelector('select') !== null ||
  box.parentElement?.querySelector(':scope > select') != null ||
  box.closest('.iti, .select2-container, .chosen-container, .selectize-control, .choices, .ts-wrapper') !==
    null;

function findBox(trigger: Element, list: Element): Element {
  let box = trigger;
  while (!box.contains(list) && box.parentElement) box = box.parentElement;
  return box;
}

function readList(list: Element): Drawn | null {
  const entries = [...list.children];
  if (entries.length > 400 || !areAlike(entries) || !areWords(entries, 2, 100)) return null;
  if (!list.matches('ul, ol, div, span') || list.matches(roles)) return null;
  const trigger = findTrigger(list);
  if (!trigger || trigger.matches(roles)) return null;
  const box = findBox(trigger, list);
  const names = [box, trigger, list].map(classOf).join(' ');
  const isOpenable = isClosed(list) || (list.parentElement !== null && isClosed(list.parentElement));
  if (!isOpenable && !markup.listClass.test(names)) return null;
  const foreign = [...box.querySelectorAll(`${natives}, ${roles}`)].filter((one) => one !== trigger);
  if (foreign.length > 0 || isDrawnForNative(box)) return null;
  const holder = findHolder(box);
  const shown = clean(
    (trigger as HTMLInputElement).value || trigger.textContent || trigger.getAttribute('placeholder'),
  );
  const marks = keep({
    'leads-away': entries.some(leadsAway),
    'serves-the-page': isOfPage(box),
    'holds-value': holder !== null,
    'asks-to-choose': phrase.prompt.test(shown),
    'entries-have-values': entries.every((one) => one.hasAttribute('data-value')),
    'choices-by-class': false,
    'asked-above': false,
  });
  return { as: 'list', box, controls: [trigger], entries, holder, marks };
}

/** Recognized by their prompt, which is gone once they show an answer. */
const recognized = new WeakSet<Element>();

/** An element with its own text, or an input that can't be typed into. */
const showsText = (element: Element) =>
  isClickedOnly(element) ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && clean(node.nodeValue) !== '');

/** The block around a text that shows nothing else; null when it contains a control that is read itself. */
function findOwnBlock(element: Element): Element | null {
  const isOther = (one: Element) => one !== element;
  let box = element;
  for (let up = box.parentElement, depth = 0; up && depth < 3; up = up.parentElement, depth += 1) {
    if (up.matches('form, body, fieldset') || clean(up.textContent) !== clean(element.textContent)) break;
    if ([...up.querySelectorAll(`${natives}, ${roles}`)].some(isOther)) return null;
    box = up;
  }
  return box;
}

const answersOtherwise = `${roles}, select, label, legend, p, h1, h2, h3, h4, h5, h6, a[href]:not([href^="#"])`;

/** The block of an element that shows a prompt, or did so before it was answered. */
function findPrompt(element: Element): Element | null {
  if (!showsText(element) || element.closest(answersOtherwise) || !element.checkVisibility()) return null;
  const { placeholder, value } = element as HTMLInputElement;
  const shown = clean(value || element.textContent || placeholder);
  const isPrompt = shown.length <= 80 && phrase.prompt.test(shown);
  const box = findOwnBlock(element);
  return box && (isPrompt || recognized.has(box)) ? box : null;
}

/** A list that is in the document only while it is open. Its classes or a hidden input show that it is one. */
function readUnopened(element: Element): Drawn | null {
  const box = findPrompt(element);
  if (!box || isDrawnForNative(box) || box.parentElement?.querySelector('input[type=file]')) return null;
  const holder = findHolder(box);
  const isList = markup.listClass.test([element, element.parentElement, box].map(classOf).join(' '));
  const isAction = isButton(element) && (element as HTMLButtonElement).type !== 'button';
  if (isAction || (!isList && (!holder || isButton(element)))) return null;
  recognized.add(box);
  const marks = keep({
    'leads-away': leadsAway(box),
    'serves-the-page': isOfPage(box),
    'holds-value': holder !== null,
    'asks-to-choose': true,
    'entries-have-values': false,
    'choices-by-class': false,
    'asked-above': false,
  });
  return { as: 'list', box, controls: [element], entries: [], holder, marks };
}

/** The one button in a wrapper, or the wrapper itself. */
function findPill(child: Element): Element | null {
  const buttons = child.matches('button') ? [child] : [...child.querySelectorAll('button')];
  if (buttons.length === 0) return child.querySelector('div, ul, ol, p, table') ? null : child;
  const [only] = buttons;
  const isAlone = buttons.length === 1 && clean(only?.textContent) === clean(child.textContent);
  return isAlone && (only as HTMLButtonElement).type === 'button' ? (only ?? null) : null;
}

/** The text before the choices asks for one. */
function isAsked(box: Element): boolean {
  let block = box;
  for (let depth = 0; depth < 3; depth += 1) {
    const before = block.previousElementSibling;
    if (before) {
      const text = clean(before.textContent);
      const isLabel = before.matches('label, legend') && (before as HTMLLabelElement).control == null;
      return !before.querySelector(natives) && text.length <= 200 && (isLabel || /[?*✱＊]\W*$/.test(text));
    }
    if (!block.parentElement || block.parentElement.matches('form, body')) return false;
    block = block.parentElement;
  }
  return false;
}

function readPills(box: Element): Drawn | null {
  const children = [...box.children];
  if (children.length > 30 || !areAlike(children) || !areWords(children, 2, 60)) return null;
  if (box.matches('select, form, nav, menu, table, tr, tbody, svg, button, a, p, dl')) return null;
  const pills = children.flatMap((one) => findPill(one) ?? []);
  if (pills.length !== children.length || !areAlike(pills)) return null;
  const names = [box, ...pills].map(classOf).join(' ');
  const isPressed = (one: Element) => isButton(one) || one.matches('[tabindex="0"], [onclick]');
  const isNamed = markup.choiceClass.test(`${names} ${classOf(box.parentElement)}`);
  if (!pills.every(isPressed) && !pills.every((one) => markup.choiceClass.test(classOf(one)))) return null;
  const around = box.parentElement;
  const others = [box, ...box.querySelectorAll('*')].some((one) => one.matches(`${natives}, ${roles}`));
  if (others || !around || (!around.matches('form') && around.querySelector('input[type=file]'))) return null;
  const holder = findHolder(box);
  const marks = keep({
    'leads-away': pills.some(leadsAway),
    'serves-the-page': isOfPage(box),
    'holds-value': holder !== null,
    'asks-to-choose': false,
    'entries-have-values': false,
    'choices-by-class': isNamed,
    'asked-above': isAsked(box),
  });
  return { as: 'pills', box, controls: pills, entries: [], holder, marks };
}

/** Finds lists and choices that only scripts and styles make one. */
export function findDrawnQuestions(): Drawn[] {
  const found: Drawn[] = [];
  const isTaken = (one: Element) => found.some(({ box }) => box.contains(one) || one.contains(box));
  const isWorth = ({ marks }: Drawn) =>
    marks.some((mark) => mark !== 'leads-away' && mark !== 'serves-the-page');
  const take = (drawn: Drawn | null) => {
    if (drawn && isWorth(drawn) && !isTaken(drawn.box)) found.push(drawn);
  };
  const scopes = findScopes();
  for (const read of [readList, readPills])
    for (const scope of scopes)
      for (const element of scope.querySelectorAll('ul, ol, div, span, fieldset'))
        if (element.children.length > 1) take(read(element));
  for (const scope of scopes)
    for (const element of scope.querySelectorAll('div, span, a, button, input[readonly]'))
      if (element.children.length < 2) take(readUnopened(element));
  return found;
}
