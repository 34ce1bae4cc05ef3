import type { ControlLabels } from './control-labels.ts';
import type { PageTexts } from './page-texts.ts';

/** The words beside choices that no label names. Runs inside the page. */
export function makeChoiceWords(
  { clean, controlSelector, isChoice, outerOf, parentOf, readNode, readText, stepOver }: PageTexts,
  { labelsOf }: ControlLabels,
) {
  /** Text right beside a box, up to the next box or line. */
  function textBeside(control: Element, way: 'nextSibling' | 'previousSibling'): string {
    for (let next = outerOf(control)[way]; next; next = next[way]) {
      const element = next instanceof Element ? next : null;
      if (element?.matches(`${controlSelector}, br`) || element?.querySelector(controlSelector)) return '';
      const text = element?.matches('svg') ? '' : readNode(next);
      if (!/^[*✱＊]*$|^required\W*$/i.test(text)) return way === 'nextSibling' ? readRun(next) : text;
    }
    return '';
  }

  /** A sentence goes on through the links and stresses in it. */
  function readRun(from: ChildNode): string {
    const isInline = (one: ChildNode | null) =>
      one?.nodeType === Node.TEXT_NODE || (one instanceof Element && one.matches('a, b, strong, em, i, u'));
    let said = readNode(from);
    for (let next = from.nextSibling; isInline(from) && isInline(next); next = next?.nextSibling ?? null)
      said += ` ${readNode(next)}`;
    return clean(said).replace(/ (?=[.,;:!?])/g, '');
  }

  /** What follows names another box or a section. */
  function isNextQuestion(control: Element): boolean {
    const next = stepOver(outerOf(control).nextSibling, 'nextSibling');
    if (!(next instanceof Element)) return false;
    const { id } = control;
    return (
      next.matches('h1, h2, h3, h4, h5, h6') ||
      (next.matches('label[for]') && next.getAttribute('for') !== id)
    );
  }

  /** Tick boxes of one question may have a name each. */
  const isOfSameName = (one: Element, control: Element) =>
    (control as HTMLInputElement).type !== 'radio' ||
    (one as HTMLInputElement).name === (control as HTMLInputElement).name;

  /** Of boxes side by side each follows its word: one stands before the first, none behind the last. */
  function followsItsWord(control: Element): boolean {
    const outer = outerOf(control);
    const isFellow = (box: Element | null): box is Element =>
      box !== null && isChoice(box) && isOfSameName(box, control);
    const boxes = [...(outer.parentElement?.children ?? [])].flatMap((one) => {
      const box = isChoice(one) ? one : one.querySelector(controlSelector);
      return isFellow(box) && outerOf(box) === one ? [box] : [];
    });
    const [first, last] = [boxes[0], boxes.at(-1)];
    return (
      first !== undefined &&
      last !== undefined &&
      boxes.length > 1 &&
      !boxes.some((one) => labelsOf(one).length) &&
      /^.{1,20}$|[?:]\s*\p{L}{1,12}$/u.test(textBeside(first, 'previousSibling')) &&
      (textBeside(last, 'nextSibling') === '' || isNextQuestion(last))
    );
  }

  /** The word in the next element of a list, of which this one holds only the box. */
  function readNextItem(control: Element): string {
    const item = outerOf(control).parentElement;
    const next = item?.matches('li, dd') && readText(item) === '' ? item.nextElementSibling : null;
    return next && !next.querySelector(controlSelector) ? readText(next) : '';
  }

  const findFirst = (control: Element) =>
    [...(parentOf(outerOf(control))?.querySelectorAll(controlSelector) ?? [])].find((one) =>
      isOfSameName(one, control),
    );

  /** The element with the word of the first of such boxes, or else the block of all. */
  function findFirstWord(control: Element): Element | null {
    const first = findFirst(control);
    const word = first && stepOver(outerOf(first).previousSibling, 'previousSibling');
    return word instanceof Element ? word : parentOf(outerOf(control));
  }

  /** What a question says before the first word to choose, in one text with it. */
  function findAskedBefore(control: Element): string {
    const first = findFirst(control);
    return (first && /^(.{3,}[?:])\s*\p{L}{1,12}$/u.exec(textBeside(first, 'previousSibling'))?.[1]) ?? '';
  }

  const readWord = (control: Element) =>
    followsItsWord(control)
      ? textBeside(control, 'previousSibling').replace(/^.*[?:]\s*(?=\p{L})/u, '')
      : textBeside(control, 'nextSibling') || readNextItem(control);

  return { followsItsWord, findAskedBefore, findFirstWord, readWord };
}

export type ChoiceWords = ReturnType<typeof makeChoiceWords>;
