import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { decodeText } from './decode-text.ts';
import { type FlowBlock, type FlowRun, isBlank, paragraph } from './flow.ts';
import { changeLook, countColumns, isHidden, type Look, plainLook, toRun } from './html-look.ts';
import {
  type Declarations,
  type Element,
  type FindDeclarations,
  findAttribute,
  readStyleSheets,
} from './html-styles.ts';
import { UnreadableFile } from './unreadable-file.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Context = { find: FindDeclarations; look: Look; depth: number; pre: boolean; indent: number };

const maxDepth = 400;
const maxNodes = 30_000;
const blockTags = new Set(
  'html body address article aside blockquote center dd details div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody thead tfoot tr td th ul'.split(
    ' ',
  ),
);

export function readHtml(bytes: Uint8Array): FlowBlock[] {
  const document = parse(decodeText(bytes, findCharset(bytes)));
  const sheets: string[] = [];
  if (collectSheets(document, sheets, 0) > maxNodes) throw new UnreadableFile('it holds too much text');
  const root = document.childNodes.find((node) => node.nodeName === 'html');
  if (!root || !('tagName' in root)) return [];
  const find = readStyleSheets(sheets);
  return readBlock(root, { find, look: plainLook, depth: 0, pre: false, indent: 0 });
}

function findCharset(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
}

/** Gathers the style sheets and counts the nodes. */
function collectSheets(node: DefaultTreeAdapterTypes.ParentNode, sheets: string[], depth: number): number {
  if (depth > maxDepth) throw new UnreadableFile('it is nested too deeply');
  let count = node.childNodes.length;
  for (const child of node.childNodes) {
    if (child.nodeName === 'style' && 'childNodes' in child) sheets.push(textOf(child));
    else if ('childNodes' in child) count += collectSheets(child, sheets, depth + 1);
  }
  return count;
}

