import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { findCellOver } from './control-cells.ts';
import { labelsOf } from './control-labels.ts';
import { clean } from './dom.ts';
import {
  byIds,
  controlSelector,
  controlsIn,
  isChoice,
  isCollapsed,
  listSilent,
  parentOf,
  readNode,
  readText,
} from './page-texts.ts';

export interface Whole {
  text: string;
  /** The element or text that was found. */
  found: Element | string;
  /** Texts before it that name nothing, such as a star. */
  passed: string[];
  /** 1 for the first input. */
  number: number;
  inputs: Element[];
}

// Finds inputs that share one question, and choices in a grid.

const isDatePart = (text: string) => phrase.datePart.test(text);
/** A list of only months or only years. */
function offersDatePart(control: Element): boolean {
  if (!(control instanceof HTMLSelectElement)) return false;
  const offered = [...control.options].map((option) => clean(option.textContent)).slice(1);
  const month = phrase.monthStart;
  const isOf = (pattern: RegExp) => offered.every((text) => pattern.test(text));
  return offered.length > 1 && (isOf(month) || isOf(/^(19|20)\d\d$/));
}
const takesDatePart = (control: HTMLInputElement) =>
  [
    control.ariaLabel,
    control.placeholder,
    readText(labelsOf(control)[0] ?? control.previousElementSibling),
    (control as Element as HTMLSelectElement).options?.[0]?.textContent,
    markup.datePartIdentifier.exec(control.name ?? '')?.[1],
  ].some((text) => isDatePart(text ?? '')) || offersDatePart(control);
const inputSelector = 'input, select, [role=spinbutton], [role=combobox]';
const listControls = (element: Element) =>
  controlsIn(element).filter(
    (one) =>
      !['hidden', 'submit', 'button'].includes(one.type) &&
      !one.matches('button[aria-haspopup=dialog]') &&
      one.getAttribute('aria-hidden') !== 'true' &&
      !isCollapsed(one, element),
  );

/** Text between two inputs that tells them apart; their own labels and words such as "to" don't count. */
function isNamedBetween(block: Element, inputs: readonly Element[]): boolean {
  const labels = inputs.flatMap((input) => [...labelsOf(input), ...byIds(input, 'aria-labelledby')]);
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isAfterFirst =
      inputs[0] && inputs[0].compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
    const isBeforeLast =
      inputs.at(-1) && inputs.at(-1)?.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_PRECEDING;
    if (!isAfterFirst || !isBeforeLast || labels.some((label) => label?.contains(node))) continue;
    if (node.parentElement?.closest('select, script, style, button, [role=spinbutton]')) continue;
    const text = clean(node.nodeValue);
    const isJoining = phrase.joiningWord.test(text) || isDatePart(text);
    if (/\p{L}/u.test(text) && !isJoining) return true;
  }
  return false;
}

/** The inputs of a block, without the country list before a phone number, which is only searched. */
const listInputs = (block: Element, control: HTMLInputElement) =>
  listControls(block).filter(
    (one) => control.type !== 'tel' || !one.matches('[role=combobox], select[aria-label*=country i]'),
  );

/** Too many or other controls, or each with its own name: they don't share one answer. */
const areSeparate = (block: Element, inputs: readonly HTMLInputElement[]) =>
  inputs.length > 6 ||
  inputs.some((one) => isChoice(one) || one.type === 'file' || !one.matches(inputSelector)) ||
  isNamedBetween(block, inputs);

const findSharedName = (block: Element, inputs: readonly HTMLInputElement[]) =>
  (inputs[0] && findHead(block, inputs[0])) ??
  findCellBefore(block) ??
  findColumnHead(block) ??
  findGroupName(block) ??
  (inputs.every(takesDatePart) ? findHeading(block) : null);

/** The search for a shared question ends here. */
const isEdge = (block: Element, control: HTMLInputElement) =>
  block.matches('form, body, main, table, tbody') || (block.matches('tr') && !takesDatePart(control));

/** The text above several inputs that take one answer together: a date, a phone number, a name. */
export function findWhole(control: HTMLInputElement): Whole | null {
  if (!control.matches(inputSelector) || isChoice(control)) return null;
  let block = parentOf(control);
  for (let depth = 0; block && depth < 7; depth += 1, block = parentOf(block)) {
    if (isEdge(block, control)) return null;
    const inputs = listInputs(block, control);
    if (inputs.length < 2) continue;
    if (areSeparate(block, inputs)) return findDateRun(block, inputs, control);
    const head = findSharedName(block, inputs);
    if (head) return { ...head, inputs, number: inputs.indexOf(control) + 1 };
    const around = parentOf(block);
    if (!around || listControls(around).length > inputs.length) return null;
  }
  return null;
}

