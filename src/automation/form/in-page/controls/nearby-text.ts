import { phrase } from '#automation/reader/words/phrases.ts';
import { alternatives } from '#automation/reader/words/words.ts';
import { findCellOver, findInTable, isHeadOfRow, isPairOfCells, type Nearby } from './control-cells.ts';
import { isAside, labelsOf } from './control-labels.ts';
import { clean } from './dom.ts';
import {
  controlSelector,
  controlsIn,
  isBackingInput,
  isChoice,
  isCollapsed,
  isCounter,
  isPill,
  listSilent,
  outerOf,
  parentOf,
  readNode,
  readText,
  stemOf,
} from './page-texts.ts';
import { oncePerReading } from './reading.ts';

/** One search for the text before a control. */
interface Search {
  control: HTMLInputElement;
  labels: readonly Element[];
  /** The element that belongs to the control's question with everything in it. */
  own: Element;
  isFile: boolean;
  /** Controls that begin another question. */
  others: string;
  /** Texts on the way that name nothing, such as a star. */
  passed: string[];
  /** A prompt such as "Choose file", used only when nothing better names the file. */
  prompt: Nearby | null;
}

/** A node before the control, or before a block around it, whose text may name the control. */
interface Candidate {
  node: ChildNode;
  element: Element | null;
  /** The block that the node precedes. */
  block: Element;
  found: Element | string;
  text: string;
}

// Finds the text before a control that may name it.

const withoutButtons = oncePerReading(() =>
  controlSelector()
    .split(', ')
    .filter((one) => !one.startsWith('button['))
    .join(', '),
);
const documentNames = new RegExp(phrase.documentName, 'gi');
const invites = new RegExp(String.raw`^((${alternatives(true, 'fileInvites')}|\d+ ?[mk]b)\W*)+$`, 'i');

/** A copy that a library renders beside the real input and that no one can reach. */
const isCopy = (one: Element) =>
  (one.getAttribute('aria-hidden') === 'true' && one.getAttribute('tabindex') === '-1') ||
  isBackingInput(one) ||
  (one.localName === 'select' && clean(one.textContent) === '');

/** The country list beside a phone input is part of the same question. */
const isDialList = (one: Element, { control }: Search) =>
  control.type === 'tel' && one.matches('select, button, [role=combobox], [type=search]');

const isTyped = (one: HTMLInputElement) =>
  one.localName === 'textarea' || (one.localName === 'input' && !isChoice(one) && one.type !== 'file');

/** The text input behind an option such as "Other". */
const isOtherText = (one: HTMLInputElement, { control }: Search) =>
  isChoice(control) &&
  isTyped(one) &&
  phrase.otherAnswer.test(`${one.name} ${one.id} ${one.ariaLabel ?? ''}`);

/** A control of another element than the one that is searched for, and visible in this one. */
function isForeign(one: HTMLInputElement, element: Element, search: Search): boolean {
  const { control, own } = search;
  if (one.contains(control) || control.contains(one) || own.contains(one)) return false;
  if (one.type === 'hidden' || isCopy(one) || isDialList(one, search)) return false;
  return !isOtherText(one, search) && !(isTyped(one) && isCollapsed(one, element));
}

/** The controls in an element that begin another question. */
const othersIn = (element: Element, { isFile, others }: Search) =>
  isFile ? [...element.querySelectorAll<HTMLInputElement>(others)] : controlsIn(element);

/** The element also contains a control of another question. */
function holdsOther(element: Element, search: Search): boolean {
  const { control } = search;
  const name = stemOf(control.name);
  return othersIn(element, search)
    .filter((one) => isForeign(one, element, search))
    .some((one) => !isChoice(control) || !isChoice(one) || (name !== '' && stemOf(one.name) !== name));
}

/** The element is or contains a control, so the text before it belongs to that one. */
function belongsToOther(element: Element, search: Search): boolean {
  const isOther = (one: Element) =>
    one.matches(search.others) && !isCopy(one) && !(isDialList(one, search) && readText(element) === '');
  return [element, ...othersIn(element, search)].some(isOther);
}

/** Hidden inputs and blocks that aren't rendered. */
const isUnseen = (element: Element) =>
  element.matches('input[type=hidden]') || isCollapsed(element, parentOf(element) as Element);

