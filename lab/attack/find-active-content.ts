import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** The elements of the read-only pages we write; anything else in them came from a text. */
const expected = new Set(
  'html head meta title style link body main header footer section article div span p a b strong i em u br hr ul ol li h1 h2 h3 h4 table tbody thead tr td th blockquote code figure figcaption img caption details summary'.split(
    ' ',
  ),
);
const attributes = new Set(
  'href class lang charset name content style src alt width height scope'.split(' '),
);
/** A screenshot beside the proof, or the portal's logo in an email. */
const ownPicture = /^(screenshots\/|https:\/\/jobs\.example\.com\/brand\/icon\.png\?v=[\w-]+$)/;

/** Elements, attributes, and URLs that could become active, as a browser would build them from this HTML. */
export function findActiveContent(html: string): string[] {
  const found: string[] = [];
  const look = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if (!('tagName' in node)) return;
    if (!expected.has(node.tagName)) found.push(`<${node.tagName}>`);
    for (const { name, value } of node.attrs) {
      if (!attributes.has(name)) found.push(`${node.tagName} ${name}`);
      if (name === 'href' && !/^(https?:|mailto:|tel:|#)/.test(value)) found.push(`href ${value}`);
      if (name === 'src' && !ownPicture.test(value)) found.push(`src ${value}`);
    }
    for (const child of node.childNodes) look(child);
  };
  for (const node of parse(html).childNodes) look(node);
  return found;
}
