import { type Line, type Row, toLine } from './build-lines.ts';
import { isDatePiece } from './find-dates.ts';
import type { ReadHeading } from './learn-headings.ts';
import { orderEntries, splitAtGaps, splitSides } from './order-entries.ts';
import { matchHeading } from './section-headings.ts';

const maxCandidates = 100;

type IsHeading = (row: Row) => boolean;
type Sides = { left: Row[]; right: Row[] };

/** Puts a page's rows in reading order: sidebars one after the other, heading columns before their text. */
export function orderColumns(rows: Row[], readHeading: ReadHeading): Line[] {
  const isHeading: IsHeading = (row) => isHeadingRow(row, readHeading);
  const gutter = findGutter(rows, isHeading);
  if (!gutter) return orderInside(rows, 'full', isHeading);
  const above = rows.slice(0, gutter.from);
  const zone = splitSides(rows.slice(gutter.from, gutter.to), gutter.x);
  const below = rows.slice(gutter.to);
  const inside =
    gutter.kind === 'labels'
      ? placeLabels(zone.left, zone.right, isHeading)
      : [...orderInside(zone.left, 'left', isHeading), ...orderInside(zone.right, 'right', isHeading)];
  return [
    ...orderInside(above, 'full', isHeading),
    ...inside,
    ...(below.length > 0 ? orderColumns(below, readHeading) : []),
  ];
}

/** Within a column, each section may have entries side by side. */
function orderInside(rows: Row[], column: Line['column'], isHeading: IsHeading): Line[] {
  const lines: Line[] = [];
  let plain: Row[] = [];
  const flush = () => {
    lines.push(...orderBlocks(plain, column));
    plain = [];
  };
  for (const section of splitAtHeadings(rows, isHeading)) {
    const [first] = section;
    const hasHeading = first !== undefined && isHeading(first);
    const entries = orderEntries(hasHeading ? section.slice(1) : section, column);
    if (!entries) {
      plain.push(...section);
      continue;
    }
    if (hasHeading) plain.push(first);
    flush();
    lines.push(...entries);
  }
  flush();
  return lines;
}

function splitAtHeadings(rows: Row[], isHeading: IsHeading): Row[][] {
  const sections: Row[][] = [];
  for (const row of rows)
    if (sections.length === 0 || isHeading(row)) sections.push([row]);
    else sections.at(-1)?.push(row);
  return sections;
}

type Gutter = { x: number; from: number; to: number; kind: 'labels' | 'sidebar' };

function findGutter(rows: Row[], isHeading: IsHeading): Gutter | null {
  const starts = rows.flatMap((row) => row.segments.map((segment) => Math.round(segment.x)));
  const leftmost = Math.min(...starts);
  const candidates = listOften(starts.filter((x) => x > leftmost + 30)).sort((a, b) => a - b);
  let best: Gutter | null = null;
  for (const x of candidates)
    for (const run of findRuns(rows, x)) {
      const kind = judgeZone(splitSides(rows.slice(run.from, run.to), x), isHeading);
      if (kind && (!best || run.to - run.from > best.to - best.from)) best = { x, ...run, kind };
    }
  return best;
}

/** The repeated values, most frequent first, limited to those that can matter. */
function listOften(values: number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, maxCandidates)
    .map(([value]) => value);
}

/** Runs of rows in which no text crosses x. */
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

function judgeZone({ left, right }: Sides, isHeading: IsHeading): Gutter['kind'] | null {
  if (left.length < 2 || right.length < 3) return null;
  const headings = left.filter(isHeading).length;
  if (headings >= 2 && headings >= left.length * 0.6 && !right.some(isHeading)) return 'labels';
  if (isMostlyDates(left, isHeading) || isMostlyDates(right, isHeading)) return null;
  return hasIndependentSides({ left, right }, isHeading) ? 'sidebar' : null;
}

/** Headings on both sides, or headings on one beside running text on the other, indicate two independent columns. */
function hasIndependentSides({ left, right }: Sides, isHeading: IsHeading): boolean {
  const blocks = splitBlocks([...left, ...right].toSorted((a, b) => a.y - b.y))
    .map((block) => ({
      left: left.filter((row) => block.includes(row)),
      right: right.filter((row) => block.includes(row)),
    }))
    .filter((block) => block.left.length > 0 && block.right.length > 0);
  const isBox = (block: Sides) => [block.left[0], block.right[0]].every((row) => row && isHeading(row));
  if (blocks.filter(isBox).length >= 2) return true;
  const findTop = (rows: Row[]) => rows.find((row) => !isHeading(row))?.y;
  const isGrid = blocks.length > 2 && blocks.every((block) => findTop(block.left) === findTop(block.right));
  if (isGrid) return false;
  const isText = (row: Row) => !isHeading(row);
  const aligned = Math.max(
    countAligned(left.filter(isText), right),
    countAligned(right.filter(isText), left),
  );
  return blocks.some((block) => {
    if (block.left.some(isHeading) && block.right.some(isHeading)) return true;
    return (
      aligned < 0.6 &&
      (cutsInto(block.left, block.right, isHeading) || cutsInto(block.right, block.left, isHeading))
    );
  });
}

function cutsInto(side: Row[], other: Row[], isHeading: IsHeading): boolean {
  return side.some(
    (row) =>
      isHeading(row) && other.some((one) => one.y < row.y - 2) && other.some((one) => one.y > row.y + 2),
  );
}

