import { isDatePiece } from './find-dates.ts';
import type { TextItem, TextPage } from './text-page.ts';

/** Adjacent text on one row; wide gaps end a segment. An icon is a glyph that only its font can draw. */
export type Segment = {
  text: string;
  x: number;
  right: number;
  size: number;
  font: string;
  bullet: boolean;
  icon: boolean;
  /** What its parts link to. */
  links: string[];
  closes?: boolean;
  /** The text before the first font change: `Nurse` in `**Nurse**, City Hospital`. */
  lead?: string;
  /** The texts between font changes, when there is one. */
  pieces?: string[];
};

/** A row, or the part of it that belongs to one column. */
export type Line = {
  page: number;
  /** `west` and `east` are side by side within a section; `left` and `right` have separate sections. */
  column: 'full' | 'left' | 'right' | 'west' | 'east';
  y: number;
  x: number;
  right: number;
  size: number;
  font: string;
  bullet: boolean;
  /** The paragraph is known to end with this line. */
  closes: boolean;
  segments: Segment[];
  text: string;
};

export type Row = { page: number; y: number; segments: Segment[] };

const bulletMark =
  /^[\u2022\u25cf\u25cb\u25aa\u25ab\u25a0\u25a1\u25e6\u2023\u2043\u2219\u00b7\u27a2\u27a4\u25ba\u25b8\u2756\u2713\u2714\u00bb\u2192\u21d2\u2794-\u27bf\p{Cc}\ue000-\uf8ff]+\s*/u;
const dashMark = /^(?:[-–—*>+]|o(?=\s+\p{Lu}))\s+(?=\S)/u;
/** A skill rating in dots or stars. */
const rating = /^(?:[●○◉◎⬤★☆■□▪▫•◦◆◇] ?){2,}$/u;
const privateUse = /[\p{Cc}\ue000-\uf8ff]/u;
/** Fonts without a Unicode mapping for an icon produce a control character. */
const invisible = /[\p{Cc}\ue000-\uf8ff\u200b\u200c\ufeff\u00ad\ufffd]/gu;
const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };

export function buildRows(page: TextPage): Row[] {
  const rows: { y: number; items: TextItem[] }[] = [];
  for (const item of page.items.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const isSameRow = row && Math.abs(row.y - item.y) <= Math.max(1.5, item.size * 0.25);
    if (isSameRow) row.items.push(item);
    else rows.push({ y: item.y, items: [item] });
  }
  const columns = findColumnStarts(rows.map(({ items }) => items));
  return rows
    .map((row) => ({ page: page.page, y: row.y, segments: buildSegments(row.items, columns) }))
    .filter((row) => row.segments.length > 0);
}

export function toLine(row: Row, column: Line['column'] = 'full'): Line {
  const blank = { x: 0, right: 0, size: 0, font: '', bullet: false, closes: false, text: '', segments: [] };
  return withSegments({ ...blank, page: row.page, column, y: row.y }, row.segments);
}

export function withSegments(line: Line, segments: Segment[]): Line {
  const first = segments[0];
  if (!first) return { ...line, segments, text: '' };
  const { x, size, font, bullet } = first;
  const right = segments.at(-1)?.right ?? first.right;
  const text = segments.map((segment) => segment.text).join(' ');
  const closes = segments.some((segment) => segment.closes);
  return { ...line, x, right, size, font, bullet, closes, segments, text };
}

const fewestInColumn = 4;

/** Where texts begin that a wide gap separates from the text before them, on several rows. */
function findColumnStarts(rows: TextItem[][]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const items of rows) {
    let reach = Infinity;
    for (const { x, right, size } of items.toSorted((a, b) => a.x - b.x)) {
      if (x > reach + size * 2) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
      reach = reach === Infinity ? right : Math.max(reach, right);
    }
  }
  return new Set([...counts].flatMap(([x, count]) => (count >= fewestInColumn ? [x] : [])));
}

function buildSegments(items: TextItem[], columns: ReadonlySet<number>): Segment[] {
  const segments: Segment[] = [];
  const spread = items.map((item) => ({ ...item, text: collapseLetterSpacing(item.text, isWideSet(item)) }));
  let look = '';
  for (const item of spread.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const gap = last ? item.x - last.right : 0;
    const isRepeat = last && item.x < last.right - item.size && last.text.endsWith(item.text);
    if (isRepeat) continue;
    const isDateBeside =
      last !== undefined &&
      lookOf(item) !== look &&
      gap > item.size * 0.12 &&
      /\d/.test(item.text) &&
      isDatePiece(item.text.trim());
    if (last && !isDateBeside && gap < findWidestGap(item, last, columns)) {
      if (bulletMark.exec(last.text)?.[0] === last.text)
        Object.assign(last, { font: item.font, size: item.size });
      const before = last.text;
      const space = gap > item.size * 0.12 || item.text.startsWith(' ') || last.text.endsWith(' ') ? ' ' : '';
      last.text = last.text.trimEnd() + space + item.text.trimStart() + (item.text.endsWith(' ') ? ' ' : '');
      last.right = Math.max(last.right, item.right);
      last.size = Math.max(last.size, item.size);
      if (item.closes) last.closes = true;
      if (item.href) last.links.push(item.href);
      // A single letter from another font, such as a ligature, doesn't change the look of its word.
      const isInWord = space === '' && /\p{L}$/u.test(before) && /^\p{L}/u.test(item.text);
      const isSame = isInWord || lookOf(item) === look;
      if (!isSame) last.lead ??= before;
      addPiece(last, item, before, isSame, space);
      if (!isInWord) look = lookOf(item);
    } else {
      look = lookOf(item);
      const { href, ...rest } = item;
      segments.push({ ...rest, bullet: false, icon: false, links: href ? [href] : [] });
    }
  }
  return foldBullets(joinSpaced(segments, items).map(cleanSegment));
}

