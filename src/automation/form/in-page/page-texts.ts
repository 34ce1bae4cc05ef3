/** How texts are found in a document and in its open shadow roots. Runs inside the page. */
export function makePageTexts() {
  const controlSelector =
    'input, textarea, select, button[aria-pressed], button[aria-haspopup], [role=radio], [role=checkbox], [role=switch], [role=combobox], [role=listbox][aria-expanded], [role=button][aria-haspopup=listbox][aria-labelledby]:not(button), [role=textbox][contenteditable=true], [role=spinbutton]:not(input)';
  const choiceRoles = ['radio', 'checkbox', 'switch'];
  const noise =
    'select, textarea, input, button, script, style, template, noscript, svg, option, [hidden], [aria-hidden=true], [role=alert], [role=combobox], [role=listbox], [role=option], [role=spinbutton], [role=tooltip], [class*=tooltip i], .select2-container, .chosen-container, .selectize-control, .choices__inner, .sr-only-error, [class*=error i]:not(label)';

  /** Beside a name they say how to answer. */
  const hints =
    '.hint, .help-text, .helper-text, .form-text, .help-block, [class*=description i], [class*=explanation i]';

  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

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

  /** By its style, or by a class that every style sheet uses so: a saved page has lost its own. */
  const isHidden = (element: Element) => {
    const words = element.getAttribute('class') ?? '';
    const isOff = /(^|\s)(ng-hide|hidden|d-none|is-hidden|hide)(\s|$)/i.test(words);
    const isOnWhenWide = /(^|[\s-])(sm|md|lg|xl)[:-](block|flex|grid|inline|table|contents)/.test(words);
    return (isOff && !isOnWhenWide) || getComputedStyle(element).display === 'none';
  };

  /** Not drawn, whatever is true of the element around both. */
  function isFolded(element: Element, around: Element): boolean {
    for (let one: Element | null = element; one && one !== around; one = parentOf(one))
      if (isHidden(one)) return true;
    return false;
  }

  /** A name without its number, so that numbered names are one: `days[2]`, `days.2`, `days[2][id]`. */
  const stemOf = (name: string | undefined) =>
    (name ?? '')
      .replace(/\[\]$/, '')
      .replace(/\[\d+\](?=(\[[^\]\d]*\])*$)/, '')
      .replace(/[._[-]?\d+\]?$/, '');

  const isForEar = (element: Element) =>
    /(^|\s)(sr-only|visually-?hidden|screen-reader)/i.test(element.getAttribute('class') ?? '');

  /** Counts what has been typed. */
  const isCounter = (text: string) =>
    text.length <= 120 &&
    /\b(characters?|words?|chars)( (left|remaining|used|maximum|max|allowed|limit|typed|entered))\b|\b(maximum|max|limit|minimum|up to)\b.{0,20}\d+ (characters?|words?|chars)\b|^\d+ ?(\/|of) ?\d+( (characters?|words?|chars))?\W*$/i.test(
      text,
    );

  /** Only spoken, how to upload a file: glued to the name it would become part of it. */
  const isUnseenHint = (element: Element, said: string) =>
    /\bupload\b|\bsupported\b|\d ?[mk]b\b/i.test(said) &&
    getComputedStyle(element).position === 'absolute' &&
    element.getBoundingClientRect().width <= 1;

  function gather(node: Node, skip: string): string {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element)) return '';
    const shown = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : node.childNodes;
    return [...shown]
      .map((child) => {
        if (!(child instanceof Element)) return gather(child, skip);
        if ((skip !== '' && child.matches(skip)) || isHidden(child)) return '';
        if (child.localName === 'br') return ' ';
        const said = gather(child, skip);
        // The number of a question, in an element of its own before it.
        if (
          skip !== '' &&
          child === node.firstElementChild &&
          shown.length > 1 &&
          /^\s*\d{1,2}[.)]\s*$/.test(said)
        )
          return '';
        if (skip !== '' && (isUnseenHint(child, said) || (isForEar(child) && /^\s*error\W*$/i.test(said))))
          return '';
        const { display, position } = getComputedStyle(child);
        const isApart =
          position === 'absolute' ||
          /^(block|flex|grid|list-item|table)/.test(display) ||
          /^\s*\(?(required|optional)\)?\s*$/i.test(said) ||
          isForEar(child);
        return isApart ? ` ${said} ` : said;
      })
      .join('');
  }

  /** What it says as a name: without controls, drawings and messages. */
  function readText(element: Element | null | undefined): string {
    if (!element || element.matches('script, style, template, noscript')) return '';
    const bare = clean(gather(element, `${noise}, ${hints}`));
    return /\p{L}/u.test(bare) ? bare : clean(gather(element, noise));
  }
  /** All that can be seen of it, marks for the eye included. */
  const readSeen = (element: Element) =>
    clean(gather(element, 'script, style, template, select, option, svg desc, svg title'));

  /** What a neighbour says, be it an element or bare text; remarks in the markup say nothing. */
  const readNode = (node: Node | null | undefined) =>
    node instanceof Element ? readText(node) : node?.nodeType === Node.TEXT_NODE ? clean(node.nodeValue) : '';

  const isStar = (node: Node | null) => /^[*✱＊]$/.test(clean(node?.textContent));

  /** The first neighbour from here on that says anything. */
  function stepOver(from: ChildNode | null, way: 'nextSibling' | 'previousSibling'): ChildNode | null {
    let node = from;
    const isSilent = (one: ChildNode) =>
      one.nodeType === Node.COMMENT_NODE ||
      (clean(one.textContent) === '' && !(one instanceof Element && one.matches(controlSelector)));
    while (node && isSilent(node)) node = node[way];
    return node;
  }

  /** The wrapper that holds this box and nothing else. */
  function outerOf(control: Element): Element {
    let last = control;
    while (
      last.parentElement?.matches('span') &&
      clean(last.parentElement.textContent) === clean(last.textContent) &&
      last.parentElement.querySelectorAll(controlSelector).length === 1
    )
      last = last.parentElement;
    return last;
  }

  /** What a custom element draws itself. */
  const readShadow = (element: Element) =>
    clean([...(element.shadowRoot?.children ?? [])].map((child) => gather(child, noise)).join(' '));

  function byIds(element: Element, attribute: string): (Element | null)[] {
    const root = element.getRootNode() as Document | ShadowRoot;
    return (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((id) => root.getElementById(id) ?? document.getElementById(id));
  }

  const textByIds = (element: Element, attribute: string) =>
    clean(
      byIds(element, attribute)
        .filter((part) => part !== element)
        .map((part) => readText(part) || clean(part?.textContent))
        .join(' '),
    );

  const isChoice = (control: Element) =>
    choiceRoles.includes(control.getAttribute('role') ?? '') ||
    ['radio', 'checkbox'].includes((control as HTMLInputElement).type ?? '');

  /** The memory of a button beside it that opens a list; it offers and says nothing of its own. */
  const isTwin = (control: Element) =>
    control.parentElement?.querySelector(':scope > button[aria-haspopup]') !== null &&
    (control.localName === 'select'
      ? clean(control.textContent) === ''
      : control.matches(
          'input:is([type=text], :not([type])):not([name], [id], [placeholder], [role], [aria-label])',
        ));

  return {
    controlSelector,
    choiceRoles,
    clean,
    parentOf,
    closest,
    isStar,
    outerOf,
    stepOver,
    readText,
    readNode,
    readSeen,
    readShadow,
    byIds,
    textByIds,
    isChoice,
    isCounter,
    isFolded,
    isForEar,
    isTwin,
    stemOf,
  };
}

export type PageTexts = ReturnType<typeof makePageTexts>;
