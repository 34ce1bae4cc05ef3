import type { Nearby } from './control-names.ts';
import type { PageTexts } from './page-texts.ts';

/** Whether a control must be answered. Runs inside the page. */
export function makeRequiredMarks({ controlSelector, isChoice, parentOf, readSeen, readText }: PageTexts) {
  const classOf = (element: Element | null) => element?.getAttribute('class') ?? '';

  const saysMark = (text: string) =>
    /(^|[\s)?.:])[*✱＊]\s*:?$|[*✱＊]\s*:?\s*$|^[*✱＊]|\(\s*required\s*\)|[*✱] ?\(?required\)?|[-–]\s*required$/i.test(
      text,
    ) ||
    (/\brequired$/i.test(text) && !/\b(is|are|not|be) required$/i.test(text));

  const saysRequiredClass = (words: string) =>
    words
      .split(/\s+/)
      .some(
        (word) =>
          /(^|[[_-])(required|mandatory)($|[\]_,-])/i.test(word) &&
          !/(not|non|un)[-_]?required|ng-valid|required[-_](false|no|off|message|error|text|info|mark)/i.test(
            word,
          ),
      );

  function isMarked(element: Element | null | undefined): boolean {
    if (!element) return false;
    if (saysMark(readSeen(element)) || saysRequiredClass(classOf(element))) return true;
    if ([...element.querySelectorAll('label')].some((label) => saysRequiredClass(classOf(label))))
      return true;
    const signs = 'abbr[title*=required i], [class*=asterisk i], [aria-label*=required i], .required';
    if (
      [...element.querySelectorAll(signs)].some((sign) => readSeen(sign) !== '' && isApparent(sign, element))
    )
      return true;
    return /[*✱]/.test(
      getComputedStyle(element, '::after').content + getComputedStyle(element, '::before').content,
    );
  }

  /** Not hidden anywhere between itself and the element that is asked about. */
  function isApparent(sign: Element, within: Element): boolean {
    for (let one: Element | null = sign; one && one !== within; one = one.parentElement)
      if (
        /(^|\s)(ng-hide|hidden|d-none)(\s|$)/.test(classOf(one)) ||
        getComputedStyle(one).display === 'none'
      )
        return false;
    return true;
  }

  /** The star may stand beside the text, in the little block that holds both. */
  function isMarkedBeside(element: Element | null | undefined): boolean {
    if (!element?.isConnected) return false;
    const own = readText(element);
    let around = parentOf(element);
    for (let depth = 0; around && depth < 3; depth += 1, around = parentOf(around)) {
      if (around.querySelector(controlSelector) || around.querySelectorAll('label').length > 1) return false;
      const said = readSeen(around);
      if (said.length > own.length + 24) return false;
      if (saysMark(said)) return true;
    }
    return false;
  }

  const on = (element: Element | null) =>
    element !== null &&
    ((element as HTMLInputElement).required ||
      element.getAttribute('aria-required') === 'true' ||
      ['true', ''].includes(element.getAttribute('data-required') ?? 'no') ||
      ['true', 'required'].includes(element.getAttribute('required') ?? 'no') ||
      element.getAttribute('ng-required') === 'true');

  /** Builders mark the block of a question: it holds this question and perhaps the parts of a name or a date. */
  function isInRequiredBlock(control: Element): boolean {
    for (let one = parentOf(control); one && !one.matches('form, body, main'); one = parentOf(one)) {
      const inside = [...one.querySelectorAll<HTMLInputElement>(controlSelector)].filter(
        (other) => other.type !== 'hidden',
      );
      const others = inside.filter((other) => !isChoice(other) || !isChoice(control));
      if (others.length > 4) return false;
      if (saysRequiredClass(classOf(one)) && !(one.matches('label') && isChoice(control))) return true;
    }
    return false;
  }

  function isRequired(
    control: Element,
    group: Element | null,
    named: (Element | null | undefined)[],
  ): boolean {
    if (on(control) || on(group)) return true;
    if (saysRequiredClass(classOf(control)) || (isChoice(control) && saysRequiredClass(classOf(group))))
      return true;
    const host = control.getRootNode();
    if (host instanceof ShadowRoot && on(host.host)) return true;
    return (
      named.some((element) => isMarked(element) || isMarkedBeside(element)) || isInRequiredBlock(control)
    );
  }

  const isMarkedNearby = ({ found, wasMarked }: Nearby) =>
    wasMarked || (typeof found === 'string' ? saysMark(found) : isMarked(found) || isMarkedBeside(found));

  return { isRequired, isMarkedNearby };
}

export type RequiredMarks = ReturnType<typeof makeRequiredMarks>;
