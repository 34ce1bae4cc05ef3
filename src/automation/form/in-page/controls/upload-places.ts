import { clean } from './dom.ts';
import { controlSelector, isCollapsed, readText } from './page-texts.ts';
import type { RawUpload } from './raw-control.ts';
import { isWanted } from './reading.ts';

// Finds where files may be dropped or chosen on a page that creates its file inputs only after a click. Which of these
// places ask for a file is decided outside the page (`reader/rules/upload`).

/** Shown within its form, or within the part of the page that is read. */
function isInForm(element: Element, root: Document | Element): boolean {
  const around = element.closest('form') ?? (root instanceof Element ? root : null);
  return around !== null && !isCollapsed(element, around);
}

const holdsNone = (element: Element) => element.querySelector(controlSelector()) === null;

/** The block after a label whose target doesn't exist. */
function findBlock(label: HTMLLabelElement): Element | null {
  const block = label.nextElementSibling;
  return label.control === null && block && holdsNone(label) && holdsNone(block) ? block : null;
}

const pressed = 'button[type=button], [role=button]:not(button), a[href="#"], a[href^="javascript:"]';

/** Blocks and buttons in forms with a text that the rules want to see, and what they say. */
export function findUploadPlaces(root: Document | Element): Map<Element, RawUpload> {
  // Upload libraries keep the file input of a drop zone at the end of the body.
  const isParked = (input: Element) => input.parentElement === document.body;
  if (![...document.querySelectorAll('input[type=file]')].every(isParked)) return new Map();

  const places = new Map<Element, RawUpload>();
  for (const label of root.querySelectorAll<HTMLLabelElement>('label[for]')) {
    const block = isInForm(label, root) ? findBlock(label) : null;
    const text = clean(block?.textContent);
    if (block && isWanted('uploads', text))
      places.set(block, { isAfterLabel: true, isPressed: block.matches(pressed), text, around: '' });
  }
  const blocks = [...places];
  for (const button of root.querySelectorAll(pressed)) {
    // Most are outside forms, and reading a text takes longer.
    const text = isInForm(button, root) ? readText(button) : '';
    if (!isWanted('uploads', text) || places.has(button)) continue;
    const [, around] = blocks.find(([block]) => block.contains(button)) ?? [];
    places.set(button, { isAfterLabel: false, isPressed: true, text, around: around?.text ?? '' });
  }
  return places;
}
