import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { clean } from './dom.ts';
import { type Drawn, findDrawnQuestions } from './drawn-questions.ts';
import { oncePerElement, oncePerReading } from './reading.ts';

// Reads texts in a document and its open shadow roots.

// Taken out, because these are asked about every element.
const { characterCounter, errorWord, requiredOrOptional, uploadHint } = phrase;
const { hiddenClass, screenReaderClass, separateDisplayExact, shownWhenWideExact } = markup;

const drawnQuestions = oncePerReading(findDrawnQuestions);

/** Selectors that match exactly these elements. */
const exactly = (elements: readonly Element[]) =>
  elements.map((element) => {
    const steps: string[] = [];
    for (let one: Element | null = element; one?.parentElement; one = one.parentElement)
      steps.unshift(`:nth-child(${[...one.parentElement.children].indexOf(one) + 1})`);
    return [':root', ...steps].join(' > ');
  });
export const controlSelector = oncePerReading(() =>
  [
    'input, textarea, select, button[aria-pressed], button[aria-haspopup], [role=radio], [role=checkbox], [role=switch], [role=combobox], [role=listbox][aria-expanded], [role=button][aria-haspopup=listbox][aria-labelledby]:not(button), [role=textbox][contenteditable=true], [role=spinbutton]:not(input)',
    ...exactly(
      drawnQuestions().flatMap(({ controls }) => controls.filter((one) => one.localName !== 'input')),
    ),
  ].join(', '),
);
export const choiceRoles = ['radio', 'checkbox', 'switch'];
const noise = oncePerReading(() =>
  [
    'select, textarea, input, button, script, style, template, noscript, svg, option, [hidden], [aria-hidden=true], [role=alert], [role=combobox], [role=listbox], [role=option], [role=spinbutton], [role=tooltip], [class*=tooltip i], .select2-container, .chosen-container, .selectize-control, .choices__inner, .sr-only-error, [class*=error i]:not(label)',
    ...exactly(drawnQuestions().flatMap(({ controls, entries }) => [...controls, ...entries])),
  ].join(', '),
);

const allControlsIn = oncePerElement((element) => [
  ...element.querySelectorAll<HTMLInputElement>(controlSelector()),
]);

/** The controls inside an element. */
export const controlsIn = (element: Element | null | undefined): readonly HTMLInputElement[] =>
  element ? allControlsIn(element) : [];

/** The list or row of choices that a control without any role belongs to. */
export const drawnOf = (control: Element): Drawn | null =>
  drawnQuestions().find(({ controls }) => controls.includes(control)) ?? null;
export const isPill = (control: Element) => drawnOf(control)?.as === 'pills';

/** Texts beside a name that explain how to answer. */
const hints =
  '.hint, .help-text, .helper-text, .form-text, .help-block, [class*=description i], [class*=explanation i]';

/** The visible text of the whole page. */
export const readBody = oncePerReading(() => document.body?.innerText ?? '');

/** The parent element, across shadow root boundaries. */
export function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

export function closest(element: Element, selector: string): Element | null {
  for (let one: Element | null = element; one; one = parentOf(one)) if (one.matches(selector)) return one;
  return null;
}

/** Hidden by its style, or by a common class name: a saved page has lost its style sheets. */
const isHidden = oncePerElement((element) => {
  const words = element.getAttribute('class') ?? '';
  const isOff = words !== '' && hiddenClass.test(words) && !shownWhenWideExact.test(words);
  return isOff || getComputedStyle(element).display === 'none';
});

/** Not rendered, regardless of whether the element around both is. */
export function isCollapsed(element: Element, around: Element): boolean {
  for (let one: Element | null = element; one && one !== around; one = parentOf(one))
    if (isHidden(one)) return true;
  return false;
}

/** A name without its index, so that numbered names are equal: `days[2]`, `days.2`, `days[2][id]`. */
export const stemOf = (name: string | undefined) =>
  (name ?? '')
    .replace(/\[\]$/, '')
    .replace(/\[\d+\](?=(\[[^\]\d]*\])*$)/, '')
    .replace(/[._[-]?\d+\]?$/, '');

export const isForScreenReaders = (element: Element) =>
  screenReaderClass.test(element.getAttribute('class') ?? '');

/** A character counter. */
export const isCounter = (text: string) => text.length <= 120 && characterCounter.test(text);

/** Upload instructions for screen readers, which would otherwise become part of the name. */
const isUnseenHint = (element: Element, said: string) =>
  uploadHint.test(said) &&
  getComputedStyle(element).position === 'absolute' &&
  element.getBoundingClientRect().width <= 1;

/** The number of a question, in its own element before the text. */
const isNumber = (said: string) => /^\s*\d{1,2}[.)]\s*$/.test(said);

