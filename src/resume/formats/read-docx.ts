import {
  findAll,
  findChild,
  listElements,
  readXml,
  textOf,
  type XmlElement,
  type XmlTrouble,
} from '#domain/text/read-xml.ts';
import { matchHeading } from '#resume/lines/section-headings.ts';
import {
  type FindStyle,
  isNumbered,
  type Look,
  mergeLooks,
  readIndent,
  readLook,
  readStyles,
} from './docx-styles.ts';
import { type FlowBlock, type FlowRun, type FlowTable, isBlank, paragraph, plainSize } from './flow.ts';
import { listZipEntries, readZipEntry, type ZipEntry } from './read-zip.ts';
import { UnreadableFile } from './unreadable-file.ts';

type Context = { findStyle: FindStyle; links: Map<string, string>; boxes: FlowBlock[][] };

const mostElements = 200_000;
const documentPath = 'word/document.xml';
const utf8 = new TextDecoder();

/** Reads WordprocessingML directly, because headers, text boxes, tabs, and sizes are needed. */
export function readDocx(bytes: Uint8Array): FlowBlock[] {
  if (bytes[0] !== 0x50) throw new UnreadableFile('it is protected by a password');
  const entries = new Map(listZipEntries(bytes).map((entry) => [entry.name, entry]));
  const load = (name: string) => loadXml(bytes, entries.get(name));
  const body = findChild(findChild(load(documentPath), 'w:document'), 'w:body');
  if (!body) throw new UnreadableFile('it is damaged or incomplete');
  const relations = readRelations(load('word/_rels/document.xml.rels'));
  const findStyle = readStyles(load('word/styles.xml'));
  const links = new Map(relations.map(({ id, target }) => [id, target]));
  const context: Context = { findStyle, links, boxes: [] };
  const readParts = (kind: string) =>
    relations
      .filter(({ type }) => type.endsWith(`/${kind}`))
      .map(({ target }) => readBlocks(firstNode(load(`word/${target}`)), context));
  const top = [...readParts('header'), ...readParts('footer').filter(hasContact)];
  const main = readBlocks(body, context);
  return [...dropRepeats(top).flat(), ...main, ...context.boxes.flat()];
}

function loadXml(bytes: Uint8Array, entry: ZipEntry | undefined): XmlElement | undefined {
  return entry && readXml(utf8.decode(readZipEntry(bytes, entry)), { mostElements, refuse });
}

function refuse(trouble: XmlTrouble): never {
  if (trouble === 'document type') throw new UnreadableFile('it declares a document type');
  throw new UnreadableFile(trouble === 'too deep' ? 'it is nested too deeply' : 'it holds too much text');
}

function firstNode(root: XmlElement | undefined): XmlElement | undefined {
  return listElements(root)[0];
}

function readRelations(root: XmlElement | undefined): { id: string; type: string; target: string }[] {
  return findAll(root, 'Relationship').map(({ attributes }) => ({
    id: attributes['Id'] ?? '',
    type: attributes['Type'] ?? '',
    target: attributes['Target'] ?? '',
  }));
}

/** Contact facts in a footer belong with the name; other footers only repeat page numbers. */
function hasContact(blocks: FlowBlock[]): boolean {
  return blocks.some((block) =>
    block.kind === 'table'
      ? block.rows.flat().some(hasContact)
      : /@|\d{3}\D{1,2}\d{4}/.test(block.runs.map(({ text }) => text).join('')),
  );
}

/** The first page and the others often have the same header. */
function dropRepeats(parts: FlowBlock[][]): FlowBlock[][] {
  const seen = new Set<string>();
  return parts.filter((part) => {
    const key = JSON.stringify(part);
    return seen.has(key) ? false : seen.add(key);
  });
}

function readBlocks(parent: XmlElement | undefined, context: Context): FlowBlock[] {
  return listElements(parent).flatMap((node) => {
    if (node.name === 'w:p') return readParagraph(node, context);
    if (node.name === 'w:tbl') return [readTable(node, context)];
    if (node.name === 'w:sdt') return readBlocks(findChild(node, 'w:sdtContent'), context);
    if (['w:ins', 'w:moveTo', 'w:customXml', 'w:smartTag'].includes(node.name))
      return readBlocks(node, context);
    return [];
  });
}

function readTable(table: XmlElement, context: Context): FlowTable {
  const rows = unwrap(table)
    .filter(({ name }) => name === 'w:tr')
    .map((row) =>
      unwrap(row)
        .filter(({ name }) => name === 'w:tc')
        .map((cell) => readBlocks(cell, context)),
    );
  return { kind: 'table', rows };
}

