import { UnreadableFile } from './unreadable-file.ts';

export type XmlNode = { name: string; attributes: Record<string, string>; children: (XmlNode | string)[] };

const maxNodes = 200_000;
const maxDepth = 250;
const token = /<!--|<!\[CDATA\[|<\?|<!([A-Za-z]+)|<\/([^\s>]+)\s*>|<([^\s/>!?]+)([^<>]*?)(\/?)>|([^<]+)/g;
/** What these begin is skipped, or taken as it is, up to its end. */
const spans: Record<string, string> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Reads the XML that word processors write. A document type is refused, so no entity can grow or reach out. */
export function readXml(text: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [] };
  const open = [root];
  const scanner = new RegExp(token);
  let count = 0;
  for (let match = scanner.exec(text); match; match = scanner.exec(text)) {
    const [whole, declaration, closed, name, rest = '', single, plain] = match;
    const parent = open.at(-1) ?? root;
    const end = spans[whole];
    if (declaration) throw new UnreadableFile('it declares a document type');
    if (end) {
      const stop = text.indexOf(end, scanner.lastIndex);
      if (stop < 0) break;
      if (end === ']]>') parent.children.push(text.slice(scanner.lastIndex, stop));
      scanner.lastIndex = stop + end.length;
    } else if (plain !== undefined) parent.children.push(decodeEntities(plain));
    else if (closed !== undefined) {
      if (open.length > 1) open.pop();
    } else if (name !== undefined) {
      const node: XmlNode = { name, attributes: readAttributes(rest), children: [] };
      parent.children.push(node);
      if (!single) open.push(node);
      if (++count > maxNodes) throw new UnreadableFile('it holds too much text');
      if (open.length > maxDepth) throw new UnreadableFile('it is nested too deeply');
    }
  }
  return root;
}

export function findChild(node: XmlNode | undefined, name: string): XmlNode | undefined {
  for (const child of node?.children ?? [])
    if (typeof child !== 'string' && child.name === name) return child;
  return undefined;
}

export function listNodes(node: XmlNode | undefined): XmlNode[] {
  return (node?.children ?? []).filter((child) => typeof child !== 'string');
}

/** Every node of that name, at any depth. */
export function findAll(node: XmlNode, name: string): XmlNode[] {
  return listNodes(node).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findAll(child, name),
  ]);
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(attribute))
    attributes[name] = decodeEntities(double ?? single ?? '');
  return attributes;
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = name[1] === 'x' || name[1] === 'X' ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
  });
}