/** Screen readers say this, but it isn't part of a name. */
const isOnlySpoken = (child: Element, said: string) =>
  isUnseenHint(child, said) || (isForScreenReaders(child) && errorWord.test(said));

/** Not in one line with the text around it. */
function isSeparate(child: Element, said: string): boolean {
  const { display, position } = getComputedStyle(child);
  return (
    position === 'absolute' ||
    separateDisplayExact.test(display) ||
    requiredOrOptional.test(said) ||
    isForScreenReaders(child)
  );
}

function gatherChild(child: Node, skip: string, isFirst: boolean): string {
  if (!(child instanceof Element)) return gather(child, skip);
  if ((skip !== '' && child.matches(skip)) || isHidden(child)) return '';
  if (child.localName === 'br') return ' ';
  const said = gather(child, skip);
  if (skip !== '' && ((isFirst && isNumber(said)) || isOnlySpoken(child, said))) return '';
  return isSeparate(child, said) ? ` ${said} ` : said;
}

/** The text of a node without what matches `skip`. */
function gather(node: Node, skip: string): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof Element)) return '';
  const shown = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : node.childNodes;
  const first = shown.length > 1 ? node.firstElementChild : null;
  return [...shown].map((child) => gatherChild(child, skip, child === first)).join('');
}

/** The text of an element as a name: without controls, graphics, and messages. */
export const readText = (element: Element | null | undefined) => (element ? readName(element) : '');

const readName = oncePerElement((element) => {
  if (element.matches('script, style, template, noscript')) return '';
  const bare = clean(gather(element, `${noise()}, ${hints}`));
  return /\p{L}/u.test(bare) ? bare : clean(gather(element, noise()));
});

/** All visible text, including decorative marks. */
export const readSeen = oncePerElement((element) =>
  clean(gather(element, 'script, style, template, select, option, svg desc, svg title')),
);

/** The text of a sibling, whether element or text node; HTML comments have none. */
export const readNode = (node: Node | null | undefined) =>
  node instanceof Element ? readText(node) : node?.nodeType === Node.TEXT_NODE ? clean(node.nodeValue) : '';

export const isStar = (node: Node | null) => /^[*✱＊]$/.test(clean(node?.textContent));

/** A text without letters and digits: it names nothing, but it may be a mark. Empty for any other text. */
export function readSilent(node: Node | null): string {
  const text = clean(node?.textContent);
  return /[\p{L}\p{N}]/u.test(text) ? '' : text;
}

/** The first sibling from here on that has text. */
export function stepOver(from: ChildNode | null, way: 'nextSibling' | 'previousSibling'): ChildNode | null {
  let node = from;
  const isSilent = (one: ChildNode) =>
    one.nodeType === Node.COMMENT_NODE ||
    (clean(one.textContent) === '' && !(one instanceof Element && one.matches(controlSelector())));
  while (node && isSilent(node)) node = node[way];
  return node;
}

/** The text before a bare text, if it names nothing. */
export const listSilent = ({ previousSibling }: ChildNode): string[] =>
  [readSilent(stepOver(previousSibling, 'previousSibling'))].filter(Boolean);

/** The outermost wrapper that contains only this control. */
export function outerOf(control: Element): Element {
  let last = control;
  while (
    last.parentElement?.matches('span') &&
    clean(last.parentElement.textContent) === clean(last.textContent) &&
    controlsIn(last.parentElement).length === 1
  )
    last = last.parentElement;
  return last;
}

/** The text in a custom element's shadow root. */
export const readShadow = (element: Element) =>
  clean([...(element.shadowRoot?.children ?? [])].map((child) => gather(child, noise())).join(' '));

export function byIds(element: Element, attribute: string): (Element | null)[] {
  const root = element.getRootNode() as Document | ShadowRoot;
  return (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => root.getElementById(id) ?? document.getElementById(id));
}

export const textByIds = (element: Element, attribute: string) =>
  clean(
    byIds(element, attribute)
      .filter((part) => part !== element)
      .map((part) => readText(part) || clean(part?.textContent))
      .join(' '),
  );

export const isChoice = (control: Element) =>
  choiceRoles.includes(control.getAttribute('role') ?? '') ||
  ['radio', 'checkbox'].includes((control as HTMLInputElement).type ?? '');

/** The backing input of a button that opens a list; it has no options or text of its own. */
export const isBackingInput = (control: Element) =>
  control.parentElement?.querySelector(':scope > button[aria-haspopup]') !== null &&
  (control.localName === 'select'
    ? clean(control.textContent) === ''
    : control.matches(
        'input:is([type=text], :not([type])):not([name], [id], [placeholder], [role], [aria-label])',
      ));
