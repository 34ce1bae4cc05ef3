import type { ControlNames } from './control-names.ts';
import type { FileInputs } from './file-inputs.ts';
import type { PageTexts } from './page-texts.ts';
import type { PageWords } from './raw-control.ts';

/** Decides whether a control is visible, a trap, or part of the page's navigation. Runs inside the page. */
export function makeControlState(
  texts: PageTexts,
  { labelsOf }: ControlNames,
  { isDropZone }: FileInputs,
  words: PageWords,
) {
  const { byIds, clean, controlSelector, isChoice, isCollapsed, parentOf, readSeen, readText } = texts;
  const classOf = (element: Element | null) => element?.getAttribute('class') ?? '';

  const [upload, file, fileAsked] = [words.upload, words.file, words.fileAsked].map(
    (pattern) => new RegExp(pattern, 'iu'),
  ) as [RegExp, RegExp, RegExp];

  const isVisibleStyle = (element: Element) => {
    const { display, visibility } = getComputedStyle(element);
    return display !== 'none' && visibility !== 'hidden' && visibility !== 'collapse';
  };

  /** Checks visibility only up to the form: a form behind a tab is still a form. */
  function isShown(control: Element, form: Element | null): boolean {
    for (
      let one: Element | null = control;
      one && one !== form && one !== document.body;
      one = parentOf(one)
    ) {
      if (!isVisibleStyle(one)) return false;
      if (one !== control && getComputedStyle(one).opacity === '0' && !isChoice(control)) return false;
    }
    return true;
  }

  /** The custom list that replaces a hidden native one. */
  function findCustomList(control: Element): Element | null {
    if (control.localName !== 'select') return null;
    const before = control.previousElementSibling;
    if (before?.matches('.select2-container')) return before;
    const next =
      control.nextElementSibling ??
      (control.parentElement?.matches('[class*=select i], [class*=choices i]')
        ? control.parentElement
        : null);
    const isOff =
      getComputedStyle(control).display === 'none' && control.querySelectorAll('option').length > 1;
    if (isOff && next?.querySelector('[role=combobox], [aria-haspopup]')) return next;
    return next?.matches(
      '[class*=select2], [class*=chosen], [class*=selectize], [class*=choices], [class*=nice-select], [class*=ts-wrapper], [class*=multiselect], [class*=dropdown-toggle]',
    )
      ? next
      : null;
  }

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

  const readOpener = (button: Element) =>
    clean(
      byIds(button, 'aria-labelledby')
        .map((part) => readText(part))
        .join(' '),
    ) ||
    clean(button.getAttribute('aria-label')) ||
    clean(button.textContent);

  /** The button that opens the hidden dialog with this file input: the first button opens the first such dialog. */
  function findOpener(control: Element): Element | null {
    const isOff = (one: Element) => one.querySelector('input[type=file]') !== null && !isShown(one, null);
    const dialogs = [...document.querySelectorAll('[role=dialog]')].filter(isOff);
    const openers = [...document.querySelectorAll('button[aria-haspopup]')].filter(
      (one) => one.closest('[role=dialog]') === null && fileAsked.test(readOpener(one)),
    );
    const number = dialogs.findIndex((one) => one.contains(control));
    return (dialogs.length === openers.length ? openers[number] : null) ?? findFeeder(control);
  }

  /** For a file input alone in a form without text: the button in the group that asks for it, in the order of such forms. */
  function findFeeder(control: Element): Element | null {
    const inputs = 'input:not([type=hidden]), select, textarea, button';
    const isBare = (form: Element) =>
      readSeen(form) === '' &&
      form.querySelectorAll(inputs).length === 1 &&
      form.querySelector('input[type=file]') !== null;
    const bare = [...document.forms].filter(isBare);
    const number = bare.findIndex((form) => form.contains(control));
    if (number < 0) return null;
    const feeders = [...document.querySelectorAll('fieldset:not(:has(input:not([type=hidden])))')].flatMap(
      (group) =>
        [...group.querySelectorAll('button')].find((one) =>
          /^(attach|upload|browse)\b/i.test(readText(one)),
        ) ?? [],
    );
    return bare.length === feeders.length ? (feeders[number] ?? null) : null;
  }

  /** Moved off screen or shrunk to nothing by its style, which also works for a form that isn't rendered. */
  function isAway(control: Element, form: Element | null): boolean {
    for (
      let one: Element | null = control;
      one && one !== form && one !== document.body;
      one = parentOf(one)
    ) {
      const { position, left, top, right, overflow, width, height, transform } = getComputedStyle(one);
      const isOff = [left, top, right].some((side) => Number.parseFloat(side) < -500);
      if (
        /absolute|fixed/.test(position) &&
        (isOff || /\b(scale|matrix)\(0\b/.test(`${transform} ${one.getAttribute('style')}`))
      )
        return true;
      const isFlat = [width, height].some((side) => Number.parseFloat(side) <= 1);
      if (one !== control && isFlat && /hidden|clip/.test(overflow)) return true;
    }
    return false;
  }

  /** Hidden from sight, screen readers, and keyboard, and nothing around it mentions a file: treat it as a honeypot. */
  function isFedByScript(control: Element): boolean {
    if (!control.matches('[aria-hidden=true][tabindex="-1"]') || labelsOf(control).length > 0) return false;
    const isOther = (one: Element) =>
      one !== control && !one.matches('[type=hidden], [type=file], button') && isShown(one, null);
    for (let one = parentOf(control); one && !one.matches('form, body'); one = parentOf(one)) {
      if ([...one.querySelectorAll(controlSelector)].some(isOther)) return true;
      if (file.test(readSeen(one))) return false;
    }
    return true;
  }

  function isSeen(control: HTMLInputElement, form: Element | null): boolean {
    if (control.type === 'file') {
      const opener = findOpener(control);
      if (opener) return isShown(opener, form);
      if (isFedByScript(control)) return false;
      const parent = parentOf(control);
      if (parent === null || parent === form || isShown(parent, form)) return true;
      // A link or button in the question's own block reveals the file input.
      let block = parentOf(parent);
      for (let depth = 0; block && block !== form && depth < 3; depth += 1, block = parentOf(block)) {
        if (!isShown(block, form)) continue;
        const shown = [...block.querySelectorAll(controlSelector)].filter(
          (one) => one.localName !== 'button' && isShown(one, form),
        );
        return (
          shown.length === 0 &&
          (upload.test(readSeen(block)) || /\.(pdf|docx?|odt|rtf)\b/i.test(readSeen(block)))
        );
      }
      return false;
    }
    if (isDropZone(control)) return true;
    if (isChoice(control))
      return (
        isShown(control, form) || labelsOf(control).some((label) => label.isConnected && isShown(label, form))
      );
    const custom = findCustomList(control);
    if (custom) return isShown(custom, form);
    if (!isShown(control, form) || isCollapsed(control, form ?? document.body)) return false;
    if (control.getAttribute('role') === 'combobox') return true;
    if (isAway(control, form)) return false;
    if (form && !form.checkVisibility()) return true;
    const input = control.getBoundingClientRect();
    return input.width > 1 && input.height > 1 && input.right + scrollX > 0 && input.bottom + scrollY > 0;
  }

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

  /** A language picker: at the top of the page, or with each language in its own words. */
  function isLanguagePicker(control: Element): boolean {
    if (control instanceof HTMLSelectElement && control.name === '') {
      const offered = [...control.options].map((option) => clean(option.textContent));
      if (
        offered.length > 1 &&
        offered.some((text) => /^(Español|Français|Deutsch|中文|Italiano|Português|日本語)/.test(text))
      )
        return true;
    }
    const title = document.querySelector('h1');
    return (
      control instanceof HTMLSelectElement &&
      /^(lang|language|locale)$/i.test(control.name || control.id) &&
      title !== null &&
      (control.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  }

  /** An input directly before a button that submits only it, on pages that are one large form. */
  function hasOwnButton(control: Element): boolean {
    const next = control.nextElementSibling;
    return (
      control.matches('input:not([type=checkbox], [type=radio], [type=file])') &&
      next?.matches('button, input[type=submit]') === true &&
      /^(go|search|sign ?up|subscribe|notify me|join( us)?)$/i.test(
        clean((next as HTMLInputElement).value || next.textContent),
      )
    );
  }

  /** Belongs to the whole page rather than a part of it; some pages are one large form. */
  function isOfPage(element: Element): boolean {
    const around = element.parentElement?.closest('form, main, article, section, dialog, [role=dialog]');
    return !around || (around.matches('form') && around.querySelector('nav, main') !== null);
  }

  function findRegion(control: Element): string {
    const own = (element: Element) =>
      `${element.id} ${classOf(element)} ${element.getAttribute('aria-label') ?? ''}`;
    if (hasOwnButton(control)) return 'newsletter';
    if (isLanguagePicker(control)) return 'language';
    for (let one: Element | null = control; one && one !== document.body; one = parentOf(one)) {
      const words = own(one);
      if (
        /cookie|onetrust|consent-?(banner|manager|modal)|(^|\s)cky-|didomi|usercentrics|CybotCookie|truste|gdpr-?banner/i.test(
          words,
        )
      )
        return 'cookies';
      if (
        one.matches('[role=search]') ||
        /(^|[\s_-])search(-?(form|box|bar))?([\s_-]|$)/i.test(one.matches('form') ? words : '')
      )
        return 'search';
      if (one.matches('nav, [role=navigation]')) return 'navigation';
      if (one.matches('[role=banner]') || (one.matches('header') && isOfPage(one))) return 'header';
      if (one.matches('footer, [role=contentinfo]') && isOfPage(one)) return 'footer';
      if (one.matches('aside, [role=complementary]') && !one.querySelector('form') && isOfPage(one))
        return 'aside';
      if (/(^|[\s_-])(live-?)?chat(bot|box|widget)?([\s_-]|$)|intercom|drift-(frame|widget)/i.test(words))
        return 'chat';
      if (
        one.matches('form') &&
        /newsletter|subscribe|mc-embedded|job-?alert|talent-?(community|alert)/i.test(
          `${words} ${one.getAttribute('action') ?? ''}`,
        )
      )
        return 'newsletter';
      if (/goog-te|google_translate|lang(uage)?-?(switch|select|picker)/i.test(words)) return 'language';
    }
    return '';
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

  return {
    isSeen,
    findBackingInput,
    isCalendarButton,
    findCustomList,
    findOpener,
    readOpener,
    takesSeveral,
    isTrap,
    findRegion,
    isDateInput,
    describe,
  };
}

export type ControlState = ReturnType<typeof makeControlState>;
