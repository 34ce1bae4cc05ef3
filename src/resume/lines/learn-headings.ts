import type { Segment } from './build-lines.ts';
import { type HeadingMatch, matchHeading } from './section-headings.ts';
import { findUnnamed } from './unnamed-headings.ts';

const mostStyles = 40;

export type ReadHeading = (segment: Segment) => HeadingMatch | null;

/** Headings look alike, so the certain ones show which style the others have. */
export function learnHeadings(segments: Segment[]): ReadHeading {
  const sizes = segments.map((segment) => segment.size).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const mayBeLower = findOdd(segments, isLowercase);
  const mayBeMarked = findOdd(segments, isMarked);
  // Lowercase letters are enough in large type, or where all headings have them.
  const readWords = (segment: Segment, usual = Infinity) => {
    const isTitle = segment.size > usual * 1.25 || mayBeLower(segment);
    const match = matchHeading(isTitle ? capitalize(segment.text) : segment.text);
    const isItem = segment.bullet && !match?.certain && !isUpper(segment.text) && !mayBeMarked(segment);
    return isItem ? null : match;
  };
  const styles = listStyles(
    segments.filter((segment) => {
      const match = readWords(segment, median);
      return match?.certain && ['experience', 'education', 'skills'].includes(match.kind);
    }),
  );
  const others = findHeadingStyles(segments, readWords);
  const isPlain = sizes[0] === sizes.at(-1);
  const readKnown: ReadHeading = (segment) => {
    const match = readWords(segment, median);
    if (!match) return null;
    if (styles.length > 0)
      return [...styles, ...others].some((style) => isSameStyle(style, segment)) ? match : null;
    const isLoud = isUpper(segment.text) || segment.size > median * 1.1;
    return isPlain || match.certain || isLoud || others.some((style) => isSameStyle(style, segment))
      ? match
      : null;
  };
  const isUnnamed = findUnnamed(segments, readKnown);
  return (segment) => readKnown(segment) ?? (isUnnamed(segment) ? { kind: 'unnamed', certain: false } : null);
}

/** A sidebar may have its own heading style: one that few other texts have, or one that names many sections. */
function findHeadingStyles(segments: Segment[], readWords: ReadHeading): Segment[] {
  const candidates = listStyles(segments.filter((segment) => readWords(segment)));
  return candidates.filter((style) => {
    const alike = segments.filter(
      (segment) => isSameStyle(style, segment) && Math.abs(style.size - segment.size) < 0.3,
    );
    const matches = alike.flatMap((segment) => readWords(segment) ?? []);
    const kinds = new Set(matches.map(({ kind }) => kind));
    if (kinds.size > 2 && (kinds.has('experience') || kinds.has('education'))) return true;
    const isRare = matches.length >= alike.length * (matches.length > 2 ? 0.4 : 0.65);
    return matches.some(({ certain }) => certain) && matches.length >= 2 && isRare;
  });
}

/** One segment per style; a page has few styles, however long it is. */
function listStyles(segments: Segment[]): Segment[] {
  const looks = new Map(
    segments.map((one) => [`${one.size.toFixed(1)} ${one.font} ${isUpper(one.text)}`, one]),
  );
  return [...looks.values()].slice(0, mostStyles);
}

/** All headings may begin with a lowercase letter or a sign; where only one text does, it is a word in a list. */
function findOdd(segments: Segment[], isOdd: (segment: Segment) => boolean): (segment: Segment) => boolean {
  const kinds = new Map<string, Set<string>>();
  for (const segment of segments) {
    const match = isOdd(segment) ? matchHeading(capitalize(segment.text)) : null;
    if (!match) continue;
    const key = `${segment.font} ${segment.size.toFixed(1)}`;
    kinds.set(key, (kinds.get(key) ?? new Set()).add(match.kind));
  }
  const areOdd = [...kinds.values()].some(
    (set) => set.size > 2 && (set.has('experience') || set.has('education')),
  );
  return (segment) => areOdd && isOdd(segment);
}

function isMarked({ bullet }: Segment): boolean {
  return bullet;
}

function isLowercase({ text, bullet }: Segment): boolean {
  return !bullet && text.length < 40 && /^\p{Ll}/u.test(text) && text === text.toLowerCase();
}

function capitalize(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function isSameStyle(a: Segment, b: Segment): boolean {
  return Math.abs(a.size - b.size) < 0.6 && a.font === b.font && isUpper(a.text) === isUpper(b.text);
}

function isUpper(text: string): boolean {
  return text === text.toUpperCase();
}
