import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { classOf, clean } from './dom.ts';
import { byIds, controlsIn, parentOf, readSeen, readText } from './page-texts.ts';
import { oncePerReading } from './reading.ts';

// Recognizes traps, dates, and lists that take several answers.

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

const readInlineScripts = oncePerReading(() =>
  [...document.scripts].map((script) => (script.src === '' ? script.text : '')).join(' '),
);

/** The style rule that hides it is in a script, so it only applies when scripts run. */
function isHiddenByScript(block: Element | null): boolean {
  const inlineScripts = block?.id ? readInlineScripts() : '';
  const at = block?.id ? inlineScripts.indexOf(`#${block.id} {`) : -1;
  const [rule = ''] = at < 0 ? [] : inlineScripts.slice(at, at + 500).split('}');
  return markup.hidingRuleExact.test(rule);
}

/** A honeypot: its name says so, its text asks to leave it empty, or it is hidden in every way from people. */
export function isTrap(control: HTMLInputElement, text: string): boolean {
  const blocks = [control.parentElement, control.parentElement?.parentElement ?? null].filter(
    (one) => one !== null && one.querySelectorAll('input:not([type=hidden]), select, textarea').length === 1,
  );
  const names = [
    control.name ?? '',
    control.id,
    classOf(control),
    ...blocks.map((one) => `${one?.id} ${classOf(one)}`),
  ].join(' ');
  if ((markup.honeypotShort.test(names) && !phrase.homePhone.test(text)) || markup.honeypot.test(names))
    return true;
  if (blocks.some(isHiddenByScript)) return true;
  const said = `${text} ${blocks.map((one) => (one ? readSeen(one).slice(0, 300) : '')).join(' ')}`;
  if (phrase.leaveEmpty.test(said)) return true;
  // Not reachable by keyboard and excluded from autofill: no one is meant to fill it.
  return (
    control.getAttribute('tabindex') === '-1' &&
    markup.noAutofillExact.test(control.getAttribute('autocomplete') ?? '') &&
    ['text', 'email', 'url', 'tel'].includes(control.type) &&
    !control.readOnly &&
    !control.hasAttribute('role')
  );
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