/** Of several ways to provide a file, the link that uploads it. */
function findUploadLink(element: Element | null, { isFile }: Search): Element | undefined {
  const links = isFile && element ? [...element.querySelectorAll('a, [role=button]')] : [];
  return links.length > 1 ? links.find((one) => phrase.uploadLink.test(readText(one))) : undefined;
}

/** Names nothing: punctuation, the numbers above a scale, or a label that is read anyway. */
function isSilent(text: string, element: Element | null, { labels }: Search): boolean {
  const isScale = element?.ariaHidden === 'true' && !/\p{L}/u.test(text);
  return isScale || !/[\p{L}\p{N}]/u.test(text) || (element !== null && labels.includes(element));
}

const holdsButton = (element: Element) => element.querySelector('a, button') !== null;

/** Buttons and links that open the file chooser; the text above them says what for. */
function isInvitation(text: string, element: Element | null): boolean {
  if (invites.test(text) || phrase.fileFormat.test(text)) return true;
  const isPressed = element !== null && (element.matches('a, button') || holdsButton(element));
  return isPressed && invites.test(text.replace(documentNames, 'file'));
}

/** Only links to a policy; the text before it says what it is about. */
const isPointer = (element: Element, text: string) =>
  phrase.policyLink.test(text) &&
  element.querySelector('a') !== null &&
  readText(element.previousElementSibling) !== '';

/** Says how to choose; the short text before it is the question. */
const isInstruction = (element: Element | null, text: string) =>
  phrase.chooseInstruction.test(text) && /^.{2,60}$/.test(readText(element?.previousElementSibling));

/** Explains the question without asking it. */
function isExplanation(text: string, element: Element | null, { control, isFile }: Search): boolean {
  if (isFile && phrase.noFileChosen.test(text)) return true;
  if (element && (isAside(element) || element.matches('[class*=placeholder i]'))) return true;
  if (element && isChoice(control) && isPointer(element, text)) return true;
  if ((isChoice(control) || isPill(control)) && isInstruction(element, text)) return true;
  // A form builder's default, left unchanged and hidden.
  return phrase.untitled.test(text) || isCounter(text);
}

/** The options may be preceded by an explanation; the question comes before all of it. */
function findAsked(list: Element): string | null {
  let asked: string | null = null;
  for (let before = list.previousSibling; before; before = before.previousSibling) {
    const element = before instanceof Element ? before : null;
    if (element?.matches(controlSelector()) || element?.querySelector(controlSelector())) break;
    const text = readNode(before);
    if (/\?\W*$/.test(text) && text.length <= 300) asked = text;
  }
  return asked;
}

/** A question above the explanation of its choices. */
function findAskedAbove(element: Element, text: string, { control, passed }: Search): Nearby | null {
  const isExplained = isChoice(control) && element.matches('p, small, div') && !/[?:*✱]\W*$/.test(text);
  const asked = element.matches('ul, ol') || isExplained ? findAsked(element) : null;
  return asked ? { nearby: asked, between: '', found: asked, passed } : null;
}

/** The only heading in a block above choices, which also contains an explanation. */
function findOnlyHead(element: Element, text: string, { control, passed }: Search): Nearby | null {
  const heads = element.querySelectorAll('h2, h3, h4, h5, h6');
  const head = isChoice(control) && heads.length === 1 ? heads[0] : null;
  if (!head || readText(head) === '' || /[?:]\W*$/.test(text)) return null;
  return { nearby: readText(head), between: '', found: head, passed };
}

/** A `<label>` without a target, directly before an input that no other input follows. */
const isLabelOf = (control: Element, element: Element | null) =>
  element?.matches('label:not([for])') === true &&
  element === outerOf(control).previousElementSibling &&
  !isChoice(control) &&
  outerOf(control).nextElementSibling?.matches(controlSelector()) !== true;

/** The text names this control alone, or may also be about others in the same block. */
function weigh({ node, element, block, found, text }: Candidate, search: Search): Nearby {
  const { control } = search;
  if (!element) search.passed.push(...listSilent(node));
  const { passed } = search;
  const isInGrid = !isChoice(control) && element !== null && isHeadOfRow(element, block);
  const over = isInGrid ? findCellOver(block) : null;
  if (over) return { nearby: '', between: readText(over), found: over, passed };
  const around = parentOf(block);
  const isOwn = isPairOfCells(block, element) || isLabelOf(control, element);
  return around && holdsOther(around, search) && !isOwn
    ? { nearby: '', between: text, found, passed }
    : { nearby: text, between: '', found, passed };
}

