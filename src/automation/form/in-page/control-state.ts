import type { PageTexts } from './page-texts.ts';

/** Recognizes traps, dates, and lists that take several answers. Runs inside the page. */
export function makeControlState({
  byIds,
  clean,
  controlSelector,
  parentOf,
  readSeen,
  readText,
  says,
}: PageTexts) {
  const classOf = (element: Element | null) => element?.getAttribute('class') ?? '';

  /** The backing input of a date that is typed into custom parts. */
  function findBackingInput(control: Element): HTMLInputElement | null {
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
  const isCalendarButton = (control: Element) =>
    control.matches('button[aria-haspopup=dialog]') &&
    says.calendar.test(control.getAttribute('aria-label') ?? '') &&
    control.parentElement?.querySelector('input, [role=spinbutton]') !== null;

  const inlineScripts = [...document.scripts]
    .map((script) => (script.src === '' ? script.text : ''))
    .join(' ');

  /** The style rule that hides it is in a script, so it only applies when scripts run. */
  function isHiddenByScript(block: Element | null): boolean {
    const at = block?.id ? inlineScripts.indexOf(`#${block.id} {`) : -1;
    const [rule = ''] = at < 0 ? [] : inlineScripts.slice(at, at + 500).split('}');
    return says.hidingRuleExact.test(rule);
  }

  /** A honeypot: its name says so, its text asks to leave it empty, or it is hidden in every way from people. */
  function isTrap(control: HTMLInputElement, text: string): boolean {
    const blocks = [control.parentElement, control.parentElement?.parentElement ?? null].filter(
      (one) =>
        one !== null && one.querySelectorAll('input:not([type=hidden]), select, textarea').length === 1,
    );
    const names = [
      control.name ?? '',
      control.id,
      classOf(control),
      ...blocks.map((one) => `${one?.id} ${classOf(one)}`),
    ].join(' ');
    if ((says.honeypotShort.test(names) && !says.homePhone.test(text)) || says.honeypot.test(names))
      return true;
    if (blocks.some(isHiddenByScript)) return true;
    const said = `${text} ${blocks.map((one) => (one ? readSeen(one).slice(0, 300) : '')).join(' ')}`;
    if (says.leaveEmpty.test(said)) return true;
    // Not reachable by keyboard and excluded from autofill: no one is meant to fill it.
    return (
      control.getAttribute('tabindex') === '-1' &&
      says.noAutofillExact.test(control.getAttribute('autocomplete') ?? '') &&
      ['text', 'email', 'url', 'tel'].includes(control.type) &&
      !control.readOnly &&
      !control.hasAttribute('role')
    );
  }

  /** Also reads how custom selects mark it, on a wrapper around this control alone. */
  function takesSeveral(control: HTMLInputElement, group: Element | null): boolean {
    if (control.multiple || group?.getAttribute('aria-multiselectable') === 'true') return true;
    if (byIds(control, 'aria-controls').some((list) => list?.querySelector('[role=menuitemcheckbox]')))
      return true;
    for (
      let one = parentOf(control);
      one && one.querySelectorAll(controlSelector).length === 1;
      one = parentOf(one)
    )
      if (says.multipleClass.test(classOf(one))) return true;
    return false;
  }

  const isDateInput = (control: HTMLInputElement) =>
    control.localName === 'input' &&
    (says.dateFormat.test(clean(control.getAttribute('placeholder'))) ||
      says.datePickerClass.test(
        `${classOf(control)} ${classOf(control.parentElement)} ${classOf(control.parentElement?.parentElement ?? null)}`,
      ));

  const describe = (control: Element) =>
    clean(
      byIds(control, 'aria-describedby')
        .filter((part) => part && !says.errorName.test(`${part.id} ${classOf(part)}`))
        .map((part) => readText(part))
        .join(' '),
    );

  return { findBackingInput, isCalendarButton, takesSeveral, isTrap, isDateInput, describe };
}

export type ControlState = ReturnType<typeof makeControlState>;
