import type { PageTexts } from './page-texts.ts';

export interface Nearby {
  nearby: string;
  between: string;
  /** The element or text that was found, for the mark of required on it. */
  found: Element | string;
  wasMarked: boolean;
}

/** Every text that may name a control. Runs inside the page. */
export function makeControlNames(texts: PageTexts) {
  const {
    byIds,
    clean,
    closest,
    controlSelector,
    isChoice,
    isFolded,
    parentOf,
    readText,
    stemOf,
    textByIds,
  } = texts;
  const groupSelector = 'fieldset, [role=group], [role=radiogroup]';

  /** An id that several boxes carry names none of them; the label in the box's own block still does. */
  function findOwnLabel(control: Element): Element[] {
    for (let one = parentOf(control); one && !one.matches('form, body'); one = parentOf(one)) {
      const inside = [...one.querySelectorAll<HTMLInputElement>(controlSelector)];
      if (inside.filter((other) => other.type !== 'hidden').length > 1) return [];
      const label = one.matches('label') ? one : one.querySelector('label');
      if (label) return [label];
    }
    return [];
  }

  function labelsOf(control: Element): Element[] {
    const named = control.id === '' ? '' : `:is(input, select, textarea)[id=${JSON.stringify(control.id)}]`;
    const isShared =
      named !== '' && (control.getRootNode() as Document | ShadowRoot).querySelectorAll(named).length > 1;
    return isShared && !isChoice(control) ? findOwnLabel(control) : findLabels(control);
  }

  function findLabels(control: Element): Element[] {
    const own = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
    // Around a list of choices some pages put one label more, which would name the first of them.
    if (own.length > 1 && isChoice(control))
      return own.filter((label) => !own.some((other) => other !== label && label.contains(other)));
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

  /** Names one box of several that together ask a question; none at all may stand for that too. */
  const isPart = (text: string) =>
    /^((first|last|middle|given|family|sur) ?(name)?|prefix|suffix|street address.*|address line \d|city|state.*|zip.*|postal.*|country|month|day|year|mm|dd|yyyy|area code|phone number|dollars|cents|[^\p{L}]*)$/iu.test(
      text,
    );

  /** The words that a program uses for a box, without those for its kind and place. */
  const readTokens = (name: string) =>
    clean(
      (name.split('$').at(-1) ?? '')
        .replace(/^(txt|tb|ddl|cbo|cmb|rbl?|chk|cb|lst|fu)(?=[A-Z])/, '')
        .replace(/[[\]_.-]+/g, ' ')
        .replace(/([a-z])([A-Z])/g, '$1 $2'),
    );

  /** Of several labels the one that names this very box: a part of a name or an address, else the first that is no hint. */
  function chooseLabel(labels: readonly Element[]): string {
    const said = labels.map((label) => readText(label)).filter((text) => text !== '');
    if (said.length < 2) return said[0] ?? '';
    const hint = /@|^(click|drag|drop|upload|browse|choose|attach|e\.?g\.?|example)\b/i;
    return (
      said.find((text) => /\p{L}/u.test(text) && isPart(text)) ??
      said.find((text) => !hint.test(text)) ??
      said[0] ??
      ''
    );
  }

  /** The label that `aria-labelledby` gives, which may consist of a question and a part of it, or hold the value as well. */
  function readLabelledBy(control: Element): string {
    const parts = byIds(control, 'aria-labelledby').flatMap((part) => {
      if (!part || part === control || control.contains(part)) return [];
      // The block of the whole question says far more than its name.
      const head = part.contains(control) ? part.querySelector('legend, h2, h3, h4, [role=heading]') : null;
      return [head ?? part];
    });
    if (isChoice(control)) return readOwnParts(control, parts) || textByIds(control, 'aria-labelledby');
    return chooseLabel(parts) || textByIds(control, 'aria-labelledby');
  }

  /** Of a choice only what its fellows do not share with it: in a grid row and column name each box together. */
  function readOwnParts(control: Element, parts: readonly Element[]): string {
    const { name } = control as HTMLInputElement;
    if (!name || parts.length < 2) return '';
    const root = control.getRootNode() as Document | ShadowRoot;
    const fellows = [...root.querySelectorAll(`input[name=${JSON.stringify(name)}]`)].filter(
      (one) => one !== control,
    );
    const own = parts.filter((part) => !fellows.some((one) => byIds(one, 'aria-labelledby').includes(part)));
    return fellows.length > 0 ? clean(own.map((part) => readText(part)).join(' ')) : '';
  }

  /** The block of a single choice, where blocks like it follow one another without anything else between. */
  function findRun(control: Element): Element[] {
    if ((control as HTMLInputElement).type !== 'checkbox') return [];
    const countIn = (element: Element) =>
      element.querySelectorAll<HTMLInputElement>(controlSelector).length +
      (element.matches(controlSelector) ? 1 : 0);
    let block = control;
    for (let up = parentOf(block); up && countIn(up) === 1 && !up.matches('form'); up = parentOf(up))
      block = up;
    if (block === control) return [];
    const stem = stemOf((control as HTMLInputElement).name);
    const isLike = (other: Element | null): other is Element =>
      other !== null &&
      other.localName === block.localName &&
      other.className === block.className &&
      countIn(other) === 1 &&
      stemOf(other.querySelector<HTMLInputElement>('input[type=checkbox]')?.name ?? '-') === stem;
    const run = [block];
    for (let one = block.previousElementSibling; isLike(one); one = one.previousElementSibling)
      run.unshift(one);
    for (let one = block.nextElementSibling; isLike(one); one = one.nextElementSibling) run.push(one);
    const isShort = run.every((one) => readText(one).length <= 40);
    return run.length > 1 && (stem !== '' || (isShort && !/[a-z]/i.test((control as HTMLInputElement).name)))
      ? run
      : [];
  }

  /** Follows the name and only explains it. */
  const isAside = (element: Element) =>
    element.matches('[class*=desc i]') && element.previousElementSibling?.matches('label') === true;

  /** Text before the control inside its own block: another question's block is never read. */
  function findNearby(
    control: Element,
    labels: Element[],
    from: Element = findRun(control)[0] ?? control,
    own: Element = from,
  ): Nearby {
    const isFile = (control as HTMLInputElement).type === 'file';
    /** The button that brings up a file box is no question beside it. */
    const otherSelector = isFile ? controlSelector.replace(/button\[[^,]*, /g, '') : controlSelector;
    const holdsOther = (element: Element) => {
      const isTyped = (one: HTMLInputElement) =>
        one.localName === 'textarea' || (one.localName === 'input' && !isChoice(one) && one.type !== 'file');
      const others = [...element.querySelectorAll<HTMLInputElement>(otherSelector)].filter(
        (one) =>
          !one.contains(control) &&
          !control.contains(one) &&
          !own.contains(one) &&
          one.type !== 'hidden' &&
          !(isTyped(one) && isFolded(one, element)),
      );
      const name = stemOf((control as HTMLInputElement).name);
      return others.some(
        (one) => !isChoice(control) || !isChoice(one) || (name !== '' && stemOf(one.name) !== name),
      );
    };
    const formats = /^[(\s]*(\.?(pdf|docx?|odt|rtf|txt|jpe?g|png)|max(imum)?|up to|\d+ ?[mk]b)\b/i;
    const invites =
      /^((click|drag|drop|upload|browse|choose|attach|add|select|paste|or|and|a|an|your|the|my|files?|here|to|it|from|manually|dropbox|google drive)\W*)+$/i;
    /** Buttons and links that bring up the box; what they are for is said above. */
    const isInvitation = (text: string, element: Element | null) =>
      invites.test(text) ||
      formats.test(text) ||
      (element !== null &&
        (element.matches('a, button') || element.querySelector('a, button') !== null) &&
        invites.test(text.replace(/\b(resume|résumé|cv|cover letter)\b/gi, 'file')));
    let block: Element | null = from;
    let wasMarked = false;
    /** Names the file only where nothing better does. */
    let invited: Nearby | null = null;
    for (let depth = 0; block && depth < 9; depth += 1) {
      const inLabel = labels.includes(parentOf(block) as Element);
      for (
        let before: ChildNode | null = inLabel ? null : block.previousSibling;
        before;
        before = before.previousSibling
      ) {
        if (before instanceof Element && before.matches('input[type=hidden]')) continue;
        if (
          before instanceof Element &&
          (before.matches(otherSelector) || before.querySelector(otherSelector))
        )
          break;
        const element: Element | null = before instanceof Element ? before : null;
        const text = element
          ? readText(element)
          : before.nodeType === Node.TEXT_NODE
            ? clean(before.nodeValue)
            : '';
        if (!/[\p{L}\p{N}]/u.test(text) || (element && labels.includes(element))) {
          wasMarked ||=
            /^[*✱＊]$/.test(text) && !(element && isFolded(element, parentOf(element) as Element));
          continue;
        }
        if (isFile && isInvitation(text, element)) {
          invited ??= { nearby: text, between: '', found: element ?? text, wasMarked };
          continue;
        }
        if (element && isAside(element)) continue;
        if (/^[(\s]*(required|optional)[)\s]*$/i.test(text)) {
          wasMarked ||= /required/i.test(text);
          continue;
        }
        const around = parentOf(block);
        const found = element ?? text;
        wasMarked ||= !element && /^[*✱＊]$/.test(clean(before.previousSibling?.textContent));
        return around && holdsOther(around)
          ? { nearby: '', between: text, found, wasMarked }
          : { nearby: text, between: '', found, wasMarked };
      }
      const parent: Element | null = parentOf(block);
      if (!parent || parent.matches('form, body, html, main') || holdsOther(parent)) break;
      block = parent;
    }
    return invited ?? findInTable(control) ?? { nearby: '', between: '', found: '', wasMarked: false };
  }

  /** Choices with names of their own are named together by what stands before all of them. */
  function findNearbyChoices(control: Element, labels: Element[]): Nearby {
    const own = findNearby(control, labels);
    const cluster = own.nearby === '' && own.between === '' ? findCluster(control) : null;
    let first = cluster?.querySelector(controlSelector);
    while (first && parentOf(first) !== cluster) first = parentOf(first);
    return cluster && first ? findNearby(control, labels, first, cluster) : own;
  }

  /** In a table: the cell before for the first of several boxes in one cell, else the head of the column. */
  function findInTable(control: Element): Nearby | null {
    let cell = control.closest('td');
    let row = cell?.closest('tr');
    if (!cell || !row || isChoice(control)) return null;
    // A table in a cell, only to set boxes side by side, begins with the box that the outer cell names.
    const isFirst = (one: Element) => one.querySelector(controlSelector) === control;
    for (let outer = row.parentElement?.closest('td'); outer; outer = outer.parentElement?.closest('td')) {
      if (cell.previousElementSibling || row.previousElementSibling || !isFirst(outer)) break;
      cell = outer;
      row = outer.closest('tr') ?? row;
    }
    const isName = (one: Element | null | undefined): one is Element =>
      one?.matches('td, th') === true && !one.querySelector(controlSelector) && /\p{L}/u.test(readText(one));
    const inside = [...cell.querySelectorAll(controlSelector)];
    const before = cell.previousElementSibling;
    const head = row.closest('table')?.rows[0];
    const column = head && head !== row && inside.length === 1 ? head.cells[cell.cellIndex] : null;
    const found = [inside[0] === control ? before : null, column].find(isName);
    return found ? { nearby: '', between: readText(found), found, wasMarked: false } : null;
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

  /** The label that stands behind a box with nothing else in its block. */
  function findAfter(control: Element): string {
    let block = control;
    for (let up = parentOf(control); up && up.querySelectorAll(controlSelector).length < 2; up = parentOf(up))
      block = up;
    const after = control.nextElementSibling;
    return block !== control && after?.matches('label, small, span, p, div') && readText(after).length <= 80
      ? readText(after)
      : '';
  }

  /** A star behind the text of a box that stands alone. */
  function isMarkedAfter(control: Element, labels: readonly Element[]): boolean {
    let next: ChildNode | null = (labels[0] ?? control).nextSibling;
    if (labels.length === 0 && next?.nodeType === Node.TEXT_NODE && clean(next.textContent) !== '')
      next = next.nextSibling;
    while (next && clean(next.textContent) === '') next = next.nextSibling;
    return /^[*✱＊]$/.test(clean(next?.textContent));
  }

  const findGroup = (control: Element) =>
    closest(parentOf(control) ?? control, `${groupSelector}:not([aria-hidden=true])`);

  function findLegend(group: Element | null): string {
    if (!group) return '';
    const legend = [...group.querySelectorAll('legend')].find(
      (one) => one.closest(groupSelector) === group && !isAside(one),
    );
    const parts = byIds(group, 'aria-labelledby').flatMap((part) => (part ? [part] : []));
    /** In a grid each row is named by the grid's question and by its own. */
    const own = parts.filter(
      (part) =>
        document.querySelectorAll(`:is(${groupSelector})[aria-labelledby~=${JSON.stringify(part.id)}]`)
          .length === 1,
    );
    return (
      readText(legend) ||
      (own.length < parts.length ? chooseLabel(own) : '') ||
      chooseLabel(parts) ||
      textByIds(group, 'aria-labelledby') ||
      clean(group.getAttribute('aria-label'))
    );
  }

  /** The smallest element around it with several choices of its kind and no other control. */
  function findCluster(control: Element): Element | null {
    if (!isChoice(control)) return null;
    const kind = (one: Element) => (one as HTMLInputElement).type || one.getAttribute('role');
    for (let one = parentOf(control); one && !one.matches('form, body'); one = parentOf(one)) {
      const inside = [...one.querySelectorAll<HTMLInputElement>(controlSelector)].filter(
        (other) => other.type !== 'hidden' && other.getAttribute('aria-hidden') !== 'true',
      );
      if (inside.some((other) => !isChoice(other) || kind(other) !== kind(control))) return null;
      if (inside.length > 1) return one;
    }
    return null;
  }

  /** A list of choices in an element of its own, or one block after another. */
  const findChoices = (control: Element) => findCluster(control) ?? findRun(control)[0] ?? null;

  function findHeading(control: Element): string {
    for (let one: Element | null = control; one && !one.matches('form, body'); one = parentOf(one)) {
      if (!one.matches('section, fieldset, .section, [class*=section i]')) continue;
      const text = readText(one.querySelector('h1, h2, h3, h4, legend'));
      if (text !== '') return text;
    }
    return '';
  }

  function findFormHeading(form: Element): string {
    const head = 'h1, h2, h3, h4, h5, h6, legend';
    const first = form.querySelector(controlSelector);
    const inside = [...form.querySelectorAll(head)].find(
      (one) => first && one.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const before = form.previousElementSibling;
    const found = inside ?? (before?.matches(head) ? before : before?.querySelector(head));
    return found ? readText(found) : '';
  }

  return {
    findFormHeading,
    labelsOf,
    isPart,
    readTokens,
    chooseLabel,
    findNearbyChoices,
    textAfter,
    findAfter,
    isMarkedAfter,
    findGroup,
    findLegend,
    findChoices,
    readLabelledBy,
    findHeading,
  };
}

export type ControlNames = ReturnType<typeof makeControlNames>;