/** Says something other than a name; a prompt and a mark are remembered. */
function isPassedOver(text: string, element: Element | null, search: Search): boolean {
  if (search.isFile && isInvitation(text, element)) {
    if (!search.prompt || element?.matches('label'))
      search.prompt = { nearby: text, between: '', found: element ?? text, passed: [...search.passed] };
    return true;
  }
  if (isExplanation(text, element, search)) return true;
  const isMark = phrase.requiredOrOptional.test(text);
  if (isMark) search.passed.push(text);
  return isMark;
}

/** The name that this node gives the control, or null when it is passed over. */
function consider(node: ChildNode, block: Element, search: Search): Nearby | null {
  const element = node instanceof Element ? node : null;
  const link = findUploadLink(element, search);
  const text = readNode(link ?? node);
  if (isSilent(text, element, search)) {
    if (text !== '' && !/[\p{L}\p{N}]/u.test(text)) search.passed.push(text);
    return null;
  }
  if (isPassedOver(text, element, search)) return null;
  const above = element && (findAskedAbove(element, text, search) ?? findOnlyHead(element, text, search));
  return above ?? weigh({ node, element, block, found: link ?? element ?? text, text }, search);
}

/** Looks through the siblings before a block, up to the nearest other control. */
function searchBefore(block: Element, search: Search): Nearby | null {
  if (search.labels.includes(parentOf(block) as Element)) return null;
  for (let before = block.previousSibling; before; before = before.previousSibling) {
    const element = before instanceof Element ? before : null;
    if (element && isUnseen(element)) continue;
    if (element && belongsToOther(element, search)) {
      const { control, passed } = search;
      const trailing = isChoice(control) ? '' : readTrailing(element);
      return trailing === '' ? null : { nearby: '', between: trailing, found: trailing, passed };
    }
    const found = consider(before, block, search);
    if (found) return found;
  }
  return null;
}

/** The text after the last control of a block, such as "If yes, explain:". */
function readTrailing(block: Element): string {
  const last = controlsIn(block).at(-1);
  const label = last && labelsOf(last).at(-1);
  let next = (label && block.contains(label) ? label : last)?.nextSibling;
  let said = '';
  for (; next; next = next.nextSibling) said += ` ${readNode(next)}`;
  return /:\s*$/.test(said) ? clean(said) : '';
}

/** The heading above the block that starts with this file input, if it mentions a file. */
function findOverFile(control: HTMLInputElement): Nearby | null {
  if (control.type !== 'file') return null;
  const begins = (block: Element) => controlsIn(block).find((one) => one.type !== 'hidden') === control;
  for (
    let block = parentOf(control);
    block && begins(block) && !block.matches('form, body');
    block = parentOf(block)
  ) {
    const before = block.previousElementSibling;
    const head = before?.matches('h1, h2, h3, h4, h5, h6')
      ? before
      : before?.querySelector('h1, h2, h3, h4, h5, h6');
    if (!before || !head || before.querySelector(controlSelector())) continue;
    const text = readText(head);
    if (phrase.fileHeading.test(text)) return { nearby: '', between: text, found: head, passed: [] };
  }
  return null;
}

/** The text before the control in its own block, from `from` outward; never reads another question's block. */
export function findNearby(
  control: HTMLInputElement,
  labels: readonly Element[],
  from: Element,
  own: Element = from,
  isFirst = (_block: Element) => false,
): Nearby {
  const isFile = control.type === 'file';
  // The button that opens the file chooser isn't another question.
  const others = isFile ? withoutButtons() : controlSelector();
  const search: Search = { control, labels, own, isFile, others, passed: [], prompt: null };
  let block = from;
  for (let depth = 0; depth < 9; depth += 1) {
    const found = searchBefore(block, search);
    if (found) return found;
    const parent = parentOf(block);
    if (!parent || parent.matches('form, body, html, main')) break;
    if (holdsOther(parent, search) && !isFirst(parent)) break;
    block = parent;
  }
  return (
    search.prompt ??
    findInTable(control) ??
    findOverFile(control) ?? { nearby: '', between: '', found: '', passed: [] }
  );
}
