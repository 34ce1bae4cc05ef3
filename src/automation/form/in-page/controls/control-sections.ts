import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { clean } from './dom.ts';
import { controlSelector, controlsIn, parentOf, readText } from './page-texts.ts';
import { oncePerElement } from './reading.ts';

// Finds the headings above a control and the text directly before it.

const heads = 'h1, h2, h3, h4, h5, h6, legend, caption, summary, button[aria-expanded], [role=heading]';
const most = 3;

/** All of its text is bold. */
const isBold = (block: Element, text: string) =>
  [...block.querySelectorAll('b, strong, u')].map((one) => clean(one.textContent)).join(' ').length >=
  text.length - 3;

/** A short text that begins a block with several controls. */
const isFirstOfSeveral = ({ parentElement, previousElementSibling }: Element, text: string) =>
  !previousElementSibling &&
  text.length <= 50 &&
  controlsIn(parentElement).length > 1 &&
  !parentElement?.matches('tr, label');

/** No heading by its markup, but looks or reads like one. */
function isLikeHeading(block: Element, text: string): boolean {
  const isCapital = /\p{Lu}{4}/u.test(text) && text === text.toUpperCase();
  const isTelling = phrase.sectionTopic.test(text) && text.split(' ').length <= 8;
  return (
    isCapital ||
    isTelling ||
    markup.headingClass.test(block.getAttribute('class') ?? '') ||
    isBold(block, text) ||
    isFirstOfSeveral(block, text)
  );
}

/** A heading, or a block of only bold or uppercase text. */
const readHeading = oncePerElement((block) => {
  const isOther = block.matches(`${controlSelector()}, label, script, style, template, td, th, option`);
  if (isOther || controlsIn(block).length > 0 || block.querySelector('label')) return '';
  const head = block.matches(heads) ? block : block.querySelector(heads);
  // The heading of a collapsible block may be a button.
  const text = readText(head ?? block) || (head ? clean(head.textContent) : '');
  if (!/\p{L}{2}/u.test(text) || text.length > 100 || /\?\W*$/.test(text)) return '';
  return head || isLikeHeading(block, text) ? text : '';
});

/** From the outermost to the innermost. The heading of a block with its own questions doesn't apply outside it. */
export function findHeadings(control: Element): string[] {
  const found: string[] = [];
  for (
    let one: Element | null = control;
    one && found.length < most && !one.matches('form, body, html');
    one = parentOf(one)
  ) {
    let before = one.matches('td, th, label') ? null : one.previousElementSibling;
    while (before && readHeading(before) === '') before = before.previousElementSibling;
    if (before) found.unshift(readHeading(before));
  }
  return found;
}

/** The visible text between two controls. */
export function readBetween(previous: Element | undefined, control: Element): string {
  if (!previous || previous.getRootNode() !== control.getRootNode() || previous.contains(control)) return '';
  const range = document.createRange();
  range.setStartAfter(previous);
  range.setEndBefore(control);
  return clean(range.toString().slice(-4000)).slice(-1500);
}
