import { type Line, type Row, type Segment, toLine, withSegments } from './build-lines.ts';
import { findDateRange, isDatePiece, isDateText } from './find-dates.ts';
import { endsSentence, isSubHeading, readsLikeSentence } from './job-words.ts';

type Sides = { left: Row[]; right: Row[] };
type Split = Sides & { x: number; kind: 'cards' | 'narrow-left' | 'narrow-right' };

/**
 * Jobs or schools side by side, or beside a narrow column with their dates, are read one after the other.
 * Null when the rows align, so that reading row by row is right.
 */
export function orderEntries(rows: Row[], column: Line['column']): Line[] | null {
  const split = findSplit(rows);
  if (!split) return null;
  if (split.kind === 'cards') return orderCards(split);
  return orderBands(split, column);
}

function findSplit(rows: Row[]): Split | null {
  const starts = rows.flatMap((row) => row.segments.map((segment) => Math.round(segment.x)));
  const leftmost = Math.min(...starts);
  const candidates = [...new Set(starts)].filter((x) => x > leftmost + 30).sort((a, b) => a - b);
  for (const x of candidates.slice(0, 40)) {
    if (rows.some((row) => row.segments.some((one) => one.x < x - 3 && one.right > x - 3))) continue;
    const sides = splitSides(rows, x);
    const kind = judge(sides);
    if (kind) return { ...sides, x, kind };
  }
  return null;
}

export function splitSides(rows: Row[], x: number): Sides {
  const side = (keep: (segment: Segment) => boolean) =>
    rows
      .map((row) => ({ ...row, segments: row.segments.filter(keep) }))
      .filter((row) => row.segments.length > 0);
  return { left: side((segment) => segment.x < x - 3), right: side((segment) => segment.x >= x - 3) };
}

function judge({ left, right }: Sides): Split['kind'] | null {
  const inLeft = left.filter(isDated).length;
  const inRight = right.filter(isDated).length;
  if (inLeft > 0 && inRight > 0)
    return hasText(left) && hasText(right) && inLeft - inRight <= 1 && inRight - inLeft <= 1 ? 'cards' : null;
  if (inLeft + inRight === 0 || left.length < 2 || right.length < 2) return null;
  const narrow = inLeft > 0 ? left : right;
  const wide = inLeft > 0 ? right : left;
  const aligned = narrow.filter((row) => wide.some((one) => one.y === row.y)).length;
  if (aligned === narrow.length || narrow.length > wide.length * 2 || widthOf(narrow) > widthOf(wide) * 0.8)
    return null;
  return inLeft > 0 ? 'narrow-left' : 'narrow-right';
}

function widthOf(rows: Row[]): number {
  const segments = rows.flatMap((row) => row.segments);
  return Math.max(...segments.map(({ right }) => right)) - Math.min(...segments.map(({ x }) => x));
}

function isDated({ segments }: Pick<Row, 'segments'>): boolean {
  return segments.some(
    ({ text, bullet }) =>
      !bullet &&
      (isDateText(text) || (text.length < 60 && !/[.!?]$/.test(text) && findDateRange(text) !== null)),
  );
}

/** More than dates: each card has its own title and an employer or school. */
function hasText(rows: Row[]): boolean {
  return rows.filter((row) => row.segments.some(({ text }) => !isDatePiece(text))).length >= 2;
}

/** Cards in the order of their first rows; stacked cards are separated by the style of their first row. */
function orderCards({ left, right }: Sides): Line[] {
  const cards = [...splitCards(left, 'west'), ...splitCards(right, 'east')];
  return cards.toSorted((a, b) => Math.round(((a[0]?.y ?? 0) - (b[0]?.y ?? 0)) / 4)).flat();
}

function splitCards(rows: Row[], column: Line['column']): Line[][] {
  const cards: Line[][] = [];
  for (const row of rows) {
    const card = cards.at(-1);
    const isNext = card?.some((line) => isDated(line)) && isAlike(row, rows[0]);
    if (card && !isNext) card.push(toLine(row, column));
    else cards.push([toLine(row, column)]);
  }
  return cards;
}

function isAlike({ segments: [a] }: Row, other: Row | undefined): boolean {
  const b = other?.segments[0];
  return (
    a !== undefined && b !== undefined && a.font === b.font && a.size === b.size && Math.abs(a.x - b.x) < 3
  );
}

