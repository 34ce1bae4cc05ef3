import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { alternatives } from '#automation/reader/words/words.ts';
import type { Nearby } from './control-cells.ts';
import type { Whole } from './control-parts.ts';
import { classOf } from './dom.ts';
import {
  controlSelector,
  controlsIn,
  isChoice,
  isStar,
  parentOf,
  readBody,
  readSeen,
  readText,
} from './page-texts.ts';
import type { RequiredMark } from './raw-control.ts';
import { oncePerReading } from './reading.ts';

// Finds what marks a control as required; the rules outside the page decide.

const marked = new RegExp(
  [
    String.raw`(^|[\s)?.:])[*✱＊]\s*:?$|[*✱＊※]\s*:?\s*$|^[*✱＊]`,
    String.raw`\(\s*(${alternatives(true, 'required')})\s*\)`,
    `^(${alternatives(false, 'required')})`,
    String.raw`(${alternatives(false, 'required')})\W*$`,
    phrase.requiredBeside.source,
  ].join('|'),
  'i',
);
const saysMark = (text: string) =>
  marked.test(text) || (phrase.endsRequired.test(text) && !phrase.endsStatement.test(text));

const saysRequiredClass = (words: string) =>
  words.split(/\s+/).some((word) => markup.requiredClass.test(word) && !markup.notRequiredClass.test(word));

/** A star that is an image. */
const hasMarkPicture = (element: Element) =>
  element.querySelector('img:is([alt*=required i], [title*=required i], [alt="*"])') !== null;

function isMarked(element: Element | null | undefined): boolean {
  if (!element) return false;
  if (saysMark(readSeen(element)) || saysRequiredClass(classOf(element)) || hasMarkPicture(element))
    return true;
  if ([...element.querySelectorAll('label')].some((label) => saysRequiredClass(classOf(label)))) return true;
  const [only] = element.children;
  if (only && readText(only) === readText(element) && markup.requiredNameExact.test(classOf(only)))
    return true;
  if (element.querySelector(':is([role=note], [role=img])[aria-label^=required i]')) return true;
  const signs = 'abbr[title*=required i], [class*=asterisk i], [aria-label*=required i], .required';
  if ([...element.querySelectorAll(signs)].some((sign) => readSeen(sign) !== '' && isApparent(sign, element)))
    return true;
  const isNamed = (part: Element) => /\p{L}.*[*✱＊]$/u.test(readSeen(part));
  if (element.matches('label') && [...element.querySelectorAll('span, b, strong, div, p')].some(isNamed))
    return true;
  return /[*✱]/.test(
    getComputedStyle(element, '::after').content + getComputedStyle(element, '::before').content,
  );
}

/** The label of this control alone ends with a star. */
export const isStarred = (label: Element) => /\p{L}.*[*✱＊]\s*$/u.test(readSeen(label));

/** Not hidden anywhere between itself and this ancestor. */
function isApparent(sign: Element, within: Element): boolean {
  for (let one: Element | null = sign; one && one !== within; one = one.parentElement)
    if (markup.hiddenMarkExact.test(classOf(one)) || getComputedStyle(one).display === 'none') return false;
  return true;
}

/** The star may be beside the text, in a small block around both. */
function isMarkedBeside(element: Element | null | undefined): boolean {
  if (!element?.isConnected) return false;
  const own = readText(element);
  let around = parentOf(element);
  for (let depth = 0; around && depth < 3; depth += 1, around = parentOf(around)) {
    if (around.querySelector(controlSelector()) || around.querySelectorAll('label').length > 1) return false;
    const said = readSeen(around);
    if (said.length > own.length + 24) return false;
    if (saysMark(said) || hasMarkPicture(around)) return true;
  }
  return false;
}

const on = (element: Element | null) =>
  element !== null &&
  ((element as HTMLInputElement).required ||
    element.getAttribute('aria-required') === 'true' ||
    ['true', ''].includes(element.getAttribute('data-required') ?? 'no') ||
    ['true', 'required'].includes(element.getAttribute('required') ?? 'no') ||
    [...element.attributes].some(
      ({ name, value }) => markup.requiredAttributeExact.test(name) && markup.requiredValueExact.test(value),
    ) ||
    element.getAttribute('ng-required') === 'true');

