/** Where an employer's form lives in the page and how it names its questions; empty texts leave it to the reader. */
export interface FormLayout {
  /** Element that holds the whole form. */
  root: string;
  /** Element that holds one question. */
  container: string;
  /** The question's text, inside its container. */
  title: string;
  /** Parts that look like questions and are none. */
  ignore: string;
}

export interface RawOption {
  label: string;
  value: string;
}

/** One control with every text that may name it, side by side; which of them does is decided outside the page. */
export interface RawControl {
  tag: string;
  type: string;
  role: string;
  id: string;
  name: string;
  value: string;
  key: string;
  automation: string;
  autocomplete: string;
  placeholder: string;
  ariaLabel: string;
  labelledBy: string;
  label: string;
  describedBy: string;
  title: string;
  legend: string;
  /** Text before it in a block of its own, and in one that it shares with other questions. */
  nearby: string;
  between: string;
  heading: string;
  tokens: string;
  /** Number of the fieldset or group around it, -1 without one; the group's own question text is `legend`. */
  group: number;
  form: number;
  region: string;
  required: boolean;
  multiple: boolean;
  shown: boolean;
  trap: boolean;
  options: RawOption[];
  css: string;
}

export interface RawForm {
  css: string;
  text: string;
  buttons: string;
  shown: boolean;
}

interface Nearby {
  nearby: string;
  between: string;
  marked: boolean;
}

export interface PageControls {
  controls: RawControl[];
  forms: RawForm[];
}

