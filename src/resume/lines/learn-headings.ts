import type { Segment } from './build-lines.ts';
import { type HeadingMatch, matchHeading } from './section-headings.ts';

const mostStyles = 40;

export type ReadHeading = (segment: Segment) => HeadingMatch | null;

/** Headings look alike, so the certain ones show which style the others have. */
export function learnHeadings(segments: Segment[]): ReadHeading {
  const sizes = segments.map((segment) => segment.size).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const styles = listStyles(
    segments.filter((segment) => {
      const match = readWords(segment, median);
      return match?.certain && ['experience', 'education', 'skills'].includes(match.kind);
    }),
  );
  const others = findHeadingStyles(segments);
  const isPlain = sizes[0] === sizes.at(-1);
  return (segment) => {
    const match = readWords(segment, median);
    if (!match) return null;
    if (styles.length > 0)
      return [...styles, ...others].some((style) => isSameStyle(style, segment)) ? match : null;
    return isPlain || match.certain || isUpper(segment.text) || segment.size > median * 1.1 ? match : null;
  };
}

/** A sidebar may have its own heading style: one that few other texts have. */
function findHeadingStyles(segments: Segment[]): Segment[] {
  const candidates = listStyles(segments.filter((segment) => readWords(segment)?.certain));
  return candidates.filter((style) => {
    const alike = segments.filter(
      (segment) => isSameStyle(style, segment) && Math.abs(style.size - segment.size) < 0.3,
    );
    const matches = alike.filter((segment) => readWords(segment)).length;
    return matches >= 2 && matches >= alike.length * (matches > 2 ? 0.4 : 0.65);
  });
}

/** One segment per style; a page has few styles, however long it is. */
function listStyles(segments: Segment[]): Segment[] {
  const looks = new Map(
    segments.map((one) => [`${one.size.toFixed(1)} ${one.font} ${isUpper(one.text)}`, one]),
  );
  return [...looks.values()].slice(0, mostStyles);
}

function readWords(segment: Segment, usual = Infinity): HeadingMatch | null {
  // Lowercase letters are enough in large type.
  const isLarge = segment.size > usual * 1.25;
  const text = isLarge ? segment.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : segment.text;
  const match = matchHeading(text);
  return match && segment.bullet && !match.certain && !isUpper(segment.text) ? null : match;
}

function isSameStyle(a: Segment, b: Segment): boolean {
  return Math.abs(a.size - b.size) < 0.6 && a.font === b.font && isUpper(a.text) === isUpper(b.text);
}

function isUpper(text: string): boolean {
  return text === text.toUpperCase();
}
