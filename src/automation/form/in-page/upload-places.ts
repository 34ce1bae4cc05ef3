import type { PageTexts } from './page-texts.ts';

/** Places that take a file though its box is not there before a click. Runs inside the page. */
export function findUploadPlaces(
  { clean, controlSelector, isFolded, readText }: PageTexts,
  root: Document | Element,
): Set<Element> {
  // Libraries park the box of such a place at the end of the page.
  const isParked = (box: Element) => box.parentElement === document.body;
  if (![...document.querySelectorAll('input[type=file]')].every(isParked)) return new Set();

  const offers =
    /^(upload|attach|browse|choose|add|select)\b.{0,30}\b(files?|resume|résumé|cv|cover letter|documents?|attachments?)\W*$/i;
  const takes =
    /\b(drop|drag)\b.{0,30}\b(files?|here|upload)\b|\b(upload|browse|choose) (a |your )?files?\b/i;
  const isInForm = (element: Element) => {
    const around = element.closest('form') ?? (root instanceof Element ? root : null);
    return around !== null && !isFolded(element, around);
  };
  const holdsNone = (element: Element) => element.querySelector(controlSelector) === null;

  /** The block behind a label whose box is not there. */
  const behind = (label: HTMLLabelElement) => {
    const block = label.nextElementSibling;
    const isEmpty = label.control === null && block !== null && holdsNone(label) && holdsNone(block);
    return isEmpty && takes.test(clean(block.textContent)) ? [block] : [];
  };
  const labels = [...root.querySelectorAll<HTMLLabelElement>('label[for]')].filter(isInForm);
  const blocks = labels.flatMap(behind);
  const buttons = [
    ...root.querySelectorAll(
      'button[type=button], [role=button]:not(button), a[href="#"], a[href^="javascript:"]',
    ),
  ].filter(
    (one) => isInForm(one) && offers.test(readText(one)) && !blocks.some((block) => block.contains(one)),
  );
  return new Set([...blocks, ...buttons]);
}