/** Form builders mark the block of a question, which may contain the parts of a name or a date. */
function isInRequiredBlock(control: Element): boolean {
  let wasSent = false;
  for (let one = parentOf(control); one && !one.matches('form, body, main'); one = parentOf(one)) {
    const inside = controlsIn(one).filter((other) => other.type !== 'hidden');
    const others = inside.filter((other) => !isChoice(other) || !isChoice(control));
    if (others.length > 4) return false;
    // The answer to a group of choices is submitted by a backing input.
    const backing: Element | null =
      isChoice(control) && !wasSent ? one.querySelector(':scope > input[type=hidden]') : null;
    wasSent ||= backing !== null;
    if (on(backing) && others.length === 0) return true;
    // One form builder sets this class on every input, and on the line only where it means it.
    if (one.matches('.form-line > .jf-required') && !one.parentElement?.matches('.jf-required')) return false;
    if (saysRequiredClass(classOf(one)) && !(one.matches('label') && isChoice(control)))
      return isChoice(control) || !inside.some(on);
  }
  return false;
}

export const keep = (marks: Partial<Record<RequiredMark, boolean>>) =>
  (Object.keys(marks) as RequiredMark[]).filter((mark) => marks[mark]);

/** Marks on the control and its group. */
export function listOwnMarks(control: Element, group: Element | null): RequiredMark[] {
  const host = control.getRootNode();
  return keep({
    'own-attribute': on(control),
    'group-attribute': on(group),
    'own-class': saysRequiredClass(classOf(control)),
    'group-class': isChoice(control) && saysRequiredClass(classOf(group)),
    'host-attribute': host instanceof ShadowRoot && on(host.host),
  });
}

/** Marks on its name and its block. */
export function listNameMarks(
  control: Element,
  named: (Element | null | undefined)[],
  whole: Whole | null,
): RequiredMark[] {
  const isNamed = named.some((element) => isMarked(element) || isMarkedBeside(element));
  return keep({
    'others-of-the-question-say-it': whole?.inputs.some(on) ?? false,
    'name-marked': isNamed,
    'block-class': !isNamed && isInRequiredBlock(control),
  });
}

/** The mark is on the button that opens the file chooser. */
export const isOpenerMarked = (opener: Element, named: (Element | null | undefined)[]) =>
  listOwnMarks(opener, null).length > 0 || listNameMarks(opener, named, null).length > 0;

/** In a table, the star may be in its own cell before the name. */
const isMarkedBefore = (found: Element) => found.matches('td') && isStar(found.previousElementSibling);

export const isMarkedNearby = ({ found, wasMarked }: Pick<Nearby, 'found' | 'wasMarked'>) =>
  wasMarked ||
  (typeof found === 'string'
    ? saysMark(found)
    : isMarked(found) || isMarkedBeside(found) || isMarkedBefore(found));

/** The mark on a question shared by several inputs, unless the inputs have their own marks. */
export const isMarkedWhole = ({ inputs, ...head }: Whole) => !inputs.some(on) && isMarkedNearby(head);

const saysBoldRequired = oncePerReading(() => phrase.boldRequired.test(readBody().slice(0, 20_000)));

const isBold = (element: Element) =>
  [element, ...element.querySelectorAll('b, strong')].some(
    (one) => Number(getComputedStyle(one).fontWeight) >= 600 && readText(one) === readText(element),
  );

/** The page says that bold names are required, or an error message is ready beside the control. */
export function isSaidNearby(control: Element, labels: readonly Element[], { found }: Nearby): boolean {
  const name = (isChoice(control) ? null : labels[0]) ?? (typeof found === 'string' ? null : found);
  if (saysBoldRequired() && name && isBold(name)) return true;
  for (let next = control.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches(controlSelector()) || next.querySelector(controlSelector())) return false;
    const { visibility, display } = (next as HTMLElement).style;
    if (
      (visibility === 'hidden' || display === 'none') &&
      phrase.requiredMessage.test(next.textContent ?? '')
    )
      return true;
  }
  return false;
}
