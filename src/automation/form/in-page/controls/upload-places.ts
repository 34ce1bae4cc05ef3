import { phrase } from '#automation/reader/words/phrases.ts';
import { clean } from './dom.ts';
import { controlSelector, isCollapsed, readText } from './page-texts.ts';

/** Drop zones that create their file input only after a click. */
export function findUploadPlaces(root: Document | Element): Set<Element> {
  // Upload libraries keep the file input of a drop zone at the end of the body.
  const isParked = (input: Element) => input.parentElement === document.body;
  if (![...document.querySelectorAll('input[type=file]')].every(isParked)) return new Set();

  const isInForm = (element: Element) => {
    const around = element.closest('form') ?? (root instanceof Element ? root : null);
    return around !== null && !isCollapsed(element, around);
  };
  const holdsNone = (element: Element) => element.querySelector(controlSelector()) === null;

  /** The block after a label whose target doesn't exist. */
  const behind = (label: HTMLLabelElement) => {
    const block = label.nextElementSibling;
    const isEmpty = label.control === null && block !== null && holdsNone(label) && holdsNone(block);
    return isEmpty && phrase.takesFiles.test(clean(block.textContent)) ? [block] : [];
  };
  const labels = [...root.querySelectorAll<HTMLLabelElement>('label[for]')].filter(isInForm);
  const blocks = labels.flatMap(behind);
  const buttons = [
    ...root.querySelectorAll(
      'button[type=button], [role=button]:not(button), a[href="#"], a[href^="javascript:"]',
    ),
  ].filter(
    (one) =>
      isInForm(one) &&
      phrase.offersUpload.test(readText(one)) &&
      !blocks.some((block) => block.contains(one)),
  );
  return new Set([...blocks, ...buttons]);
}
