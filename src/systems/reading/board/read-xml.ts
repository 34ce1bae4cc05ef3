import { decodeEntities } from './decode-entities.ts';

export interface XmlElement {
  name: string;
  children: XmlElement[];
  /** Its own text, entities read and CDATA taken as it is. */
  text: string;
}

const deepest = 100;

/** The elements of a feed, tolerant of what is not closed. Declarations are skipped, so no entity can be defined. */
export function readXml(source: string): XmlElement {
  const root: XmlElement = { name: '', children: [], text: '' };
  const open = [root];
  let at = 0;
  while (at < source.length) {
    const current = open.at(-1) ?? root;
    const [mark, end] = readMark(source, at);
    if (mark.startsWith('<![CDATA[')) current.text += mark.slice(9, -3);
    else if (!mark.startsWith('<')) current.text += decodeEntities(mark);
    else if (mark.startsWith('</')) close(open, localName(mark));
    else if (!/^<[?!]/.test(mark)) {
      const element = { name: localName(mark), children: [], text: '' };
      current.children.push(element);
      if (!mark.endsWith('/>') && open.length < deepest) open.push(element);
    }
    at = end;
  }
  return root;
}

/** The next run of text, tag, comment or CDATA, and where it ends; what is never closed reaches to the end. */
function readMark(source: string, at: number): [mark: string, end: number] {
  const until = (closing: string) => {
    const found = source.indexOf(closing, at + 1);
    const end = found < 0 ? source.length : found + closing.length;
    return [source.slice(at, end), end] as [string, number];
  };
  if (source[at] !== '<') {
    const next = source.indexOf('<', at);
    const end = next < 0 ? source.length : next;
    return [source.slice(at, end), end];
  }
  if (source.startsWith('<![CDATA[', at)) return until(']]>');
  return until(source.startsWith('<!--', at) ? '-->' : '>');
}

function close(open: XmlElement[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index > 0) open.length = index;
}

/** Every element of this name below, in order; those inside a found one are left to it. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : findAll(child, name)));
}

export function childText(element: XmlElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? '';
}

function localName(tag: string): string {
  const name = /^<\/?([^\s/>]*)/.exec(tag)?.[1] ?? '';
  return name.slice(name.indexOf(':') + 1);
}
