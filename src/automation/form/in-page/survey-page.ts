import { clean } from './controls/dom.ts';

/** A link or a button that the page shows. */
export interface RawPress {
  text: string;
  /** Only of links. */
  href?: string;
  /** The parts of the page that it is in. */
  inside?: PagePart[];
  /** The innermost block around it that has a heading; index into `heads`. */
  head?: number;
}

export type PagePart = 'nav' | 'header' | 'header-with-nav' | 'footer' | 'form';

/** A block's first heading below the title, and the next such block around it; -1 for none. */
export interface RawHead {
  text: string;
  around: number;
}

/** What a page consists of, counted and quoted; what it means is decided outside (`rules/survey`). */
export interface RawSurvey {
  url: string;
  /** What the addresses of links are relative to. */
  base: string;
  title: string;
  lang: string;
  headings: string[];
  /** Headings after the first, which may be job titles. */
  subheadings: string[];
  /** The beginning of the visible text. */
  text: string;
  textLength: number;
  /** Labels, options, and headings. */
  words: string;
  presses: RawPress[];
  heads: RawHead[];
  /** Texts of disabled buttons. */
  disabled: string[];
  /** What names each password input. */
  passwords: string[];
  scripts: number;
  noscript: string;
  frames: string[];
  /** The selectors asked for that match. */
  marks: string[];
  /** Structured data for search engines. */
  structured: string[];
  /** Blocks around a canvas: their classes and text. */
  drawings: string[];
  places: RawPlaces;
}

/** Texts that may name the location of the job. */
export interface RawPlaces {
  /** In elements marked as one. */
  marked: string[];
  /** In the element after a short text that contains the wanted word. */
  named: { head: string; text: string }[];
  /** Lines that contain the wanted word. */
  lines: string[];
}

export interface SurveyWanted {
  /** Selectors to look for. */
  marks: readonly string[];
  /** Selects elements that are marked as the job's location. */
  places: string;
  /** A text without it is not reported as a place: most pages have thousands of short texts. */
  placeWord: string;
}

const mostPresses = 1_000;
const mostPlaces = 12;

/** Counts and quotes what the page consists of. */
export function surveyPage(wanted: SurveyWanted): RawSurvey {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const visible = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);
  const texts = (selector: string, most = 200) =>
    visible(selector)
      .slice(0, most)
      .map((element) => clean(element.textContent))
      .filter(Boolean);
  const sayOf = (one: Element) => clean((one as HTMLInputElement).value || one.textContent);
  const body = document.body ? readBody() : '';
  const shown = clean(document.body?.innerText);
  return {
    url: location.href,
    base: document.baseURI,
    title: clean(document.title),
    lang:
      document.documentElement.lang ||
      clean(document.querySelector('meta[http-equiv="content-language" i]')?.getAttribute('content')),
    headings: [...texts('h1, h2, h3, [role=heading]', 60)],
    subheadings: [...new Set(texts('h2, h3, h4, h5, h6', 100))],
    text: (shown === '' ? body : shown).slice(0, 20_000),
    textLength: shown.length,
    words: texts('label, legend, option, button, h1, h2, h3, [aria-label]').join(' | ').slice(0, 20_000),
    ...listPresses(visible('a, button, input[type=submit], [role=button]').slice(0, mostPresses), sayOf),
    disabled: visible('button:disabled, [aria-disabled=true]')
      .map(sayOf)
      .filter((text) => text !== '' && text.length < 60),
    passwords: (visible('input[type=password]') as HTMLInputElement[]).map(nameOf),
    scripts: document.querySelectorAll('script[src], link[rel=modulepreload]').length,
    noscript: clean([...document.querySelectorAll('noscript')].map((one) => one.textContent).join(' ')).slice(
      0,
      500,
    ),
    frames: [...document.querySelectorAll('iframe')].map(
      (frame) => frame.src || frame.getAttribute('data-src') || '',
    ),
    structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      (script.textContent ?? '').slice(0, 100_000),
    ),
    drawings: visible('form canvas, [role=form] canvas').map(describeDrawing),
    places: listPlaces(wanted),
    marks: wanted.marks.filter((mark) => document.querySelector(mark) !== null),
  };
}

/** The text of a page whose style sheet hides everything until a script has run. */
function readBody(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  // Only saves time: none of these says anything about a job.
  const outside =
    'script, style, noscript, template, nav, footer, [class*=cookie i], [id*=cookie i], [id*=onetrust i], select';
  for (const part of copy.querySelectorAll(outside)) part.remove();
  return clean(copy.textContent);
}

