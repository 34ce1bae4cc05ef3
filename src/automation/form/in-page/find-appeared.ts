import { findCss } from './controls/control-place.ts';
import { areAlike, areWords } from './controls/drawn-questions.ts';
import { beginReading } from './controls/reading.ts';

// Finds the entries of a list that is in the document only while it is open.

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
const listVisible = () => [...document.querySelectorAll('ul, ol, div')].filter(isVisible);

let before = new Set<Element>();

/** Remembers what is visible before a list is opened. */
export function watchForList(): void {
  before = new Set(listVisible());
}

/** Selects the entries of the longest list that is visible only since then; empty without one. */
export function findAppeared(): string {
  beginReading();
  const isList = ({ children }: Element) =>
    children.length <= 400 && areAlike([...children]) && areWords([...children], 2, 100);
  const [list] = listVisible()
    .filter((one) => !before.has(one) && !one.querySelector('input, select, textarea') && isList(one))
    .toSorted((a, b) => b.children.length - a.children.length);
  const entry = list?.firstElementChild;
  return list && entry ? `${findCss(list)} > ${entry.localName}` : '';
}
