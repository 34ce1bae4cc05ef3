import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Tag = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export function parsePage(html: string): Tag {
  const root = parse(html).childNodes.find((node) => isTag(node));
  if (!root) throw new Error('A parsed page has a root');
  return root;
}

export function isTag(node: Node): node is Tag {
  return 'tagName' in node;
}

export function readAttribute(tag: Tag, name: string): string | null {
  return tag.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

export function hasClass(tag: Tag, name: string): boolean {
  return (readAttribute(tag, 'class') ?? '').split(/\s+/).includes(name);
}

/** All matching descendants in page order; doesn't enter what `skips` matches. */
export function findTags(
  tag: Tag,
  fits: (tag: Tag) => boolean,
  skips: (tag: Tag) => boolean = () => false,
): Tag[] {
  const found: Tag[] = [];
  const waiting = tag.childNodes.filter(isTag).toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (skips(next)) continue;
    if (fits(next)) found.push(next);
    waiting.push(...next.childNodes.filter(isTag).toReversed());
  }
  return found;
}

const silent = ['script', 'style', 'select', 'textarea', 'svg', 'button', 'template'];

/** The visible text, without required marks and decorations of controls. */
export function readWords(tag: Tag, skips: (tag: Tag) => boolean = () => false): string {
  const parts: string[] = [];
  const waiting: Node[] = [tag];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next && next.nodeName === '#text') parts.push(next.value);
    if (!isTag(next) || (next !== tag && (silent.includes(next.tagName) || skips(next)))) continue;
    waiting.push(...next.childNodes.toReversed());
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}
