import { type Line, type Segment, withSegments } from '#resume/lines/build-lines.ts';
import {
  type FoundDates,
  findDateRange,
  findSingleDate,
  isDatePiece,
  isDateText,
} from '#resume/lines/find-dates.ts';
import { endsSentence, isSubHeading } from '#resume/lines/job-words.ts';

// Facts that federal employers require aren't achievements.
const aside =
  /^(hours( per week)?|supervisor|salary|pay|series|grade|okay to contact( this supervisor)?|reason for leaving)\s*:/i;
const duration =
  /(?:^|\s)[·(]?\s*(?:\d+ (?:years?|yrs?)(?:,? \d+ (?:months?|mos?))?|\d+ (?:months?|mos?))\)?$/i;

const isNow = /^(?:present|current|now|today)$/i;

/** A place beside the first bullet is a line of its own. */
export function splitAtBullet(line: Line): Line[] {
  const at = line.bullet ? -1 : line.segments.findIndex(({ bullet }) => bullet);
  if (at < 1) return [line];
  return [withSegments(line, line.segments.slice(0, at)), withSegments(line, line.segments.slice(at))];
}

/** `(4 years 2 months)` after the dates, or alone on its line, adds nothing. */
export function dropDurations(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    if (!duration.test(line.text)) return [line];
    const kept = line.segments.map((segment) => ({
      ...segment,
      text: segment.text.replace(duration, '').trim(),
    }));
    const segments = kept.filter((segment) => segment.text !== '');
    const isDated = segments.some((segment) => findDateRange(segment.text));
    return segments.length === 0 ? [] : [isDated ? withSegments(line, segments) : line];
  });
}

/** In a narrow column, `5/2016 to` is above `Present`, or `Present` above a dash above `5/2016`. */
export function joinSplitDates(lines: Line[]): Line[] {
  const joined = lines.map((line) => ({ ...line }));
  for (const [index, line] of joined.entries()) joinOpenEnd(line, joined[index + 1]);
  const firstDate = lines.flatMap(({ segments }) => segments).find(({ text }) => isDatePiece(text));
  const newestFirst = isNow.test(firstDate?.text ?? '');
  for (const [index, line] of joined.entries())
    for (const segment of [line.segments[0], line.segments.at(-1)]) {
      if (!segment || !isDatePiece(segment.text) || findDateRange(segment.text)?.end) continue;
      const pieces = findPiecesBelow(joined.slice(index + 1, index + 4), segment, newestFirst);
      const text = joinPieces(
        [segment.text, ...pieces.map(({ segment: { text: below } }) => below)],
        newestFirst,
      );
      if (text === null) continue;
      replaceSegment(line, segment, { ...segment, text });
      for (const { line: below, segment: piece } of pieces) replaceSegment(below, piece);
    }
  return joined.filter((line) => line.segments.length > 0);
}

/** `Nurse (Mar 2019 –` continues below with `Present)`. */
function joinOpenEnd(line: Line, below: Line | undefined): void {
  const last = line.segments.at(-1);
  const next = below?.segments[0];
  if (!last || !below || !next || line.closes || !/\d\s*[–—-]$/.test(last.text)) return;
  const text = `${last.text} ${next.text}`;
  if (!findDateRange(text)?.end || !isDatePiece(next.text.replace(/\)$/, ''))) return;
  replaceSegment(line, last, { ...last, text });
  replaceSegment(below, next);
}

/** `Squad Leader / United` continues below with `States Army` where dates beside it leave no room. */
export function joinWrappedHeads(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [name, ...others] = above?.segments ?? [];
    const [rest, second] = line.segments;
    if (above && name && rest && !second && isWrapped(above, name, others.at(-1), line, rest))
      joined[joined.length - 1] = withSegments(above, [
        { ...name, text: `${name.text} ${rest.text}` },
        ...others,
      ]);
    else joined.push(line);
  }
  return joined;
}

