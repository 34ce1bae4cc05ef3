import type { Segment } from './build-lines.ts';
import { isDatePiece } from './find-dates.ts';
import { endsWithTitle } from './job-words.ts';
import type { HeadingMatch } from './section-headings.ts';

/** The name of the person and what is beside it can look like a heading, too. */
const opening = 3;

type Style = { known: Segment[]; kinds: Set<string>; others: Map<string, Segment> };

/** What looks like the known headings is a heading, too, whatever its words: `Kitchens`, `Track Record`. */
export function findUnnamed(
  segments: Segment[],
  readKnown: (segment: Segment) => HeadingMatch | null,
): (segment: Segment) => boolean {
  const first = new Set(segments.slice(0, opening).map(keyOf));
  const styles = new Map<string, Style>();
  for (const segment of segments) {
    const match = readKnown(segment);
    if (!match && !isTitle(segment)) continue;
    const style: Style = styles.get(styleOf(segment)) ?? { known: [], kinds: new Set(), others: new Map() };
    styles.set(styleOf(segment), style);
    if (match) {
      style.known.push(segment);
      style.kinds.add(match.kind);
    } else style.others.set(keyOf(segment), segment);
  }
  const found = new Set<string>();
  const plain = findUsual(segments);
  for (const [style, { known, kinds, others }] of styles) {
    if (style === plain) continue;
    const aligned = [...others].filter(
      ([key, segment]) => !first.has(key) && known.some((one) => isAligned(one, segment)),
    );
    if (kinds.size < 2 || aligned.length > known.length) continue;
    for (const [key] of aligned) found.add(key);
  }
  return (segment) => found.has(keyOf(segment));
}

function findUsual(segments: Segment[]): string | undefined {
  const counts = new Map<string, number>();
  for (const segment of segments) counts.set(styleOf(segment), (counts.get(styleOf(segment)) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

function styleOf({ size, font, text }: Segment): string {
  return `${size.toFixed(1)} ${font} ${text === text.toUpperCase()}`;
}

function keyOf(segment: Segment): string {
  return `${styleOf(segment)} ${Math.round(segment.x)} ${segment.text}`;
}

/** Headings share their left edge or their center; those of two columns are in the same style, and large. */
function isAligned(a: Segment, b: Segment): boolean {
  return Math.abs(a.x - b.x) < 3 || Math.abs(a.x + a.right - b.x - b.right) < 6 || a.size >= 13;
}

/** A few words without facts: no dates, no places, no job. */
function isTitle({ text, bullet }: Segment): boolean {
  return (
    !bullet &&
    text.length >= 4 &&
    text.length <= 32 &&
    text.split(' ').length <= 5 &&
    /^[^\p{Ll}]*\p{L}[\p{L}\s&'’/-]+:?$/u.test(text) &&
    /^[^\p{L}]*\p{Lu}/u.test(text) &&
    !isDatePiece(text) &&
    !endsWithTitle(text)
  );
}