/** The last text before this input and after the previous one. */
function findWordsBefore(block: Element, input: Element, before: Element | undefined): Text | null {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let found: Text | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (input.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) break;
    if (node.parentElement?.closest('select, script, style, button, [role=spinbutton]')) continue;
    const isBehind =
      !before || (before.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const text = clean(node.nodeValue);
    if (isBehind && /\p{L}/u.test(text) && !isDatePart(text)) found = node as Text;
  }
  return found;
}

/** A date in a block that asks for more than one: From [month] [year] To [month] [year]. */
function findDateRun(
  block: Element,
  inputs: readonly HTMLInputElement[],
  control: HTMLInputElement,
): Whole | null {
  const at = inputs.indexOf(control);
  if (at < 0 || !takesDatePart(control)) return null;
  const isNext = (index: number) => {
    const [one, next] = [inputs[index], inputs[index + 1]];
    return one && next && [one, next].every(takesDatePart) && !findWordsBefore(block, next, one);
  };
  let [from, to] = [at, at];
  while (isNext(from - 1)) from -= 1;
  while (isNext(to)) to += 1;
  const run = inputs.slice(from, to + 1);
  const words = run[0] && findWordsBefore(block, run[0], inputs[from - 1]);
  if (!words || run.length < 2 || run.length > 3) return null;
  const text = clean(words.nodeValue);
  const found = words.parentElement?.querySelector(controlSelector()) ? text : (words.parentElement ?? text);
  return { text, found, passed: [], inputs: run, number: at - from + 1 };
}

/** In a table, the question is in the previous cell. */
function findCellBefore(block: Element): Pick<Whole, 'text' | 'found' | 'passed'> | null {
  const cell = block.matches('td') ? block.previousElementSibling : null;
  const text = readText(cell);
  return cell && !cell.querySelector(controlSelector()) && /\p{L}/u.test(text)
    ? { text, found: cell, passed: [] }
    : null;
}

/** Or in the column header. */
function findColumnHead(block: Element): Pick<Whole, 'text' | 'found' | 'passed'> | null {
  const found = block.matches('td') ? findCellOver(block) : null;
  return found && { text: readText(found), found, passed: [] };
}

/** The heading directly above the block of a date. */
function findHeading(block: Element): Pick<Whole, 'text' | 'found' | 'passed'> | null {
  const before = block.previousElementSibling;
  const text = before?.matches('h1, h2, h3, h4, h5, h6, label, legend, p, strong, b, span, div')
    ? readText(before)
    : '';
  return before && !before.querySelector(controlSelector()) && /\p{L}/u.test(text) && text.length <= 120
    ? { text, found: before, passed: [] }
    : null;
}

/** A group name that is only for screen readers. */
function findGroupName(block: Element): Pick<Whole, 'text' | 'found' | 'passed'> | null {
  const text = block.matches('[role=group]') ? clean(block.getAttribute('aria-label')) : '';
  return text === '' ? null : { text, found: text, passed: [] };
}

function findHead(block: Element, first: Element): Pick<Whole, 'text' | 'found' | 'passed'> | null {
  let child: Element = first;
  while (parentOf(child) && parentOf(child) !== block) child = parentOf(child) as Element;
  for (let before = child.previousSibling; before; before = before.previousSibling) {
    const element = before instanceof Element ? before : null;
    const text = readNode(before);
    if (/\p{L}/u.test(text) && text.length <= 200 && !isDatePart(text))
      return {
        text,
        found: element ?? text,
        passed: element ? [] : listSilent(before),
      };
  }
  return null;
}

/** The same for a grid made of blocks: the first row has no inputs and as many cells as this one. */
function findColumnOver(control: Element): string {
  for (let cell = control; cell.parentElement && !cell.matches('form, body'); cell = cell.parentElement) {
    const row = cell.parentElement;
    const head = row.parentElement?.firstElementChild;
    const isGrid =
      head &&
      head !== row &&
      head.localName === row.localName &&
      row.children.length > 2 &&
      head.children.length === row.children.length &&
      !head.querySelector(controlSelector()) &&
      controlsIn(row).length > 1;
    if (isGrid) return readText(head.children[[...row.children].indexOf(cell)]);
  }
  return '';
}

/** The column header above a choice. */
export function findColumn(control: Element): string {
  if (isChoice(control) && !control.closest('td, th')) return findColumnOver(control);
  const cell = control.closest<HTMLTableCellElement>('td, th');
  const row = cell?.closest('tr');
  const head = row?.closest('table')?.rows[0];
  if (!isChoice(control) || !cell || !row || !head || head === row || head.querySelector(controlSelector()))
    return '';
  const startOf = (one: HTMLTableCellElement) => {
    let start = 0;
    for (let before = one.previousElementSibling; before; before = before.previousElementSibling)
      start += (before as HTMLTableCellElement).colSpan;
    return start;
  };
  const over = [...head.cells].filter((one) => one.colSpan === 1 && readText(one) !== '');
  const found = over.find((one) => startOf(one) === startOf(cell));
  return over.length > 1 && found ? readText(found) : '';
}
