import { type Line, type Row, type Segment, toLine } from './build-lines.ts';
import { isDateText } from './find-dates.ts';
import { matchHeading } from './section-headings.ts';

type Sides = { left: Row[]; right: Row[] };

/** Puts a page's rows in reading order: sidebars one after the other, heading columns before their text. */
export function orderColumns(rows: Row[]): Line[] {
  const gutter = findGutter(rows);
  if (!gutter) return orderBlocks(rows, 'full');
  const above = rows.slice(0, gutter.from);
  const zone = splitAt(rows.slice(gutter.from, gutter.to), gutter.x);
  const below = rows.slice(gutter.to);
  const inside =
    gutter.kind === 'labels'
      ? placeLabels(zone.left, orderBlocks(zone.right, 'full'))
      : [...orderBlocks(zone.left, 'left'), ...orderBlocks(zone.right, 'right')];
  return [...orderBlocks(above, 'full'), ...inside, ...(below.length > 0 ? orderColumns(below) : [])];
}

type Gutter = { x: number; from: number; to: number; kind: 'labels' | 'sidebar' };

function findGutter(rows: Row[]): Gutter | null {
  const starts = rows.flatMap((row) => row.segments.map((segment) => Math.round(segment.x)));
  const leftmost = Math.min(...starts);
  const candidates = [...new Set(starts)].filter((x) => x > leftmost + 30).sort((a, b) => a - b);
  let best: Gutter | null = null;
  for (const x of candidates)
    for (const run of findRuns(rows, x)) {
      const kind = judgeZone(splitAt(rows.slice(run.from, run.to), x));
      if (kind && (!best || run.to - run.from > best.to - best.from)) best = { x, ...run, kind };
    }
  return best;
}

/** Stretches of rows in which no text runs across x. */
function findRuns(rows: Row[], x: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let from = 0;
  for (let index = 0; index <= rows.length; index++) {
    const crosses =
      rows[index]?.segments.some((segment) => segment.x < x - 3 && segment.right > x - 3) ?? true;
    if (!crosses) continue;
    if (index - from >= 4) runs.push({ from, to: index });
    from = index + 1;
  }
  return runs;
}

function splitAt(rows: Row[], x: number): Sides {
  const side = (keep: (segment: Segment) => boolean) =>
    rows
      .map((row) => ({ ...row, segments: row.segments.filter(keep) }))
      .filter((row) => row.segments.length > 0);
  return { left: side((segment) => segment.x < x - 3), right: side((segment) => segment.x >= x - 3) };
}

function judgeZone({ left, right }: Sides): Gutter['kind'] | null {
  if (left.length < 2 || right.length < 3) return null;
  const headings = left.filter(isHeadingRow).length;
  if (headings >= 2 && headings >= left.length * 0.6 && !right.some(isHeadingRow)) return 'labels';
  if (isMostlyDates(left) || isMostlyDates(right)) return null;
  return hasIndependentSides({ left, right }) ? 'sidebar' : null;
}

/** A heading beside running text of the other side shows that the two are read one after the other. */
function hasIndependentSides({ left, right }: Sides): boolean {
  const blocks = splitBlocks([...left, ...right].toSorted((a, b) => a.y - b.y));
  return blocks.some((block) => {
    const mine = left.filter((row) => block.includes(row));
    const other = right.filter((row) => block.includes(row));
    if (mine.some(isHeadingRow) && other.some(isHeadingRow)) return true;
    return cutsInto(mine, other) || cutsInto(other, mine);
  });
}

function cutsInto(side: Row[], other: Row[]): boolean {
  return side.some(
    (row) =>
      isHeadingRow(row) && other.some((one) => one.y < row.y - 2) && other.some((one) => one.y > row.y + 2),
  );
}

function orderBlocks(rows: Row[], column: Line['column']): Line[] {
  return splitBlocks(rows).flatMap((block) => {
    const sides = splitMisaligned(block);
    const ordered = sides ? [...sides.left, ...sides.right] : block;
    return ordered.map((row) => toLine(row, column));
  });
}

/** Two stacks of text beside each other whose rows do not line up, such as a job's head and its bullets. */
function splitMisaligned(rows: Row[]): Sides | null {
  const spans = rows.flatMap((row) => row.segments).toSorted((a, b) => a.x - b.x);
  let reach = spans[0]?.right ?? 0;
  for (const span of spans) {
    if (span.x > reach + span.size * 1.5) {
      const sides = splitAt(rows, span.x);
      const fewer = sides.left.length <= sides.right.length ? sides.left : sides.right;
      const more = fewer === sides.left ? sides.right : sides.left;
      const aligned = fewer.filter((row) => more.some((one) => one.y === row.y)).length;
      if (fewer.length >= 2 && aligned < fewer.length * 0.6) return sides;
    }
    reach = Math.max(reach, span.right);
  }
  return null;
}

function splitBlocks(rows: Row[]): Row[][] {
  const blocks: Row[][] = [];
  for (const row of rows) {
    const last = blocks.at(-1)?.at(-1);
    const size = Math.max(...row.segments.map((segment) => segment.size), last?.segments[0]?.size ?? 0);
    if (last && row.y - last.y <= size * 2.4) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

function placeLabels(labels: Row[], lines: Line[]): Line[] {
  const placed = [...lines];
  for (const label of mergeWrapped(labels)) {
    const size = label.segments[0]?.size ?? 0;
    const position = placed.findIndex((line) => line.y >= label.y - size * 0.8);
    placed.splice(position < 0 ? placed.length : position, 0, toLine(label));
  }
  return placed;
}

function mergeWrapped(labels: Row[]): Row[] {
  const merged: Row[] = [];
  for (const label of labels) {
    const last = merged.at(-1)?.segments[0];
    const next = label.segments[0];
    const lastY = merged.at(-1)?.y ?? 0;
    const isWrap =
      last && next && label.y - lastY < next.size * 1.6 && matchHeading(`${last.text} ${next.text}`);
    if (isWrap) last.text = `${last.text} ${next.text}`;
    else merged.push({ ...label, segments: label.segments.map((segment) => ({ ...segment })) });
  }
  return merged;
}

function isHeadingRow(row: Row): boolean {
  const [first, second] = row.segments;
  return first !== undefined && second === undefined && !first.bullet && matchHeading(first.text) !== null;
}

function isMostlyDates(rows: Row[]): boolean {
  const texts = rows
    .filter((row) => !isHeadingRow(row))
    .flatMap((row) => row.segments.map((one) => one.text));
  return texts.length > 0 && texts.filter(isDateText).length >= texts.length * 0.6;
}
