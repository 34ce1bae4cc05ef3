import { type Line, type Segment, withSegments } from '#resume/lines/build-lines.ts';
import {
  type FoundDates,
  findDateRange,
  findSingleDate,
  isDatePiece,
  isDateText,
} from '#resume/lines/find-dates.ts';

// Facts that federal employers ask for are no achievements.
const aside =
  /^(hours( per week)?|supervisor|salary|pay|series|grade|okay to contact( this supervisor)?|reason for leaving)\s*:/i;
const subHeading =
  /^(highlights|responsibilities|key responsibilities|duties|achievements|key achievements|accomplishments)\s*:?$/i;
const duration =
  /(?:^|\s)[·(]?\s*(?:\d+ (?:years?|yrs?)(?:,? \d+ (?:months?|mos?))?|\d+ (?:months?|mos?))\)?$/i;

/** `(4 years 2 months)` behind the dates, or alone on its line, says nothing new. */
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

/** In a narrow column `5/2016 to` stands above `Present`. */
export function joinSplitDates(lines: Line[]): Line[] {
  const joined = lines.map((line) => ({ ...line }));
  for (const [index, line] of joined.entries()) {
    const first = line.segments[0];
    if (!first || !isDatePiece(first.text) || findDateRange(first.text)?.end) continue;
    const below = joined.slice(index + 1, index + 3).find((one) => isBelow(first, one.segments[0]));
    const text = `${first.text} ${below?.segments[0]?.text ?? ''}`;
    if (!below || !findDateRange(text) || !isDateText(text)) continue;
    Object.assign(line, withSegments(line, [{ ...first, text }, ...line.segments.slice(1)]));
    Object.assign(below, withSegments(below, below.segments.slice(1)));
  }
  return joined.filter((line) => line.segments.length > 0);
}

function isBelow(above: Segment, segment: Segment | undefined): boolean {
  return segment !== undefined && (segment.x === above.x || Math.abs(segment.right - above.right) < 2);
}

export function findJobDates(line: Line): { start: string | null; end: string | null } | null {
  if (line.bullet || line.text.length > 130) return null;
  const range = findDateRange(line.text);
  if (range) return isInSentence(line, range) ? null : range;
  const alone = line.segments.find((segment) => isDateText(segment.text));
  const single = alone ? findSingleDate(alone.text) : null;
  return single ? { start: single.end, end: null } : null;
}

/** Dates of a job stand at an edge of their text, not between its words. */
function isInSentence(line: Line, { index, length }: FoundDates): boolean {
  if (isBodyText(line) && line.segments.length === 1) return true;
  return (
    /\b\p{Ll}+\s*$/u.test(line.text.slice(0, index)) || /^\s*\p{Ll}/u.test(line.text.slice(index + length))
  );
}

export function isBodyText(line: Line): boolean {
  return (
    line.bullet ||
    /[.!?]$/.test(line.text.replace(/\b(inc|co|corp|ltd|jr|sr)\.$/i, '')) ||
    line.text.length > 100
  );
}

/** A line that tells nothing of the job. */
export function isAside(line: Line): boolean {
  return subHeading.test(line.text) || aside.test(line.text);
}