function isWrapped(
  above: Line,
  name: Segment,
  dates: Segment | undefined,
  line: Line,
  rest: Segment,
): boolean {
  if (
    !dates ||
    !isDateText(dates.text) ||
    dates.font === name.font ||
    line.bullet ||
    above.closes ||
    name.font !== rest.font ||
    name.size !== rest.size
  )
    return false;
  if (Math.abs(name.x - rest.x) > 2 || line.y - above.y > line.size * 1.6) return false;
  const word = rest.text.split(' ')[0] ?? '';
  const width = ((rest.right - rest.x) * (word.length + 1)) / rest.text.length;
  return name.right + width > dates.x - name.size;
}

type Piece = { line: Line; segment: Segment };

function findPiecesBelow(lines: Line[], above: Segment, newestFirst: boolean): Piece[] {
  const pieces: Piece[] = [];
  for (const line of lines) {
    const segment = line.segments.find((one) => isBelow(above, one));
    if (segment && isDatePiece(segment.text)) pieces.push({ line, segment });
    else if (segment) break;
    if (
      pieces.length > 0 &&
      joinPieces([above.text, ...pieces.map((one) => one.segment.text)], newestFirst) !== null
    )
      return pieces;
  }
  return [];
}

/** When a list runs back in time from `Present`, two dates without a dash are a period, too. */
function joinPieces(pieces: string[], newestFirst: boolean): string | null {
  const isPair = pieces.length === 2 && pieces.every((piece) => isNow.test(piece) || isDateText(piece));
  const isStack = isPair && (newestFirst || isForward(pieces));
  const text = pieces.join(isStack ? ' – ' : ' ');
  return pieces.length > 1 && findDateRange(text)?.end && isDateText(text) ? text : null;
}

/** `Jan 2016` above `Feb 2019`: months, because a list of years alone can be anything. */
function isForward([first = '', second = '']: string[]): boolean {
  const start = findSingleDate(first)?.end ?? '';
  const end = isNow.test(second) ? '9999-99' : (findSingleDate(second)?.end ?? '');
  return !/[–—-]$/.test(first) && start.length > 4 && end.length > 4 && start <= end;
}

function replaceSegment(line: Line, old: Segment, by?: Segment): void {
  const segments = line.segments.flatMap((one) => (one === old ? (by ? [by] : []) : [one]));
  Object.assign(line, withSegments(line, segments));
}

function isBelow(above: Segment, segment: Segment): boolean {
  return Math.abs(segment.x - above.x) < 2 || Math.abs(segment.right - above.right) < 2;
}

export function findJobDates(line: Line): { start: string | null; end: string | null } | null {
  if (line.bullet || line.text.length > 130) return null;
  const range = findDateRange(line.text);
  if (range) return isInSentence(line, range) ? null : range;
  const alone = line.segments.find((segment) => isDateText(segment.text));
  const single = alone ? findSingleDate(alone.text) : null;
  // One season is the whole time: `Summer 2024`.
  const isSeason = /^\(?(?:spring|summer|fall|autumn|winter)\s/i.test(alone?.text ?? '');
  return single ? { start: single.end, end: isSeason ? single.end : null } : null;
}

/** The dates of a job are at an edge of the text, not between words. */
function isInSentence(line: Line, { index, length }: FoundDates): boolean {
  if (isDateText(line.text)) return false;
  if (isBodyText(line) && line.segments.length === 1) return true;
  return (
    /\b\p{Ll}+\s*$/u.test(line.text.slice(0, index)) || /^\s*\p{Ll}/u.test(line.text.slice(index + length))
  );
}

export function isBodyText(line: Line): boolean {
  return line.bullet || endsSentence(line.text) || line.text.length > 100;
}

/** A line without information about the job. */
export function isAside(line: Line): boolean {
  return isSubHeading(line.text) || aside.test(line.text);
}