/** Sizes that differ by less than a point look the same. */
function lookOf({ font, size }: TextItem): string {
  return `${font} ${Math.round(size)}`;
}

function addPiece(segment: Segment, item: TextItem, before: string, isSame: boolean, space: string): void {
  if (isSame && !segment.pieces) return;
  const pieces = segment.pieces ?? [before];
  segment.pieces = isSame
    ? [...pieces.slice(0, -1), `${pieces.at(-1)?.trimEnd()}${space}${item.text.trim()}`]
    : [...pieces, item.text];
}

function cleanSegment(segment: Segment): Segment {
  const text = collapseLetterSpacing(segment.text.trim())
    .replace(/[ﬀ-ﬆ]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/(?:\s*\.){4,}/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=^| )(\p{Lu}) \.(?= |$)/gu, '$1.')
    .replace(/^\d{1,2}[.)] (?=\d|['’]\d)/, '')
    .trim();
  const mark = bulletMark.exec(text) ?? dashMark.exec(text);
  if (/^[-=_*~·•─━]{3,}$/.test(text) || rating.test(text)) return { ...segment, text: '' };
  const rest = (mark ? text.slice(mark[0].length) : text).replace(invisible, '').trim();
  return {
    ...segment,
    text: rest,
    bullet: mark !== null,
    icon: mark !== null && privateUse.test(mark[0]),
  };
}

/** A bullet character makes the text after it a bullet; a dash far from any text is part of a column of dates. */
function foldBullets(segments: Segment[]): Segment[] {
  const folded: Segment[] = [];
  let mark: Segment | undefined;
  for (const segment of segments) {
    const isMark = segment.text === '' || /^[-–—*o]$/.test(segment.text);
    if (isMark && (segment.bullet || segment.text !== '')) mark = segment;
    else if (segment.text !== '') {
      const isFar = mark !== undefined && segment.x - mark.right > segment.size * 5;
      if (mark && isFar && /^[-–—]$/.test(mark.text)) folded.push(mark);
      folded.push(mark && !isFar ? { ...segment, bullet: true, icon: mark.icon } : segment);
      mark = undefined;
    }
  }
  return folded;
}

/** `E D U C AT I O N` is one word: kerned letters stay together, and wider gaps separate words. */
function collapseLetterSpacing(text: string, isWide = false): string {
  if (isKerned(text)) return text.replace(/(?<! ) (?! )/g, '').replace(/ +/g, ' ');
  if (!/^(?:\S{1,2} +){2,}\S{1,2}$/.test(text) || /\d/.test(text)) return text;
  const tokens = text.split(/ +/);
  const singles = tokens.filter((token) => token.length === 1).length;
  if (singles < tokens.length * 0.6 || (tokens.length < 4 && !isWide)) return text;
  return text
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}

/** `V I L L ANU E V A`: kerning keeps some letters together. */
function isKerned(text: string): boolean {
  if (!/^(?:[\p{Lu}.,'’-]{1,4} +){2,}[\p{Lu}.,'’-]{1,4}$/u.test(text)) return false;
  const tokens = text.split(/ +/);
  const singles = tokens.filter((token) => /^\p{L}$/u.test(token)).length;
  return singles > 1 && singles >= tokens.length * 0.5 && tokens.length > 3;
}

/** `W O R K   H I S T O R Y` leaves a gap between its words, too. */
function joinSpaced(segments: Segment[], items: TextItem[]): Segment[] {
  const isSpaced = [...items, ...segments].some(({ text }) =>
    /^(?:\p{Lu}|&)(?: +(?:\p{Lu}|&)){2,}$/u.test(text.trim()),
  );
  const [first, ...others] = segments;
  if (!first || !isSpaced || others.length > 4) return segments;
  const isOne = segments.every(
    ({ text, x, font, size }, at) =>
      /^[\p{Lu}&.,'’ -]+$/u.test(text) &&
      font === first.font &&
      size === first.size &&
      (at === 0 || x - (segments[at - 1]?.right ?? 0) < size * 6),
  );
  const closeUp = (text: string) => (/^\S(?: \S)*$/.test(text) ? text.replaceAll(' ', '') : text);
  const text = segments.map((segment) => closeUp(segment.text.trim())).join(' ');
  return isOne ? [{ ...first, text, right: segments.at(-1)?.right ?? first.right }] : segments;
}

/** Small text beside a large heading is separate where it would be separate from other small text. */
function findWidestGap(a: TextItem, b: { size: number }, columns: ReadonlySet<number>): number {
  if (columns.has(Math.round(a.x))) return a.size * 0.6;
  const [small, large] = a.size < b.size ? [a.size, b.size] : [b.size, a.size];
  return large > small * 2 ? small * 1.5 : large;
}

/** Letter spacing wider than any font's default. */
function isWideSet({ text, x, right, size }: TextItem): boolean {
  return right - x > text.replaceAll(' ', '').length * size * 0.78;
}
