import type { ChoiceLists } from './choice-lists.ts';
import type { ChoiceWords } from './choice-words.ts';
import type { ControlCells, Nearby } from './control-cells.ts';
import type { ControlLabels } from './control-labels.ts';
import type { PageTexts } from './page-texts.ts';
import type { PageWords } from './raw-control.ts';

/** Finds every text that may name a control: its labels and the text around it. Runs inside the page. */
export function makeControlNames(
  texts: PageTexts,
  labeled: ControlLabels,
  cells: ControlCells,
  { findChoices, findCluster, findRun }: ChoiceLists,
  { findAskedBefore, findFirstWord, followsItsWord, readWord }: ChoiceWords,
  { fileInvites }: PageWords,
) {
  const invites = new RegExp(String.raw`^((${fileInvites}|\d+ ?[mk]b)\W*)+$`, 'i');
  const {
    clean,
    controlSelector,
    isChoice,
    isCounter,
    isCollapsed,
    isStar,
    isBackingInput,
    outerOf,
    parentOf,
    readNode,
    readText,
    stemOf,
    stepOver,
  } = texts;
  const { isAside } = labeled;
  const { findCellOver, findInTable, isHeadOfRow, isPairOfCells } = cells;

  /** A copy that a library renders beside the real input and that no one can reach. */
  const isCopy = (one: Element) =>
    (one.getAttribute('aria-hidden') === 'true' && one.getAttribute('tabindex') === '-1') ||
    isBackingInput(one) ||
    (one.localName === 'select' && clean(one.textContent) === '');

  /** The options may be preceded by an explanation; the question comes before all of it. */
  function findAsked(list: Element): string | null {
    let asked: string | null = null;
    for (let before = list.previousSibling; before; before = before.previousSibling) {
      const element = before instanceof Element ? before : null;
      if (element?.matches(controlSelector) || element?.querySelector(controlSelector)) break;
      const text = readNode(before);
      if (/\?\W*$/.test(text) && text.length <= 300) asked = text;
    }
    return asked;
  }

  /** Only links to a policy; the text before it says what it is about. */
  const isPointer = (element: Element, text: string) =>
    /^(view|see|read)\b.{0,60}\b(policy|terms|notice|statement)\W*$/i.test(text) &&
    element.querySelector('a') !== null &&
    readText(element.previousElementSibling) !== '';

  /** A `<label>` without a target, directly before an input that no other input follows. */
  const isLabelOf = (control: Element, element: Element | null) =>
    element?.matches('label:not([for])') === true &&
    element === outerOf(control).previousElementSibling &&
    !isChoice(control) &&
    outerOf(control).nextElementSibling?.matches(controlSelector) !== true;

  /** A label in the input's own block that has no target or targets another input. */
  function findStray(control: Element, { found, nearby }: Nearby): string {
    if (!control.matches('input:not([type=file]), select, textarea') || isChoice(control)) return '';
    if (nearby !== '' && found instanceof Element && found.matches('label')) return nearby;
    const after = outerOf(control).nextElementSibling;
    const isAlone = (parentOf(outerOf(control))?.querySelectorAll(controlSelector).length ?? 0) === 1;
    return isAlone && after?.matches('label') ? readText(after) : '';
  }

  /** The text before the control in its own block; never reads another question's block. */
  function findNearby(
    control: Element,
    labels: Element[],
    from: Element = findRun(control)[0] ?? control,
    own: Element = from,
    isFirst = (_block: Element) => false,
  ): Nearby {
    const isFile = (control as HTMLInputElement).type === 'file';
    /** The country list beside a phone input is part of the same question. */
    const isDialList = (one: Element) =>
      (control as HTMLInputElement).type === 'tel' &&
      one.matches('select, button, [role=combobox], [type=search]');
    /** The button that opens the file chooser isn't another question. */
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
          !isCopy(one) &&
          !isDialList(one) &&
          !(
            isChoice(control) &&
            isTyped(one) &&
            /other/i.test(`${one.name} ${one.id} ${one.ariaLabel ?? ''}`)
          ) &&
          !(isTyped(one) && isCollapsed(one, element)),
      );
      const name = stemOf((control as HTMLInputElement).name);
      return others.some(
        (one) => !isChoice(control) || !isChoice(one) || (name !== '' && stemOf(one.name) !== name),
      );
    };
    const instructs =
      /^\(?(please )?(tick|check|select|choose|mark)\b.{0,30}\b(all|any|one|apply|below)\W*$/i;
    const formats = /^[(\s]*(\.?(pdf|docx?|odt|rtf|txt|jpe?g|png)|max(imum)?|up to|\d+ ?[mk]b)\b/i;
    /** Buttons and links that open the file chooser; the text above them says what for. */
    const isInvitation = (text: string, element: Element | null) =>
      invites.test(text) ||
      formats.test(text) ||
      (element !== null &&
        (element.matches('a, button') || element.querySelector('a, button') !== null) &&
        invites.test(text.replace(/\b(resume|résumé|cv|cover letter)\b/gi, 'file')));
    let block: Element | null = from;
    let wasMarked = false;
    /** A prompt such as "Choose file", used only when nothing better names the file. */
    let invited: Nearby | null = null;
    for (let depth = 0; block && depth < 9; depth += 1) {
      const inLabel = labels.includes(parentOf(block) as Element);
      for (
        let before: ChildNode | null = inLabel ? null : block.previousSibling;
        before;
        before = before.previousSibling
      ) {
        if (before instanceof Element && before.matches('input[type=hidden]')) continue;
        if (before instanceof Element && isCollapsed(before, parentOf(before) as Element)) continue;
        if (
          before instanceof Element &&
          [before, ...before.querySelectorAll(otherSelector)].some(
            (one) =>
              one.matches(otherSelector) && !isCopy(one) && !(isDialList(one) && readText(before) === ''),
          )
        ) {
          const trailing = isChoice(control) ? '' : readTrailing(before);
          if (trailing !== '') return { nearby: '', between: trailing, found: trailing, wasMarked };
          break;
        }
        const element: Element | null = before instanceof Element ? before : null;
        const ways = isFile && element ? [...element.querySelectorAll('a, [role=button]')] : [];
        const way = ways.length > 1 ? ways.find((one) => /\b(upload|attach)\b/i.test(readText(one))) : null;
        const text = readNode(way ?? before);
        // Numbers above a scale are decoration and name nothing.
        const isScale = element?.ariaHidden === 'true' && !/\p{L}/u.test(text);
        if (isScale || !/[\p{L}\p{N}]/u.test(text) || (element && labels.includes(element))) {
          wasMarked ||=
            /^[*✱＊]$/.test(text) && !(element && isCollapsed(element, parentOf(element) as Element));
          continue;
        }
        if (isFile && isInvitation(text, element)) {
          if (!invited || element?.matches('label'))
            invited = { nearby: text, between: '', found: element ?? text, wasMarked };
          continue;
        }
        if (isFile && /^no files? (selected|chosen|attached)\W*$/i.test(text)) continue;
        if (element && (isAside(element) || element.matches('[class*=placeholder i]'))) continue;
        if (element && isChoice(control) && isPointer(element, text)) continue;
        if (
          isChoice(control) &&
          instructs.test(text) &&
          /^.{2,60}$/.test(readText(element?.previousElementSibling))
        )
          continue;
        // A form builder's default, left unchanged and hidden.
        if (/^untitled$/i.test(text) || isCounter(text)) continue;
        if (/^[(\s]*(required|optional)[)\s]*$/i.test(text)) {
          wasMarked ||= /required/i.test(text);
          continue;
        }
        const isExplained =
          isChoice(control) && element?.matches('p, small, div') && !/[?:*✱]\W*$/.test(text);
        const asked = element && (element.matches('ul, ol') || isExplained) ? findAsked(element) : null;
        if (asked) return { nearby: asked, between: '', found: asked, wasMarked };
        const around = parentOf(block);
        const heads = element?.querySelectorAll('h2, h3, h4, h5, h6') ?? [];
        const head = isChoice(control) && heads.length === 1 ? heads[0] : null;
        if (head && readText(head) !== '' && !/[?:]\W*$/.test(text))
          return { nearby: readText(head), between: '', found: head, wasMarked };
        const found = way ?? element ?? text;
        wasMarked ||= !element && isStar(stepOver(before.previousSibling, 'previousSibling'));
        const isInGrid = !isChoice(control) && element !== null && isHeadOfRow(element, block);
        const over = isInGrid ? findCellOver(block) : null;
        if (over) return { nearby: '', between: readText(over), found: over, wasMarked };
        const isOwn = isPairOfCells(block, element) || isLabelOf(control, element);
        return around && holdsOther(around) && !isOwn
          ? { nearby: '', between: text, found, wasMarked }
          : { nearby: text, between: '', found, wasMarked };
      }
      const parent: Element | null = parentOf(block);
      if (!parent || parent.matches('form, body, html, main')) break;
      if (holdsOther(parent) && !isFirst(parent)) break;
      block = parent;
    }
    return (
      invited ??
      findInTable(control) ??
      findOverFile(control) ?? { nearby: '', between: '', found: '', wasMarked: false }
    );
  }

  /** The heading above the block that starts with this file input, if it mentions a file. */
  function findOverFile(control: Element): Nearby | null {
    if ((control as HTMLInputElement).type !== 'file') return null;
    const begins = (block: Element) =>
      [...block.querySelectorAll<HTMLInputElement>(controlSelector)].find((one) => one.type !== 'hidden') ===
      control;
    for (
      let block = parentOf(control);
      block && begins(block) && !block.matches('form, body');
      block = parentOf(block)
    ) {
      const before = block.previousElementSibling;
      const head = before?.matches('h1, h2, h3, h4, h5, h6')
        ? before
        : before?.querySelector('h1, h2, h3, h4, h5, h6');
      if (!before || !head || before.querySelector(controlSelector)) continue;
      const text = readText(head);
      if (/\b(resume|résumé|cv|cover letter|documents?|files?|attach\w*|upload)\b/i.test(text))
        return { nearby: '', between: text, found: head, wasMarked: false };
    }
    return null;
  }

  /** The text after the last control of a block, such as "If yes, explain:". */
  function readTrailing(block: Element): string {
    const last = [...block.querySelectorAll(controlSelector)].at(-1);
    const label = last && labeled.labelsOf(last).at(-1);
    let next = (label && block.contains(label) ? label : last)?.nextSibling;
    let said = '';
    for (; next; next = next.nextSibling) said += ` ${readNode(next)}`;
    return /:\s*$/.test(said) ? clean(said) : '';
  }

  /** Choices with individual names share the text before all of them. */
  function findNearbyChoices(control: Element, labels: Element[]): Nearby {
    const press = labeled.findPressGroup(control);
    if (press) return findNearby(control, labels, press);
    const isBehind = isChoice(control) && followsItsWord(control);
    const asked = isBehind ? findAskedBefore(control) : '';
    if (asked !== '') return { nearby: asked, between: '', found: asked, wasMarked: false };
    const around = isBehind ? findFirstWord(control) : null;
    const own = around ? findNearby(control, labels, around) : findNearby(control, labels);
    const cluster = own.nearby === '' && own.between === '' ? findCluster(control) : null;
    let first = cluster?.querySelector(controlSelector);
    while (first && parentOf(first) !== cluster) first = parentOf(first);
    const near = cluster && first ? findNearby(control, labels, first, cluster) : own;
    if (!cluster || near.nearby !== '' || near.between !== '') return near;
    // Text above a block that begins with the choices may be about them.
    const begins = (block: Element) => cluster.contains(block.querySelector(controlSelector));
    const above = findNearby(control, labels, cluster, cluster, begins);
    return { ...above, nearby: '', between: above.nearby || above.between };
  }

  /** The label after a control that is alone in its block. */
  function findAfter(control: Element): string {
    let block = control;
    for (let up = parentOf(control); up && up.querySelectorAll(controlSelector).length < 2; up = parentOf(up))
      block = up;
    const isFile = (control as HTMLInputElement).type === 'file';
    const after = ((isFile ? control.closest('label') : null) ?? outerOf(control)).nextElementSibling;
    const said = after?.matches('label, small, span, p, div') ? readText(after) : '';
    return block !== control && said.length <= 80 && !isCounter(said) ? said : '';
  }

  /** A star after the text of a lone control. */
  function isMarkedAfter(control: Element, labels: readonly Element[]): boolean {
    const next = stepOver((labels[0] ?? outerOf(control)).nextSibling, 'nextSibling');
    if (labels.length === 0 && next instanceof Element && /[*✱＊]$/.test(clean(next.textContent)))
      return true;
    const isText = labels.length === 0 && next?.nodeType === Node.TEXT_NODE;
    return isStar(isText && !isStar(next) ? stepOver(next.nextSibling, 'nextSibling') : next);
  }

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
    const before = [...document.querySelectorAll(head)].findLast(
      (one) => one.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING && one.checkVisibility(),
    );
    const found = inside ?? before;
    return found ? readText(found) : '';
  }

  return {
    ...labeled,
    findNearbyChoices,
    findStray,
    readWord,
    findAfter,
    isMarkedAfter,
    findChoices,
    findHeading,
    findFormHeading,
  };
}

export type ControlNames = ReturnType<typeof makeControlNames>;
