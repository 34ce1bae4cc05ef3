import { phrase } from '#automation/reader/words/phrases.ts';
import { labelsOf } from './control-labels.ts';
import { clean } from './dom.ts';
import {
  controlSelector,
  controlsIn,
  isChoice,
  outerOf,
  parentOf,
  readNode,
  readText,
  stepOver,
} from './page-texts.ts';

// Finds the text beside choices that have no label.

/** The text right beside a control, up to the next control or line break. */
function textBeside(control: Element, way: 'nextSibling' | 'previousSibling'): string {
  for (let next = outerOf(control)[way]; next; next = next[way]) {
    const element = next instanceof Element ? next : null;
    if (element?.matches(`${controlSelector()}, br`) || element?.querySelector(controlSelector())) return '';
    const text = element?.matches('svg') ? '' : readNode(next);
    if (!phrase.onlyMark.test(text)) return way === 'nextSibling' ? readRun(next) : text;
  }
  return '';
}

/** Text may continue through links and emphasis. */
function readRun(from: ChildNode): string {
  const isInline = (one: ChildNode | null) =>
    one?.nodeType === Node.TEXT_NODE || (one instanceof Element && one.matches('a, b, strong, em, i, u'));
  let said = readNode(from);
  for (let next = from.nextSibling; isInline(from) && isInline(next); next = next?.nextSibling ?? null)
    said += ` ${readNode(next)}`;
  return clean(said).replace(/ (?=[.,;:!?])/g, '');
}

/** The text that follows names another control or a section. */
function isNextQuestion(control: Element): boolean {
  const next = stepOver(outerOf(control).nextSibling, 'nextSibling');
  if (!(next instanceof Element)) return false;
  const { id } = control;
  return (
    next.matches('h1, h2, h3, h4, h5, h6') || (next.matches('label[for]') && next.getAttribute('for') !== id)
  );
}

/** Checkboxes of one question may each have their own name. */
const isOfSameName = (one: Element, control: Element) =>
  (control as HTMLInputElement).type !== 'radio' ||
  (one as HTMLInputElement).name === (control as HTMLInputElement).name;

/** In a row of inputs, each label comes before its input: there is text before the first and none after the last. */
export function followsItsWord(control: Element): boolean {
  const outer = outerOf(control);
  const isFellow = (input: Element | null): input is Element =>
    input !== null && isChoice(input) && isOfSameName(input, control);
  const inputs = [...(outer.parentElement?.children ?? [])].flatMap((one) => {
    const input = isChoice(one) ? one : one.querySelector(controlSelector());
    return isFellow(input) && outerOf(input) === one ? [input] : [];
  });
  const [first, last] = [inputs[0], inputs.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    inputs.length > 1 &&
    !inputs.some((one) => labelsOf(one).length) &&
    /^.{1,20}$|[?:]\s*\p{L}{1,12}$/u.test(textBeside(first, 'previousSibling')) &&
    (textBeside(last, 'nextSibling') === '' || isNextQuestion(last))
  );
}

/** The label in the next list item, when this item contains only the control. */
function readNextItem(control: Element): string {
  const item = outerOf(control).parentElement;
  const next = item?.matches('li, dd') && readText(item) === '' ? item.nextElementSibling : null;
  return next && !next.querySelector(controlSelector()) ? readText(next) : '';
}

const findFirst = (control: Element) =>
  controlsIn(parentOf(outerOf(control))).find((one) => isOfSameName(one, control));

/** The element with the label of the first choice, or the block around all of them. */
export function findFirstWord(control: Element): Element | null {
  const first = findFirst(control);
  const word = first && stepOver(outerOf(first).previousSibling, 'previousSibling');
  return word instanceof Element ? word : parentOf(outerOf(control));
}

/** The question, when it shares a text node with the label of the first choice. */
export function findAskedBefore(control: Element): string {
  const first = findFirst(control);
  return (first && /^(.{3,}[?:])\s*\p{L}{1,12}$/u.exec(textBeside(first, 'previousSibling'))?.[1]) ?? '';
}

export const readWord = (control: Element) =>
  followsItsWord(control)
    ? textBeside(control, 'previousSibling').replace(/^.*[?:]\s*(?=\p{L})/u, '')
    : textBeside(control, 'nextSibling') || readNextItem(control);