/** Each group in the narrow column starts a band and is read before or after the first row of the wide column. */
function orderBands({ left, right, x, kind }: Split, column: Line['column']): Line[] {
  const isLeft = kind === 'narrow-left';
  const [narrow, wide] = isLeft ? [left, right] : [right, left];
  const groups = joinUndated(splitAtGaps(narrow, 1.9).flatMap((group) => splitAtModel(group, wide)));
  const tops = groups.map((group) => topOf(group));
  const lines = wide
    .filter(({ y }) => y < (tops[0] ?? 0))
    .map((row) => toLine(row, isLeft ? column : 'west'));
  for (const [index, group] of groups.entries()) {
    const top = tops[index] ?? 0;
    const below = tops[index + 1] ?? Infinity;
    const rows = wide
      .filter(({ y }) => y >= top && y < below)
      .map((row) => toLine(row, isLeft ? column : 'west'));
    const facts = joinWraps(
      group.map((row) => toLine(row, isLeft ? 'west' : 'east')),
      isLeft ? x : Infinity,
    );
    lines.push(...pairUp(facts, rows, isLeft));
  }
  return lines;
}

/** Facts and the heading lines beside them form rows; remaining facts come before the description. */
function pairUp(facts: Line[], rows: Line[], isLeft: boolean): Line[] {
  const start = rows[0]?.x ?? 0;
  const end = rows.findIndex((line) => line.bullet || line.x > start + 3 || isDescription(line.text));
  const head = end < 0 ? rows.length : end;
  const paired = facts.map((fact, index) => {
    const row = index < head ? rows[index] : undefined;
    if (!row) return fact;
    return withSegments(
      row,
      isLeft ? [...fact.segments, ...row.segments] : [...row.segments, ...fact.segments],
    );
  });
  return [...paired, ...rows.slice(Math.min(facts.length, head))];
}

function isDescription(text: string): boolean {
  return text.length > 60 || endsSentence(text) || readsLikeSentence(text) || isSubHeading(text);
}

/** A row in the wide column may start slightly above the facts beside it, because its type is larger. */
function topOf(group: Row[]): number {
  const first = group[0];
  return first ? first.y - (first.segments[0]?.size ?? 10) * 0.8 : 0;
}

export function splitAtGaps(rows: Row[], lines: number): Row[][] {
  const blocks: Row[][] = [];
  for (const row of rows) {
    const last = blocks.at(-1)?.at(-1);
    const size = Math.max(...row.segments.map((segment) => segment.size), last?.segments[0]?.size ?? 0);
    if (last && row.y - last.y <= size * lines) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

/** Continuous text has no gaps: the next entry begins beside a row of the wide column and looks like the first. */
function splitAtModel(group: Row[], wide: Row[]): Row[][] {
  const parts: Row[][] = [];
  for (const row of group) {
    const part = parts.at(-1);
    const isNext = part?.some(isDated) && isAlike(row, group[0]) && wide.some((one) => one.y === row.y);
    if (part && !isNext) part.push(row);
    else parts.push([row]);
  }
  return parts;
}

/** A group without dates belongs to the previous one. */
function joinUndated(groups: Row[][]): Row[][] {
  const joined: Row[][] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const dated = group.some((row) =>
      row.segments.some(({ text }) => isDatePiece(text) || findDateRange(text)),
    );
    if (last && !dated) last.push(...group);
    else joined.push([...group]);
  }
  return joined;
}

/** `Brightwater` above `Insurance` is one name when both wouldn't have fit beside the text at x. */
function joinWraps(lines: Line[], x: number): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const tail = last?.segments.at(-1);
    const [next] = line.segments;
    const isWrap =
      last &&
      tail &&
      next &&
      line.segments.length === 1 &&
      tail.font === next.font &&
      tail.size === next.size &&
      !isDatePiece(next.text) &&
      !isDatePiece(tail.text) &&
      !next.text.includes(',') &&
      !tail.text.includes(',') &&
      line.y - last.y < line.size * 1.6 &&
      tail.right + (next.right - next.x) * ((next.text.split(' ')[0]?.length ?? 0) / next.text.length) >
        x - next.size * 1.6;
    if (isWrap)
      joined[joined.length - 1] = withSegments(last, [
        ...last.segments.slice(0, -1),
        { ...tail, text: `${tail.text} ${next.text}` },
      ]);
    else joined.push(line);
  }
  return joined;
}
