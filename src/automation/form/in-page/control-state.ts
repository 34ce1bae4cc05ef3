import type { PageTexts } from './page-texts.ts';

/** Recognizes traps, dates, and lists that take several answers. Runs inside the page. */
export function makeControlState({ byIds, clean, controlSelector, parentOf, readSeen, readText }: PageTexts) {
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
    /\b(calendar|date)\b/i.test(control.getAttribute('aria-label') ?? '') &&
    control.parentElement?.querySelector('input, [role=spinbutton]') !== null;

  const inlineScripts = [...document.scripts]
    .map((script) => (script.src === '' ? script.text : ''))
    .join(' ');

  /** The style rule that hides it is in a script, so it only applies when scripts run. */
  function isHiddenByScript(block: Element | null): boolean {
    const at = block?.id ? inlineScripts.indexOf(`#${block.id} {`) : -1;
    const [rule = ''] = at < 0 ? [] : inlineScripts.slice(at, at + 500).split('}');
    return /\b(height|width): ?1px|visibility: ?hidden|display: ?none|\b(left|top): ?-\d{3,}/.test(rule);
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
    if (
      (/(^|[\s_-])hp([\s_-]|$)/i.test(names) && !/\b(home|hand)\W*(tele)?phone\b/i.test(text)) ||
      /honey|_hp[a-z]+$|hp_[0-9a-f]{4,}|beecatcher|hpcsaf|antispam|anti-spam|bot-?field|winnie|gotcha|should-?be-?empty|gform_validation_container/i.test(
        names,
      )
    )
      return true;
    if (blocks.some(isHiddenByScript)) return true;
    const said = `${text} ${blocks.map((one) => (one ? readSeen(one).slice(0, 300) : '')).join(' ')}`;
    if (
      /leave (this|it)?.{0,20}(blank|empty)|(be|should be) (left )?(empty|blank|unchanged)|do not (fill|enter)|don.t fill|for robots|if you are (a )?human|not fill/i.test(
        said,
      )
    )
      return true;
    // Not reachable by keyboard and excluded from autofill: no one is meant to fill it.
    return (
      control.getAttribute('tabindex') === '-1' &&
      /^(off|nope|new-password)$/.test(control.getAttribute('autocomplete') ?? '') &&
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
      if (/(^|[\s_-])(is-multi(ple)?|(select)?-multi(ple)?)($|[\s_]|-(?!value))/i.test(classOf(one)))
        return true;
    return false;
  }

  const isDateInput = (control: HTMLInputElement) =>
    control.localName === 'input' &&
    (/^(select|choose|pick) (a )?date$|\b(mm?|dd?)[/.-](mm?|dd?)[/.-](yyyy|yy|jjjj|aaaa)\b|\byyyy[/.-]mm[/.-]dd\b/i.test(
      clean(control.getAttribute('placeholder')),
    ) ||
      /date-?picker|flatpickr|ant-picker|react-datepicker|pikaday|hasDatepicker/i.test(
        `${classOf(control)} ${classOf(control.parentElement)} ${classOf(control.parentElement?.parentElement ?? null)}`,
      ));

  const describe = (control: Element) =>
    clean(
      byIds(control, 'aria-describedby')
        .filter((part) => part && !/error/i.test(`${part.id} ${classOf(part)}`))
        .map((part) => readText(part))
        .join(' '),
    );

  return { findBackingInput, isCalendarButton, takesSeveral, isTrap, isDateInput, describe };
}

export type ControlState = ReturnType<typeof makeControlState>;
