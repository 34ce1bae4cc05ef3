import { classOf, clean } from './dom.ts';
import { controlsIn, isChoice, parentOf } from './page-texts.ts';
import type { RawBlock } from './raw-marks.ts';
import { isWanted, oncePerReading } from './reading.ts';

// Describes controls, their groups, and the blocks around them.

/** With more of one kind, a block asks several questions. */
const mostInside = 5;

/** Says what it is: with a name, or as a part of the page. */
const telling =
  '[class], [id], [role], [aria-label], form, main, nav, header, footer, aside, article, section, dialog';

const blocks = oncePerReading(() => ({ list: [] as RawBlock[], indexes: new Map<Element, number>() }));

/** All blocks that were found in this reading. */
export const listBlocks = () => blocks().list;

/** The index of an element in the list of blocks. */
export function blockOf(element: Element | null | undefined): number {
  if (!element) return -1;
  const { list, indexes } = blocks();
  const known = indexes.get(element);
  if (known !== undefined) return known;
  const block: RawBlock = {
    tag: element.localName,
    id: element.id,
    role: element.getAttribute('role') ?? '',
    spoken: (element.getAttribute('aria-label') ?? '').slice(0, 100),
    classes: clean(classOf(element)),
    attributes: readAttributes(element),
    isChoice: isChoice(element),
    scripted: readScripted(element),
    action: element.matches('form') ? (element.getAttribute('action') ?? '').slice(0, 200) : '',
    holds: listParts(element),
    parent: -1,
    inside: [],
    sent: -1,
  };
  // Known before it is complete: the controls in it refer to it.
  indexes.set(element, list.push(block) - 1);
  block.inside = listInside(element).map(blockOf);
  block.sent = blockOf(findSent(element));
  block.parent = blockOf(findBlock(element));
  return indexes.get(element) ?? -1;
}

function readAttributes(element: Element): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of element.getAttributeNames())
    if (isWanted('attributes', name)) found[name] = (element.getAttribute(name) ?? '').slice(0, 20);
  // Custom elements may have it as a property only.
  if ((element as HTMLInputElement).required) found['required'] = 'true';
  return found;
}

const readInlineScripts = oncePerReading(() =>
  [...document.scripts].map((script) => (script.src === '' ? script.text : '')).join(' '),
);

/** The style rule for its id that a script contains, so it only applies when scripts run. */
function readScripted({ id }: Element): string {
  const scripts = id === '' ? '' : readInlineScripts();
  const at = id === '' ? -1 : scripts.indexOf(`#${id} {`);
  const [rule = ''] = at < 0 ? [] : scripts.slice(at, at + 500).split('}');
  return rule;
}

function listInside(element: Element): Element[] {
  const inside = controlsIn(element).filter((one) => one.type !== 'hidden');
  const choices = inside.filter(isChoice);
  const others = choices.length === 0 ? inside : inside.filter((one) => !isChoice(one));
  return [...others.slice(0, mostInside), ...choices.slice(0, mostInside)];
}

const findSent = (element: Element) => element.querySelector(':scope > input[type=hidden]');

/** The nearest block around an element that can say something. */
function findBlock(element: Element): Element | null {
  for (let one = parentOf(element); one && one !== document.body; one = parentOf(one))
    if (one.matches(telling) || findSent(one)) return one;
  return null;
}

/** The forms and parts of the page in an element that is one itself. */
const listParts = (element: Element) =>
  element.matches('form, header, footer, aside, [role=contentinfo], [role=complementary]')
    ? ['form', 'nav', 'main'].filter((tag) => element.querySelector(tag))
    : [];

/** The parent and its parent, as far as they contain no other control. */
export function findOwnBlocks({ parentElement }: Element): Element[] {
  const isAlone = (one: Element) =>
    one.querySelectorAll('input:not([type=hidden]), select, textarea').length === 1;
  return [parentElement, parentElement?.parentElement].flatMap((one) => (one && isAlone(one) ? [one] : []));
}
