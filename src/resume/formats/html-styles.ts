import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Declarations = Record<string, string>;
type Simple = { tag: string; id: string; classes: string[] };
type Rule = { path: Simple[]; weight: number; declarations: Declarations };

const maxRules = 500;
/** The few properties that decide what is side by side and what looks like a heading. */
const wanted = new Set([
  'display',
  'float',
  'flex-direction',
  'grid-template-columns',
  'grid-column',
  'font-weight',
  'font-size',
  'font-style',
  'text-transform',
  'list-style',
  'list-style-type',
  'color',
  'visibility',
  'width',
]);

export type FindDeclarations = (element: Element) => Declarations;

/** Reads style sheets, but only simple selectors of tags, classes, ids, and their nesting. */
export function readStyleSheets(sheets: string[]): FindDeclarations {
  const rules = sheets.flatMap(readRules).slice(0, maxRules);
  const known = new WeakMap<Element, Declarations>();
  return (element) => {
    const before = known.get(element);
    if (before) return before;
    const matching = rules
      .filter((rule) => matches(rule.path, element))
      .toSorted((a, b) => a.weight - b.weight);
    const inline = readDeclarations(findAttribute(element, 'style') ?? '');
    const declarations: Declarations = Object.assign(
      {},
      ...matching.map((rule) => rule.declarations),
      inline,
    );
    known.set(element, declarations);
    return declarations;
  };
}

export function findAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function readRules(sheet: string): Rule[] {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...flattenMedia(text).matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selectors = '', body = '']) => {
      const declarations = readDeclarations(body);
      if (Object.keys(declarations).length === 0) return [];
      return selectors.split(',').flatMap((selector) => readSelector(selector, declarations));
    },
  );
}

/** Rules for the screen and for printing count, rules for small screens do not. */
function flattenMedia(text: string): string {
  return text.replace(
    /@media([^{}]*)\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g,
    (_, query: string, inner: string) => (/max-width/.test(query) ? '' : inner),
  );
}

function readSelector(selector: string, declarations: Declarations): Rule[] {
  const clean = selector.trim();
  if (clean === '' || /[:@[\]+~*]/.test(clean)) return [];
  const path = clean.split(/\s*>\s*|\s+/).map((part) => ({
    tag: /^[a-z][\w-]*/i.exec(part)?.[0].toLowerCase() ?? '',
    id: /#([\w-]+)/.exec(part)?.[1] ?? '',
    classes: [...part.matchAll(/\.([\w-]+)/g)].map((match) => match[1] ?? ''),
  }));
  const weight = path.reduce(
    (sum, { tag, id, classes }) => sum + (id ? 100 : 0) + classes.length * 10 + (tag ? 1 : 0),
    0,
  );
  return [{ path, weight, declarations }];
}

function readDeclarations(body: string): Declarations {
  const declarations: Declarations = {};
  for (const part of body.split(';')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && wanted.has(name))
      declarations[name] = part
        .slice(colon + 1)
        .replace(/!important/i, '')
        .trim()
        .toLowerCase();
  }
  return declarations;
}

function matches(path: Simple[], element: Element): boolean {
  const last = path.at(-1);
  if (!last || !isLike(element, last)) return false;
  let at = path.length - 2;
  for (let above = element.parentNode; at >= 0 && above && 'tagName' in above; above = above.parentNode)
    if (isLike(above, path[at] ?? last)) at--;
  return at < 0;
}

function isLike(element: Element, { tag, id, classes }: Simple): boolean {
  if (tag && element.tagName !== tag) return false;
  if (id && findAttribute(element, 'id') !== id) return false;
  if (classes.length === 0) return true;
  const own = listClasses(element);
  return classes.every((name) => own.has(name));
}

const classesOf = new WeakMap<Element, Set<string>>();

/** Cached because every rule needs them. */
function listClasses(element: Element): Set<string> {
  const before = classesOf.get(element);
  if (before) return before;
  const classes = new Set((findAttribute(element, 'class') ?? '').split(/\s+/));
  classesOf.set(element, classes);
  return classes;
}
