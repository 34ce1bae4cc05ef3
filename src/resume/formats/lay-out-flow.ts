import type { TextItem, TextPage } from '#resume/lines/text-page.ts';
import type { FlowBlock, FlowParagraph, FlowRun, FlowTable } from './flow.ts';
import { UnreadableFile } from './unreadable-file.ts';

const charWidth = 0.5;
const lineHeight = 1.25;
const columnGap = 24;
const tabStop = 36;
const maxParagraphs = 10_000;

type Place = { x: number; y: number };
/** Column widths by the depth of the table and its number of columns. */
type Widths = Map<string, number[]>;

/**
 * Lays out flowing text on one endless page, so that the steps for fixed pages can read it.
 * Paragraphs are never wrapped, so their ends needn't be guessed.
 */
export function layOutFlow(blocks: FlowBlock[]): TextPage[] {
  if (countParagraphs(blocks) > maxParagraphs) throw new UnreadableFile('it holds too much text');
  const widths: Widths = new Map();
  measureBlocks(blocks, 0, widths);
  const items: TextItem[] = [];
  placeBlocks(blocks, { x: 0, y: 0 }, { depth: 0, widths, items });
  return [{ page: 1, items }];
}

function countParagraphs(blocks: FlowBlock[]): number {
  return blocks.reduce(
    (sum, block) =>
      sum +
      (block.kind === 'table'
        ? block.rows.flat().reduce((all, cell) => all + 1 + countParagraphs(cell), 0)
        : 1),
    0,
  );
}

function measureBlocks(blocks: FlowBlock[], depth: number, widths: Widths): number {
  return blocks.reduce((widest, block) => Math.max(widest, measureBlock(block, depth, widths)), 0);
}

function measureBlock(block: FlowBlock, depth: number, widths: Widths): number {
  if (block.kind === 'paragraph')
    return placeParagraph(block, { x: 0, y: 0 }).reduce((right, item) => Math.max(right, item.right), 0);
  let total = 0;
  for (const row of block.rows) {
    const columns = findColumns(widths, depth, row.length);
    for (const [index, cell] of row.entries())
      columns[index] = Math.max(columns[index] ?? 0, measureBlocks(cell, depth + 1, widths) + columnGap);
    total = Math.max(
      total,
      columns.reduce((sum, width) => sum + width, 0),
    );
  }
  return total;
}

function findColumns(widths: Widths, depth: number, count: number): number[] {
  const key = `${depth} ${count}`;
  const known = widths.get(key) ?? [];
  widths.set(key, known);
  return known;
}

type Target = { depth: number; widths: Widths; items: TextItem[] };

/** Returns the y below the last block. */
function placeBlocks(blocks: FlowBlock[], place: Place, target: Target): number {
  let { y } = place;
  for (const block of blocks) {
    if (block.kind === 'table') y = placeTable(block, { x: place.x, y }, target);
    else {
      const placed = placeParagraph(block, { x: place.x, y });
      for (const item of placed) target.items.push(item);
      y = (placed.at(-1)?.y ?? y) + measureHeight(block.runs);
    }
  }
  return y;
}

function placeTable(table: FlowTable, place: Place, target: Target): number {
  let { y } = place;
  for (const row of table.rows) {
    const columns = findColumns(target.widths, target.depth, row.length);
    let { x } = place;
    let bottom = y;
    for (const [index, cell] of row.entries()) {
      bottom = Math.max(bottom, placeBlocks(cell, { x, y }, { ...target, depth: target.depth + 1 }));
      x += columns[index] ?? 0;
    }
    y = bottom;
  }
  return y;
}

function placeParagraph(block: FlowParagraph, place: Place): TextItem[] {
  const items: TextItem[] = [];
  let x = place.x + block.indent;
  let y = place.y;
  const first = block.runs.find((run) => run.text.trim() !== '');
  if (block.bullet && first) x = pushText(items, '• ', { ...first, href: undefined }, { x, y });
  for (const run of block.runs)
    for (const piece of run.text.replace(/[ \u00a0]{3,}/g, '\t').split(/([\t\n])/)) {
      if (piece === '\t') x = nextStop(x, run.size);
      else if (piece === '\n') {
        x = place.x + block.indent;
        y += measureHeight(block.runs);
      } else if (piece !== '') x = pushText(items, piece, run, { x, y });
    }
  const last = items.at(-1);
  if (last) last.closes = true;
  return items;
}

function pushText(items: TextItem[], text: string, run: FlowRun, { x, y }: Place): number {
  const right = x + text.length * run.size * charWidth;
  const href = run.href ? { href: run.href } : {};
  if (text.trim() !== '') items.push({ text, x, right, y, size: run.size, font: run.style, ...href });
  return right;
}

/** Far enough from the previous text to keep the two separate. */
function nextStop(x: number, size: number): number {
  return Math.ceil((x + size * 2) / tabStop) * tabStop;
}

function measureHeight(runs: FlowRun[]): number {
  return runs.reduce((size, run) => Math.max(size, run.size), 8) * lineHeight;
}
