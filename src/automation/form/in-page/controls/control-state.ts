import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { classOf, clean } from './dom.ts';
import { byIds, controlsIn, parentOf, readText } from './page-texts.ts';
import { oncePerReading } from './reading.ts';

// Recognizes dates and lists that take several answers.

/** The backing input of a date that is typed into custom parts. */
export function findBackingInput(control: Element): HTMLInputElement | null {
  let block = control.matches('[role=spinbutton]:not(input)') ? parentOf(control) : null;
  for (
    let depth = 0;
    block && depth < 5 && !block.matches('form, body');
    depth += 1, block = parentOf(block)
  ) {
    const found = block.querySelectorAll<HTMLInputElement>('input[aria-hidden=true]');
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

/** Opens a calendar for the date input beside it. */
export const isCalendarButton = (control: Element) =>
  control.matches('button[aria-haspopup=dialog]') &&
  phrase.calendar.test(control.getAttribute('aria-label') ?? '') &&
  control.parentElement?.querySelector('input, [role=spinbutton]') !== null;

/** The text of the button directly behind an input. */
export function readNextButton(control: Element): string {
  const next = control.matches('input') ? control.nextElementSibling : null;
  if (!next?.matches('button, input[type=submit]')) return '';
  return clean((next as HTMLInputElement).value || next.textContent).slice(0, 60);
}

const findPageTitle = oncePerReading(() => document.querySelector('h1'));

/** A list above the title of the page. */
export function isAboveTitle(control: Element): boolean {
  const title = control.matches('select') ? findPageTitle() : null;
  return title !== null && (control.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Also reads how custom selects mark it, on a wrapper around this control alone. */
export function takesSeveral(control: HTMLInputElement, group: Element | null): boolean {
  if (control.multiple || group?.getAttribute('aria-multiselectable') === 'true') return true;
  if (byIds(control, 'aria-controls').some((list) => list?.querySelector('[role=menuitemcheckbox]')))
    return true;
  for (let one = parentOf(control); one && controlsIn(one).length === 1; one = parentOf(one))
    if (markup.multipleClass.test(classOf(one))) return true;
  return false;
}

export const isDateInput = (control: HTMLInputElement) =>
  control.localName === 'input' &&
  (phrase.dateFormat.test(clean(control.getAttribute('placeholder'))) ||
    markup.datePickerClass.test(
      `${classOf(control)} ${classOf(control.parentElement)} ${classOf(control.parentElement?.parentElement ?? null)}`,
    ));

export const describe = (control: Element) =>
  clean(
    byIds(control, 'aria-describedby')
      .filter((part) => part && !markup.errorName.test(`${part.id} ${classOf(part)}`))
      .map((part) => readText(part))
      .join(' '),
  );