/** Every control of the document and of its open shadow roots, in page order. Runs inside the page. */
export function collectControls(layout: FormLayout): PageControls {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const within = (selector: string, element: Element) =>
    selector !== '' && element.closest(selector) !== null;
  const controlSelector =
    'input, textarea, select, button[aria-pressed], button[aria-haspopup], [role=radio], [role=checkbox], [role=switch], [role=combobox], [role=textbox][contenteditable=true]';
  const choiceRoles = ['radio', 'checkbox', 'switch'];
  const groupSelector = 'fieldset, [role=group], [role=radiogroup]';

  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);

  /** The element around it, through the edges of shadow roots. */
  function parentOf(element: Element): Element | null {
    if (element.assignedSlot) return element.assignedSlot;
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  }

  function closest(element: Element, selector: string): Element | null {
    for (let one: Element | null = element; one; one = parentOf(one)) if (one.matches(selector)) return one;
    return null;
  }

  function readText(element: Element | null | undefined): string {
    if (!element) return '';
    const copy = element.cloneNode(true) as Element;
    const noise =
      'select, textarea, input, button, script, style, template, noscript, svg, option, [hidden], [aria-hidden=true], [role=alert], [role=listbox], [role=option], .sr-only-error, [class*=error i]:not(label)';
    for (const part of copy.querySelectorAll(noise)) part.remove();
    return clean(copy.textContent);
  }

  const byIds = (element: Element, attribute: string) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    return (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((id) => root.getElementById(id) ?? document.getElementById(id));
  };
  const textByIds = (element: Element, attribute: string) =>
    clean(
      byIds(element, attribute)
        .filter((part) => part !== element)
        .map((part) => readText(part) || clean(part?.textContent))
        .join(' '),
    );

  function labelsOf(control: Element): Element[] {
    const own = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
    if (own.length > 0) return own;
    const root = control.getRootNode() as Document | ShadowRoot;
    const id = control.id || (control as HTMLInputElement).name || '';
    const named = id === '' ? null : root.querySelector(`label[for=${JSON.stringify(id)}]`);
    const around = named ?? control.closest('label');
    if (around) return [around];
    const host = root instanceof ShadowRoot ? root.host : null;
    const hostLabel = host?.getAttribute('label');
    if (hostLabel) return [Object.assign(document.createElement('label'), { textContent: hostLabel })];
    return [];
  }

  const isChoice = (control: Element) =>
    choiceRoles.includes(control.getAttribute('role') ?? '') ||
    ['radio', 'checkbox'].includes((control as HTMLInputElement).type ?? '');

  /** Text before the control inside its own block: another question's block is never read. */
  function findNearby(control: Element, labels: Element[]): Nearby {
    const holdsOther = (element: Element) => {
      const others = [...element.querySelectorAll<HTMLInputElement>(controlSelector)].filter(
        (one) => one !== control && !control.contains(one) && one.type !== 'hidden',
      );
      const name = (control as HTMLInputElement).name;
      return others.some((one) => !isChoice(control) || !isChoice(one) || (name !== '' && one.name !== name));
    };
    const isStar = (text: string) => /[*✱＊]\s*:?\s*$|^\s*[*✱＊]|\(\s*required\s*\)/i.test(text);
    let block: Element | null = control;
    let wasMarked = false;
    for (let depth = 0; block && depth < 6; depth += 1) {
      const inLabel = labels.includes(parentOf(block) as Element);
      for (
        let before: ChildNode | null = inLabel ? null : block.previousSibling;
        before;
        before = before.previousSibling
      ) {
        if (
          before instanceof Element &&
          (before.matches(controlSelector) || before.querySelector(controlSelector))
        )
          break;
        const element: Element | null = before instanceof Element ? before : null;
        const text = element ? readText(element) : clean(before.textContent);
        if (!/[\p{L}\p{N}]/u.test(text) || (element && labels.includes(element))) continue;
        if (/^[(\s]*(required|optional)[)\s]*$/i.test(text)) {
          wasMarked ||= /required/i.test(text);
          continue;
        }
        const around = parentOf(block);
        const marked = wasMarked || (element ? isMarked(element) : isStar(text));
        return around && holdsOther(around)
          ? { nearby: '', between: text, marked }
          : { nearby: text, between: '', marked };
      }
      const parent: Element | null = parentOf(block);
      if (!parent || parent.matches('form, body, html, main') || holdsOther(parent)) break;
      block = parent;
    }
    return { nearby: '', between: '', marked: false };
  }

  function textAfter(control: Element): string {
    for (let after: ChildNode | null = control.nextSibling; after; after = after.nextSibling) {
      const element = after instanceof Element ? after : null;
      if (element?.matches(`${controlSelector}, br`) || element?.querySelector(controlSelector)) return '';
      const text = element ? readText(element) : clean(after.textContent);
      if (text !== '') return text;
    }
    return '';
  }

  function findLegend(group: Element | null): string {
    if (!group) return '';
    const legend = [...group.querySelectorAll('legend')].find((one) => one.closest(groupSelector) === group);
    return readText(legend) || textByIds(group, 'aria-labelledby') || clean(group.getAttribute('aria-label'));
  }

  function findHeading(control: Element): string {
    for (let one: Element | null = control; one && !one.matches('form, body'); one = parentOf(one)) {
      if (!one.matches('section, fieldset, .section, [class*=section i]')) continue;
      const text = readText(one.querySelector('h1, h2, h3, h4, legend'));
      if (text !== '') return text;
    }
    return '';
  }

  function isMarked(element: Element | null | undefined): boolean {
    if (!element) return false;
    const text = clean(element.textContent);
    if (/(^|[\s)?.:])[*✱＊]\s*:?$|[*✱＊]\s*$|^[*✱＊]|\(\s*required\s*\)|[*✱] ?\(required\)/i.test(text))
      return true;
    if (/[-–]\s*required$|\brequired$/i.test(text) && !/\b(is|are|not|be) required$/i.test(text)) return true;
    if (
      /(^|[\s_-])(is-)?required(_|\b)/i.test(element.getAttribute('class') ?? '') &&
      !/not-required|required-false/i.test(element.getAttribute('class') ?? '')
    )
      return true;
    if (
      element.querySelector(
        'abbr[title*=required i], [class*=asterisk i], [aria-label=required i], .required',
      )
    )
      return true;
    return /[*✱]/.test(
      getComputedStyle(element, '::after').content + getComputedStyle(element, '::before').content,
    );
  }

  function isRequired(
    control: Element,
    group: Element | null,
    texts: (Element | null | undefined)[],
  ): boolean {
    const on = (element: Element | null) =>
      element !== null &&
      ((element as HTMLInputElement).required ||
        element.getAttribute('aria-required') === 'true' ||
        ['true', ''].includes(element.getAttribute('data-required') ?? 'no') ||
        ['true', 'required'].includes(element.getAttribute('required') ?? 'no') ||
        element.getAttribute('ng-required') === 'true');
    if (
      on(control) ||
      on(group) ||
      (isChoice(control) && /(^|\s)(is-)?required(\s|$)/i.test(group?.className.toString() ?? ''))
    )
      return true;
    const host = control.getRootNode();
    if (host instanceof ShadowRoot && on(host.host)) return true;
    return texts.some(isMarked);
  }

  const isVisibleStyle = (element: Element) => {
    const { display, visibility } = getComputedStyle(element);
    return display !== 'none' && visibility !== 'hidden' && visibility !== 'collapse';
  };

  /** Hidden between itself and its form; a form that waits behind a tab is still a form. */
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

  function isSeen(control: HTMLInputElement, form: Element | null): boolean {
    if (control.type === 'file') {
      const parent = parentOf(control);
      return parent === null || parent === form || isShown(parent, form);
    }
    if (isChoice(control))
      return (
        isShown(control, form) || labelsOf(control).some((label) => label.isConnected && isShown(label, form))
      );
    if (!isShown(control, form)) return false;
    if (control.getAttribute('role') === 'combobox' || (form && !form.checkVisibility())) return true;
    const box = control.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && box.right + scrollX > 0 && box.bottom + scrollY > 0;
  }

  /** Boxes set out for robots: named so, told to be left empty, or kept from people by every means. */
  function isTrap(control: HTMLInputElement, text: string): boolean {
    const names = `${control.name ?? ''} ${control.id} ${control.getAttribute('class') ?? ''} ${control.parentElement?.getAttribute('class') ?? ''}`;
    if (
      /honey|(^|[\s_-])hp([\s_-]|$)|_hp[a-z]*$|hp_[0-9a-f]+|beecatcher|hpcsaf|antispam|anti-spam|bot-?field|winnie|gotcha/i.test(
        names,
      )
    )
      return true;
    if (
      /leave (this|it)?.{0,20}(blank|empty)|do not (fill|enter)|don.t fill|for robots|if you are (a )?human|not fill/i.test(
        text,
      )
    )
      return true;
    return (
      control.tabIndex === -1 &&
      control.getAttribute('autocomplete') === 'off' &&
      control.closest('[aria-hidden=true]') !== null &&
      control.type !== 'file'
    );
  }

  function findRegion(control: Element): string {
    const own = (element: Element) =>
      `${element.id} ${element.getAttribute('class') ?? ''} ${element.getAttribute('aria-label') ?? ''}`;
    for (let one: Element | null = control; one && one !== document.body; one = parentOf(one)) {
      const words = own(one);
      if (
        /cookie|onetrust|consent-?(banner|manager|modal)|cky-|didomi|usercentrics|CybotCookie|truste|gdpr-?banner/i.test(
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
      if (one.matches('body > header, [role=banner]')) return 'header';
      if (one.matches('footer, [role=contentinfo]') && !one.closest('form, main, article, section'))
        return 'footer';
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

  const isStableId = (id: string) =>
    id !== '' &&
    !/[0-9a-f]{8}-|\d{5,}|^:r|^react-|^radix|^mui-|^headlessui|^input-?\d+$|^ember|^ui-id/i.test(id);

  /** A selector for this very element; " >> " steps into a shadow root. */
  function findCss(element: Element): string {
    const root = element.getRootNode();
    const steps: string[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (
        isStableId(one.id) &&
        (root as Document | ShadowRoot).querySelectorAll(`[id=${JSON.stringify(one.id)}]`).length === 1
      ) {
        steps.unshift(`[id=${JSON.stringify(one.id)}]`);
        break;
      }
      const { localName, parentElement } = one;
      const same: Element[] = [...((parentElement ?? root) as Element | ShadowRoot).children].filter(
        (child) => child.localName === localName,
      );
      steps.unshift(same.length > 1 ? `${localName}:nth-of-type(${same.indexOf(one) + 1})` : localName);
    }
    const inside = steps.join(' > ');
    return root instanceof ShadowRoot ? `${findCss(root.host)} >> ${inside}` : inside;
  }

  function listOptions(control: Element): RawOption[] {
    if (control instanceof HTMLSelectElement)
      return [...control.options]
        .filter((option) => !(option.disabled && option.value === ''))
        .map((option) => ({ label: clean(option.textContent), value: option.value }));
    const list = byIds(control, 'aria-controls')
      .concat(byIds(control, 'aria-owns'))
      .find((one) => one?.querySelector('[role=option]'));
    const inner =
      list ??
      control.querySelector('[role=listbox]') ??
      (control.parentElement?.querySelectorAll('[role=listbox]').length === 1
        ? control.parentElement.querySelector('[role=listbox]')
        : null);
    return [...(inner?.querySelectorAll('[role=option]') ?? [])].map((option) => ({
      label: clean(option.textContent),
      value: option.getAttribute('data-value') ?? clean(option.textContent),
    }));
  }

  const forms = roots.flatMap((root) => [...root.querySelectorAll('form')]);
  const groups: Element[] = [];
  const asked = layout.root === '' ? null : document.querySelector(layout.root);
  const found: Element[] = [];
  const walk = (root: Document | ShadowRoot | Element) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(controlSelector)) found.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(asked ?? document);

  const wrappers = found.filter((one) => !one.matches('input, select, textarea') && one.hasAttribute('role'));
  const controls = found.flatMap((element): RawControl[] => {
    const control = element as HTMLInputElement;
    const role = control.getAttribute('role') ?? '';
    const isButton = control.localName === 'button';
    if (['hidden', 'submit', 'reset', 'image', 'button'].includes(control.type ?? '') && !isButton) return [];
    if (
      within(layout.ignore, control) ||
      (closest(control, '.iti, .iti__country-container') !== null && control.type !== 'tel')
    )
      return [];
    if (control.getAttribute('aria-hidden') === 'true' && control.type !== 'file') return [];
    if (
      wrappers.some(
        (one) =>
          one !== control &&
          one.contains(control) &&
          (choiceRoles.includes(one.getAttribute('role') ?? '') || control.readOnly),
      )
    )
      return [];
    const form = closest(control, 'form');
    const group = closest(parentOf(control) ?? control, groupSelector);
    if (group && !groups.includes(group)) groups.push(group);
    const labels = labelsOf(control);
    const container = layout.container === '' ? null : control.closest(layout.container);
    const title = layout.title === '' ? null : container?.querySelector(layout.title);
    const inner = control.matches('input, select, textarea')
      ? null
      : control.querySelector<HTMLInputElement>('input, select, textarea');
    const { nearby, between, marked } = findNearby(control, labels);
    const labelText = clean(labels.map((label) => readText(label)).join(' '));

    const legend = group?.querySelector('legend') ?? (group ? byIds(group, 'aria-labelledby')[0] : null);
    const marks = isChoice(control)
      ? [title, legend]
      : [title, ...labels, ...byIds(control, 'aria-labelledby')];
    const isWeakLabel = labelText === '' || /^(upload|attach|drop|choose|browse|select)\b/i.test(labelText);
    const isNamedNearby =
      nearby !== ''
        ? isChoice(control) || isWeakLabel
        : between !== '' && (isChoice(control) || labelText === '');
    const ownName = control.name || inner?.name || '';
    return [
      {
        tag: control.localName,
        type: isButton ? 'button' : (control.type ?? ''),
        role,
        id: control.id || inner?.id || '',
        name: ownName,
        value: control.value || inner?.value || control.getAttribute('data-value') || '',
        key: container?.getAttribute('data-field-path') ?? '',
        automation:
          closest(control, '[data-automation-id], [data-ui], [data-testid], [data-qa]')?.getAttribute(
            'data-ui',
          ) ?? '',
        autocomplete: control.getAttribute('autocomplete') ?? '',
        placeholder: clean(control.getAttribute('placeholder')),
        ariaLabel: clean(control.getAttribute('aria-label')),
        labelledBy: textByIds(control, 'aria-labelledby'),
        label:
          labelText ||
          (choiceRoles.includes(role) || isButton
            ? clean(control.textContent)
            : isChoice(control)
              ? textAfter(control)
              : ''),
        describedBy: clean(
          byIds(control, 'aria-describedby')
            .filter((part) => part && !/error/i.test(`${part.id} ${part.getAttribute('class') ?? ''}`))
            .map((part) => readText(part))
            .join(' '),
        ),
        title: readText(title),
        legend: findLegend(group),
        nearby,
        between,
        heading: findHeading(control),
        tokens: clean((ownName || control.id).replace(/[[\]_.-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')),
        group: group ? groups.indexOf(group) : -1,
        form: form ? forms.indexOf(form as HTMLFormElement) : -1,
        region: asked ? '' : findRegion(control),
        required:
          isRequired(control, group, marks) ||
          (isNamedNearby && marked) ||
          /[*✱]\s*$/.test(control.placeholder ?? ''),
        multiple: control.multiple || group?.getAttribute('aria-multiselectable') === 'true',
        shown: isSeen(control, asked ?? form),
        trap: isTrap(control, `${labelText} ${nearby} ${between} ${control.placeholder ?? ''}`),
        options: listOptions(control),
        css: findCss(control),
      },
    ];
  });
  return {
    controls,
    forms: forms.map((form) => ({
      css: findCss(form),
      text: clean(
        `${form.id} ${form.getAttribute('class') ?? ''} ${form.getAttribute('action') ?? ''} ${form.getAttribute('name') ?? ''}`,
      ),
      buttons: clean(
        [
          ...form.querySelectorAll<HTMLInputElement>(
            'button, input[type=submit], [role=button], a[class*=submit i], a[id*=submit i]',
          ),
        ]
          .map((button) => button.value || button.textContent)
          .join(' | '),
      ),
      shown: form.checkVisibility(),
    })),
  };
}