const nameOf = (input: HTMLInputElement) =>
  clean(
    [
      ...[...(input.labels ?? [])].map((label) => label.textContent),
      input.name,
      input.placeholder,
      input.ariaLabel ?? '',
    ].join(' '),
  );

const partSelector = 'nav, header, footer, form';

/** The parts of the page around an element, the innermost first. */
function listParts(element: Element): PagePart[] {
  const found = new Set<PagePart>();
  for (let one = element.closest(partSelector); one; one = one.parentElement?.closest(partSelector) ?? null) {
    found.add(one.localName as PagePart);
    if (one.localName === 'header' && one.querySelector('nav')) found.add('header-with-nav');
  }
  return [...found];
}

function listPresses(
  found: readonly Element[],
  sayOf: (one: Element) => string,
): Pick<RawSurvey, 'presses' | 'heads'> {
  const headed = findHeaded();
  const heads: RawHead[] = [];
  const numbers = new Map<Element, number>();
  /** The innermost headed block around an element. */
  function numberOf(element: Element): number {
    let one = element.parentElement;
    while (one && !headed.has(one)) one = one.parentElement;
    if (!one) return -1;
    const known = numbers.get(one);
    if (known !== undefined) return known;
    const number = heads.push({ text: clean(headed.get(one)?.textContent), around: -1 }) - 1;
    numbers.set(one, number);
    (heads[number] as RawHead).around = numberOf(one);
    return number;
  }
  const presses = found.map((one): RawPress => {
    const href = one.localName === 'a' ? one.getAttribute('href') : null;
    const inside = listParts(one);
    const head = numberOf(one);
    return {
      text: sayOf(one),
      ...(href !== null && { href }),
      ...(inside.length > 0 && { inside }),
      ...(head >= 0 && { head }),
    };
  });
  return { presses, heads };
}

/** Every block inside the page with a heading below the title, and the first such heading. */
function findHeaded(): Map<Element, Element> {
  const headed = new Map<Element, Element>();
  for (const heading of document.querySelectorAll('h2, h3, h4, h5, h6'))
    for (
      let one = heading.parentElement;
      one && one !== document.body && !headed.has(one);
      one = one.parentElement
    )
      headed.set(one, heading);
  headed.delete(document.documentElement);
  return headed;
}

/** A short text of its own that may name what follows it, outside forms and navigation. */
const isShortHead = (one: Element, text: string) =>
  one.childElementCount === 0 &&
  text.length < 40 &&
  !one.matches('li, td, dd') &&
  !one.closest('form, nav, footer, label');

function listPlaces({ places, placeWord }: SurveyWanted): RawPlaces {
  const word = new RegExp(placeWord, 'i');
  const mayBe = (one: Element) =>
    !one.closest('nav, footer, label') && !one.querySelector('input, select, textarea');
  const named: RawPlaces['named'] = [];
  const lines: string[] = [];
  for (const one of document.querySelectorAll(
    'h2, h3, h4, h5, dt, th, strong, b, span, p, div, li, td, dd',
  )) {
    const raw = one.textContent ?? '';
    if (raw.length > 140 || !word.test(raw)) continue;
    const text = clean(raw);
    const isLine = one.matches('p, li, div, span, td, dd');
    if (isLine && lines.length < mostPlaces && mayBe(one)) lines.push(text);
    if (!isShortHead(one, text) || named.length >= mostPlaces) continue;
    const next = one.nextElementSibling ?? one.parentElement?.nextElementSibling;
    if (next && mayBe(next)) named.push({ head: text, text: clean(next.textContent).slice(0, 200) });
  }
  const marked = [...document.querySelectorAll(places)].filter(mayBe);
  return {
    marked: marked.slice(0, mostPlaces).map((one) => clean(one.textContent).slice(0, 200)),
    named,
    lines,
  };
}

/** The smallest block around a canvas that has text. */
function describeDrawing(canvas: Element): string {
  let classes = canvas.getAttribute('class') ?? '';
  for (let one = canvas.parentElement; one && !one.matches('form, main, body'); one = one.parentElement) {
    classes += ` ${one.getAttribute('class') ?? ''}`;
    const name = clean(one.querySelector('label, legend, h2, h3, h4, [class*=label i]')?.textContent);
    if (name !== '' && name.length < 200) return `${classes.trim()}: ${name}`;
  }
  return classes.trim();
}
