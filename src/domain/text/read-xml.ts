import { Parser } from 'htmlparser2';
import { decodeEntities } from './decode-entities.ts';

export interface XmlElement {
  /** With its prefix. */
  name: string;
  attributes: Record<string, string>;
  /** Elements and texts in order; references in texts are decoded, CDATA is taken literally. */
  children: (XmlElement | string)[];
}

/** What no honest file contains. */
export type XmlTrouble = 'document type' | 'too deep' | 'too many elements';

const deepest = 250;

/**
 * The elements of a document, tolerant of unclosed ones. Declarations are skipped, so no entity can be
 * defined. Reading stops when it gets too deep or too long, unless `refuse` throws.
 */
export function readXml(
  source: string,
  {
    mostElements = 2_000_000,
    refuse,
  }: { mostElements?: number; refuse?: (trouble: XmlTrouble) => never } = {},
): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  let count = 0;
  let isCdata = false;
  const stop = (trouble: XmlTrouble) => {
    refuse?.(trouble);
    throw new ReadingEnded();
  };
  const parser = new Parser(
    {
      onopentag(name, raw) {
        const element: XmlElement = { name, attributes: decodeValues(raw), children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
        if (open.length > deepest) stop('too deep');
        if (++count > mostElements) stop('too many elements');
      },
      onclosetag: () => void open.pop(),
      ontext: (text) => void open.at(-1)?.children.push(isCdata ? text : decodeEntities(text)),
      oncdatastart: () => void (isCdata = true),
      oncdataend: () => void (isCdata = false),
      onprocessinginstruction: (name) => void (/^!doctype$/i.test(name) && refuse?.('document type')),
    },
    { xmlMode: true, decodeEntities: false },
  );
  try {
    parser.end(source);
  } catch (error) {
    if (!(error instanceof ReadingEnded)) throw error;
  }
  return root;
}

class ReadingEnded extends Error {}

function decodeValues(raw: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, decodeEntities(value)]));
}

export function listElements(element: XmlElement | undefined): XmlElement[] {
  return (element?.children ?? []).filter((child) => typeof child !== 'string');
}

/** The first direct child with this name. A name without a prefix is found under any. */
export function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return listElements(element).find((child) => isNamed(child, name));
}

/** All descendants with this name, in order; those inside a found one are left to it. */
export function findAll(element: XmlElement | undefined, name: string): XmlElement[] {
  return listElements(element).flatMap((child) => (isNamed(child, name) ? [child] : findAll(child, name)));
}

/** Its own text, without that of its child elements. */
export function textOf(element: XmlElement | undefined): string {
  return (element?.children ?? []).filter((child) => typeof child === 'string').join('');
}

export function childText(element: XmlElement, name: string): string {
  return textOf(findChild(element, name)).trim();
}

function isNamed(element: XmlElement, name: string): boolean {
  return element.name === name || element.name.slice(element.name.indexOf(':') + 1) === name;
}