/** The share of rows that align with a row on the other side. */
function countAligned(rows: Row[], other: Row[]): number {
  const aligned = rows.filter((row) => other.some((one) => one.y === row.y)).length;
  return rows.length > 0 ? aligned / rows.length : 1;
}

function orderBlocks(rows: Row[], column: Line['column']): Line[] {
  return splitBlocks(rows).flatMap((block) => {
    const sides = splitMisaligned(block);
    const isRightFirst = sides && (sides.right[0]?.y ?? 0) < (sides.left[0]?.y ?? 0) - 2;
    const ordered = sides
      ? isRightFirst
        ? [...sides.right, ...sides.left]
        : [...sides.left, ...sides.right]
      : block;
    return ordered.map((row) => toLine(row, column));
  });
}

/** Two stacks of text side by side whose rows don't align, such as a job's heading and its bullets. */
function splitMisaligned(rows: Row[]): Sides | null {
  const spans = rows.flatMap((row) => row.segments).toSorted((a, b) => a.x - b.x);
  let reach = spans[0]?.right ?? 0;
  for (const span of spans) {
    if (span.x > reach + span.size * 1.5) {
      const sides = splitSides(rows, span.x);
      const fewer = sides.left.length <= sides.right.length ? sides.left : sides.right;
      const more = fewer === sides.left ? sides.right : sides.left;
      if (fewer.length >= 2 && countAligned(fewer, more) < 0.6 && standBeside(fewer, more)) return sides;
    }
    reach = Math.max(reach, span.right);
  }
  return null;
}

/** Lines on both sides overlap vertically; centered headings above their bullets never do. */
function standBeside(rows: Row[], other: Row[]): boolean {
  return rows.some((row) =>
    other.some((one) => Math.abs(one.y - row.y) < Math.max(...row.segments.map(({ size }) => size)) * 0.9),
  );
}

function splitBlocks(rows: Row[]): Row[][] {
  return splitAtGaps(rows, 2.4);
}

function placeLabels(left: Row[], right: Row[], isHeading: IsHeading): Line[] {
  const labels = mergeWrapped(left);
  const offset = measureOffset(labels, right);
  const placed: Line[] = [];
  let from = 0;
  for (const label of labels) {
    const at = findLabeled(right, label, from, offset);
    placed.push(...orderInside(right.slice(from, at), 'full', isHeading), toLine(label));
    from = at;
  }
  return [...placed, ...orderInside(right.slice(from), 'full', isHeading)];
}

/** A label belongs to the text beside it, which starts at the same offset from its label as elsewhere. */
function findLabeled(lines: Row[], label: Row, from: number, offset: number | undefined): number {
  const beside = lines.findIndex(
    (line, index) => index >= from && offset !== undefined && Math.abs(line.y - label.y - offset) < 2.5,
  );
  if (beside >= 0) return beside;
  const size = label.segments[0]?.size ?? 0;
  const position = lines.findIndex((line, index) => index >= from && line.y >= label.y - size * 0.8);
  return position < 0 ? lines.length : position;
}

/** The offset of the first lines of blocks from their labels, where most agree. */
function measureOffset(labels: Row[], lines: Row[]): number | undefined {
  const gaps = lines.map((line, index) => line.y - (lines[index - 1]?.y ?? -Infinity));
  const usual = median(gaps) ?? 0;
  const offsets = labels.flatMap((label) => {
    const reach = (label.segments[0]?.size ?? 0) * 1.6;
    const starts = lines.filter(
      ({ y }, index) => Math.abs(y - label.y) < reach && (gaps[index] ?? 0) > usual * 1.2,
    );
    return starts.slice(0, 1).map(({ y }) => y - label.y);
  });
  const offset = median(offsets);
  const agreeing = offsets.filter((one) => offset !== undefined && Math.abs(one - offset) < 2.5).length;
  return agreeing >= 2 && agreeing >= labels.length * 0.6 ? offset : undefined;
}

function median(values: number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function mergeWrapped(labels: Row[]): Row[] {
  const merged: Row[] = [];
  for (const label of labels) {
    const last = merged.at(-1)?.segments[0];
    const next = label.segments[0];
    const lastY = merged.at(-1)?.y ?? 0;
    const isWrap = last && next && label.y - lastY < next.size * 1.6 && isOneHeading(last.text, next.text);
    if (isWrap) last.text = `${last.text} ${next.text}`;
    else merged.push({ ...label, segments: label.segments.map((segment) => ({ ...segment })) });
  }
  return merged;
}

/** `Work` above `Experience` is one heading, `Skills` above `Languages` are two. */
function isOneHeading(first: string, second: string): boolean {
  const match = (text: string) => matchHeading(text.slice(0, 1).toUpperCase() + text.slice(1));
  const whole = match(`${first} ${second}`);
  return whole !== null && (whole.certain || !match(first) || !match(second));
}

function isHeadingRow(row: Row, readHeading: ReadHeading): boolean {
  const [first, second] = row.segments;
  return first !== undefined && second === undefined && readHeading(first) !== null;
}

const place = /^\p{Lu}[\p{L}.' -]+, [A-Z]{2}$/u;

/** A column of dates, possibly with places below them, belongs to the entries beside it. */
function isMostlyDates(rows: Row[], isHeading: IsHeading): boolean {
  const texts = rows.filter((row) => !isHeading(row)).flatMap((row) => row.segments.map((one) => one.text));
  const dates = texts.filter(isDatePiece).length;
  const places = dates > 1 ? texts.filter((text) => place.test(text)).length : 0;
  return texts.length > 0 && dates + places >= texts.length * 0.6;
}