/** Content controls may wrap rows and cells. */
function unwrap(node: XmlElement): XmlElement[] {
  return listElements(node).flatMap((child) =>
    child.name === 'w:sdt' ? listElements(findChild(child, 'w:sdtContent')) : [child],
  );
}

function readParagraph(node: XmlElement, context: Context): FlowBlock[] {
  const properties = findChild(node, 'w:pPr');
  const style = context.findStyle(findChild(properties, 'w:pStyle')?.attributes['w:val']);
  const runs: FlowRun[] = [];
  const inner: Inner = { runs, look: style.look, context, boxes: [], field: {} };
  readInline(node, inner);
  const bullet = findChild(properties, 'w:numPr') ? isNumbered(properties) : style.numbered;
  const block = paragraph(runs, { bullet, indent: readIndent(properties) ?? style.indent ?? 0 });
  return [...inner.boxes, ...(isBlank(block) && inner.boxes.length > 0 ? [] : [block])];
}

type Inner = {
  runs: FlowRun[];
  look: Look;
  context: Context;
  boxes: FlowBlock[];
  href?: string | undefined;
  /** An older link format: an instruction, followed by the text it applies to. */
  field: { target?: string | undefined; isOpen?: boolean };
};

function readInline(parent: XmlElement, inner: Inner): void {
  for (const node of listElements(parent)) {
    if (node.name === 'w:r') readRun(node, inner);
    else if (node.name === 'w:hyperlink') {
      const href = inner.context.links.get(node.attributes['r:id'] ?? '');
      readInline(node, { ...inner, href });
    } else if (node.name === 'w:sdt') readInline(findChild(node, 'w:sdtContent') ?? node, inner);
    else if (['w:ins', 'w:moveTo', 'w:smartTag', 'w:fldSimple', 'w:customXml'].includes(node.name))
      readInline(node, inner);
  }
}

function readRun(node: XmlElement, inner: Inner): void {
  const { context } = inner;
  const properties = findChild(node, 'w:rPr');
  const named = findChild(properties, 'w:rStyle')?.attributes['w:val'];
  const base = named ? mergeLooks(inner.look, context.findStyle(named).look) : inner.look;
  const look = mergeLooks(base, readLook(properties));
  for (const part of listElements(node)) {
    if (isBox(part)) readBoxes(part, inner);
    else if (!look.hidden) {
      readField(part, inner);
      const text = readRunText(part);
      const href = inner.href ?? (inner.field.isOpen ? inner.field.target : undefined);
      if (text !== '') inner.runs.push({ text, size: look.size ?? plainSize, style: nameLook(look), href });
    }
  }
}

function readField(part: XmlElement, { field }: Inner): void {
  if (part.name === 'w:instrText')
    field.target = /HYPERLINK\s+"([^"]+)"/.exec(textOf(part))?.[1] ?? field.target;
  if (part.name !== 'w:fldChar') return;
  const type = part.attributes['w:fldCharType'];
  field.isOpen = type === 'separate';
  if (type !== 'separate') field.target = undefined;
}

function readRunText(node: XmlElement): string {
  if (node.name === 'w:t') return textOf(node);
  if (node.name === 'w:tab' || node.name === 'w:ptab') return '\t';
  if (node.name === 'w:br' || node.name === 'w:cr') return '\n';
  if (node.name === 'w:noBreakHyphen') return '-';
  if (node.name !== 'w:sym') return '';
  return String.fromCodePoint(parseInt(node.attributes['w:char'] ?? '', 16) || 0x20);
}

function isBox(node: XmlElement): boolean {
  return ['w:drawing', 'w:pict', 'mc:AlternateContent'].includes(node.name);
}

/** A text box with headings is a sidebar and follows the page's text; any other is read where it is anchored. */
function readBoxes(node: XmlElement, { context, boxes }: Inner): void {
  const shown = node.name === 'mc:AlternateContent' ? (findChild(node, 'mc:Choice') ?? node) : node;
  const contents = findAll(shown, 'w:txbxContent');
  const fallback = contents.length === 0 && shown !== node ? findAll(node, 'w:txbxContent') : contents;
  for (const content of fallback) {
    const blocks = readBlocks(content, context);
    if (blocks.some(isHeading)) context.boxes.push(blocks);
    else boxes.push(...blocks);
  }
}

function isHeading(block: FlowBlock): boolean {
  return (
    block.kind === 'paragraph' &&
    matchHeading(
      block.runs
        .map((run) => run.text)
        .join('')
        .trim(),
    ) !== null
  );
}

function nameLook({ bold, italic, caps, color }: Look): string {
  return `${bold ? 'b' : ''}${italic ? 'i' : ''}${caps ? 'c' : ''} ${color ?? ''}`.trim();
}