function textOf(node: DefaultTreeAdapterTypes.ParentNode): string {
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** The blocks of one element, however its children are arranged. */
function readBlock(element: Element, around: Context): FlowBlock[] {
  const declarations = around.find(element);
  if (isHidden(element, declarations)) return [];
  const context = enter(element, declarations, around);
  if (element.tagName === 'table') return readTable(element, context);
  if (element.tagName === 'pre') return readFlow(element.childNodes, { ...context, pre: true });
  const columns = countColumns(declarations);
  const children = element.childNodes.filter((child) => 'tagName' in child);
  if (columns > 0 && children.length > 1 && !hasOwnText(element))
    return readCells(children, columns, context);
  const blocks = readFlow(element.childNodes, context);
  return element.tagName === 'li' && !hasHeading(element) ? markBullet(blocks, declarations) : blocks;
}

function enter(element: Element, declarations: Declarations, around: Context): Context {
  if (around.depth > maxDepth) throw new UnreadableFile('it is nested too deeply');
  const isList = element.tagName === 'ul' || element.tagName === 'ol';
  return {
    ...around,
    depth: around.depth + 1,
    look: changeLook(element, declarations, around.look),
    indent: around.indent + (isList ? 18 : 0),
  };
}

function hasOwnText(element: Element): boolean {
  return element.childNodes.some((child) => 'value' in child && child.value.trim() !== '');
}

function readCells(children: Element[], columns: number, context: Context): FlowBlock[] {
  const rows: FlowBlock[][][] = [];
  for (const child of children) {
    const cell = readBlock(child, context).filter((block) => !isBlank(block));
    if (cell.length === 0) continue;
    const isWide = /^1\s*\/\s*(-1|span)/.test(context.find(child)['grid-column'] ?? '');
    const row = rows.at(-1);
    if (!row || row.length >= columns || isWide) rows.push([cell]);
    else row.push(cell);
    if (isWide) rows.push([]);
  }
  const shown = rows.filter((row) => row.length > 0);
  // Pads an incomplete last row with empty cells, so that its text doesn't reach into the next column.
  const missing = shown.length > 1 && Number.isFinite(columns) ? columns - (shown.at(-1)?.length ?? 0) : 0;
  for (let count = 0; count < missing; count++) shown.at(-1)?.push([]);
  return [{ kind: 'table', rows: shown }];
}

function readTable(table: Element, context: Context): FlowBlock[] {
  const rows: FlowBlock[][][] = [];
  const visit = (parent: Element, inner: Context) => {
    for (const child of parent.childNodes) {
      if (!('tagName' in child)) continue;
      const declarations = context.find(child);
      if (isHidden(child, declarations)) continue;
      const next = enter(child, declarations, inner);
      if (child.tagName === 'tr') rows.push([]);
      if (child.tagName === 'td' || child.tagName === 'th')
        rows.at(-1)?.push(readFlow(child.childNodes, next));
      else if (child.tagName === 'caption') rows.push([readFlow(child.childNodes, next)]);
      else visit(child, next);
    }
  };
  visit(table, context);
  return [{ kind: 'table', rows }];
}

/** Inline content is collected into paragraphs, which blocks end; floated blocks are beside their neighbor. */
function readFlow(nodes: Node[], context: Context): FlowBlock[] {
  const blocks: FlowBlock[] = [];
  let runs: FlowRun[] = [];
  let floated: FlowBlock[][] = [];
  const add = (added: FlowBlock[]) => {
    const shown = added.filter((block) => !isBlank(block));
    if (shown.length === 0) return;
    if (floated.length > 0) blocks.push({ kind: 'table', rows: [[shown, ...floated]] });
    else blocks.push(...shown);
    floated = [];
  };
  const flush = () => {
    if (runs.length > 0) add([paragraph(trimRuns(runs), { indent: context.indent })]);
    runs = [];
  };
  for (const node of nodes) {
    if ('tagName' in node && isBlockLevel(node, context)) {
      flush();
      const float = context.find(node)['float'];
      const inner = readBlock(node, context);
      if (float === 'left' || float === 'right')
        floated = float === 'left' ? [...floated, inner] : [inner, ...floated];
      else add(inner);
    } else readInline(node, context, runs);
  }
  flush();
  const [first, ...others] = floated;
  if (first)
    blocks.push(others.length > 0 ? { kind: 'table', rows: [floated] } : { kind: 'table', rows: [[first]] });
  return blocks;
}

function isBlockLevel(element: Element, context: Context): boolean {
  const declarations = context.find(element);
  const display = declarations['display'] ?? '';
  if (display.startsWith('inline')) return false;
  return /^(block|flex|grid|table|list-item)/.test(display) || blockTags.has(element.tagName);
}

function readInline(node: Node, context: Context, runs: FlowRun[]): void {
  if ('value' in node) pushText(runs, node.value, context);
  if (!('tagName' in node)) return;
  const declarations = context.find(node);
  if (isHidden(node, declarations)) return;
  if (node.tagName === 'br') {
    runs.push(toRun('\n', context.look));
    return;
  }
  // The alternative text of a name that is an image.
  const picture =
    node.tagName === 'img' && /^h[12]$/.test(parentTag(node)) ? findAttribute(node, 'alt') : undefined;
  if (picture) pushText(runs, picture, context);
  const inner = enter(node, declarations, context);
  const standsApart = /inline-/.test(declarations['display'] ?? '') || declarations['float'] !== undefined;
  if (standsApart || touches(node, runs)) runs.push(toRun('\t', context.look));
  for (const child of node.childNodes) readInline(child, inner, runs);
  if (standsApart) runs.push(toRun('\t', context.look));
}

/** Elements without whitespace between them are separated by their styles, or the page would be unreadable. */
function touches(element: Element, runs: FlowRun[]): boolean {
  const isAfterElement = previousOf(element) !== undefined;
  return (
    isAfterElement && /[\p{L}\d)]$/u.test(runs.at(-1)?.text ?? '') && /^[\p{L}\d(]/u.test(startOf(element, 0))
  );
}

function parentTag(element: Element): string {
  const { parentNode } = element;
  return parentNode && 'tagName' in parentNode ? parentNode.tagName : '';
}

function previousOf(element: Element): Element | undefined {
  const siblings = element.parentNode?.childNodes ?? [];
  const previous = siblings[siblings.indexOf(element) - 1];
  return previous && 'tagName' in previous ? previous : undefined;
}

function startOf(element: Element, depth: number): string {
  const first = element.childNodes[0];
  if (!first || depth > 20) return '';
  return 'value' in first ? first.value : 'tagName' in first ? startOf(first, depth + 1) : '';
}

function pushText(runs: FlowRun[], value: string, { look, pre }: Context): void {
  const text = pre ? value.replace(/\t/g, '    ') : value.replace(/[ \t\r\n\f]+/g, ' ');
  const isFirst = runs.length === 0 || /[\n\t ]$/.test(runs.at(-1)?.text ?? '');
  const shown = isFirst && !pre ? text.trimStart() : text;
  if (shown !== '') runs.push(toRun(shown, look));
}

function trimRuns(runs: FlowRun[]): FlowRun[] {
  const last = runs.findLastIndex((run) => run.text.trim() !== '');
  return runs.slice(0, last + 1);
}

/** A list item with a heading is an entry, such as a job in a timeline. */
function hasHeading(item: Element): boolean {
  return item.childNodes.some(
    (child) =>
      'tagName' in child &&
      (/^h[1-6]$/.test(child.tagName) ||
        (/^(?:div|header|section|article)$/.test(child.tagName) && hasHeading(child))),
  );
}

function markBullet(blocks: FlowBlock[], declarations: Declarations): FlowBlock[] {
  const style = `${declarations['list-style'] ?? ''} ${declarations['list-style-type'] ?? ''}`;
  const [first, ...others] = blocks;
  if (first?.kind !== 'paragraph' || /none/.test(style)) return blocks;
  return [{ ...first, bullet: true }, ...others];
}
