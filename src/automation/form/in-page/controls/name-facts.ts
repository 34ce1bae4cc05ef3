import { classOf, clean } from './dom.ts';
import { controlSelector, isCollapsed, parentOf, readSeen, readSilent, readText } from './page-texts.ts';
import type { RawName, RawNamePart } from './raw-marks.ts';
import { oncePerReading } from './reading.ts';

// Describes the elements that may name a control, for the marks in and around their texts.

const mostParts = 24;
const longest = 300;

const names = oncePerReading(() => ({ list: [] as RawName[], indexes: new Map<Element, number>() }));

/** All names that were found in this reading. */
export const listNames = () => names().list;

/** The index of an element in the list of names. */
export function nameOf(element: Element | null | undefined): number {
  if (!element) return -1;
  const { list, indexes } = names();
  const known = indexes.get(element) ?? list.push(describeName(element)) - 1;
  indexes.set(element, known);
  return known;
}

function describeName(element: Element): RawName {
  const around = listAround(element);
  const text = readSeen(element);
  return {
    tag: element.localName,
    text: shorten(text),
    classes: clean(classOf(element)),
    generated: readGenerated(element),
    weight: weigh(element),
    parts: listParts(element, text),
    around: [...new Set(around.map(readSeen))].filter((said) => said !== text).map(shorten),
    pictures: listPictures(around.at(-1) ?? element),
    cellBefore: element.matches('td') ? readSilent(element.previousElementSibling) : '',
  };
}

/** Marks are at the beginning or at the end. */
const shorten = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest / 2)} … ${text.slice(-longest / 2)}`;

const readGenerated = (element: Element) =>
  ['::before', '::after']
    .map((pseudo) => getComputedStyle(element, pseudo).content)
    .filter((content) => content !== 'none' && content !== 'normal')
    .join('')
    .slice(0, 40);

/** A bold element inside counts when it contains the whole text. */
function weigh(element: Element): number {
  const bold = [...element.querySelectorAll('b, strong')].find((one) => readSeen(one) === readSeen(element));
  return Number(getComputedStyle(bold ?? element).fontWeight) || 400;
}

/** Elements that may say something. */
const partSelector =
  ':not(select *, svg *, script, style, template, input, select, textarea, option, img, br)';

function listParts(element: Element, text: string): RawNamePart[] {
  return [...element.querySelectorAll(partSelector)]
    .slice(0, mostParts)
    .filter((part) => !isCollapsed(part, element))
    .map((part) => describePart(part, element))
    .filter(
      ({ classes, end, spoken, title }) =>
        `${spoken}${title}` !== '' || (end !== '' && (classes !== '' || !text.endsWith(end))),
    );
}

const describePart = (part: Element, element: Element): RawNamePart => ({
  tag: part.localName,
  role: part.getAttribute('role') ?? '',
  classes: clean(classOf(part)),
  title: clean(part.getAttribute('title')),
  spoken: clean(part.getAttribute('aria-label')),
  end: readSeen(part).slice(-20),
  isWhole: readSeen(part) === readSeen(element),
});

/** Small blocks around a name that contain little else: the mark may be beside the text. */
function listAround(element: Element): Element[] {
  const found: Element[] = [];
  const own = readText(element).length;
  let around = element.isConnected ? parentOf(element) : null;
  for (let depth = 0; around && depth < 3; depth += 1, around = parentOf(around)) {
    if (around.querySelector(controlSelector()) || around.querySelectorAll('label').length > 1) break;
    if (readSeen(around).length > own + 24) break;
    found.push(around);
  }
  return found;
}

const listPictures = (element: Element) =>
  [...element.querySelectorAll('img')]
    .flatMap(({ alt, title }) => [clean(alt), clean(title)])
    .filter(Boolean);
