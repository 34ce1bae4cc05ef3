import type { Line } from './build-lines.ts';
import { matchHeading, type SectionKind } from './section-headings.ts';

export type ResumeSection = { kind: SectionKind; lines: Line[] };

/** Cuts the lines at their headings; what stands before the first one is the header. */
export function findSections(lines: Line[]): ResumeSection[] {
  const isHeading = learnHeadingStyle(lines);
  const sections: ResumeSection[] = [{ kind: 'header', lines: [] }];
  const openIn = new Map<Line['column'], ResumeSection>();
  let last: Line | undefined;
  for (const line of lines) {
    const found = readHeading(line, isHeading);
    let section = sections.at(-1);
    if (found) {
      section = { kind: found.kind, lines: [] };
      sections.push(section);
    } else if (last && (last.column !== line.column || last.page !== line.page)) {
      // A column that goes on over the page goes on in its own section.
      section = openIn.get(line.column) ?? section;
    }
    if (section) openIn.set(line.column, section);
    const rest = found ? found.rest : line;
    if (rest) section?.lines.push(rest);
    last = line;
  }
  return sections;
}

export function linesOf(sections: ResumeSection[], ...kinds: SectionKind[]): Line[] {
  return sections.filter((section) => kinds.includes(section.kind)).flatMap((section) => section.lines);
}

function readHeading(
  line: Line,
  isHeading: (line: Line) => boolean,
): { kind: SectionKind; rest: Line | null } | null {
  const [first, ...others] = line.segments;
  if (!first || line.bullet) return null;
  const colon = /^([^:]{3,40}):\s+(\S.*)$/.exec(first.text);
  const match = matchHeading(first.text);
  if (!match) {
    const inline = colon?.[1] && colon[2] ? matchHeading(colon[1]) : null;
    const isInline = inline?.certain && /^[^\p{Ll}]+$/u.test(colon?.[1] ?? '') && others.length === 0;
    return isInline
      ? { kind: inline.kind, rest: withSegments(line, [{ ...first, text: colon?.[2] ?? '' }]) }
      : null;
  }
  if (others.length === 0) return isHeading(line) ? { kind: match.kind, rest: null } : null;
  return match.certain && isHeading(line) ? { kind: match.kind, rest: withSegments(line, others) } : null;
}

function withSegments(line: Line, segments: Line['segments']): Line {
  const text = segments.map((segment) => segment.text).join(' ');
  return { ...line, segments, text, x: segments[0]?.x ?? line.x, font: segments[0]?.font ?? line.font };
}

type Style = { size: number; font: string; isUpper: boolean };

/** Headings look alike: those known for certain teach which style the others must have. */
function learnHeadingStyle(lines: Line[]): (line: Line) => boolean {
  const style = (line: Line): Style => {
    const text = line.segments[0]?.text ?? '';
    return {
      size: line.segments[0]?.size ?? 0,
      font: line.segments[0]?.font ?? '',
      isUpper: text === text.toUpperCase(),
    };
  };
  const certain = lines.filter((line) => {
    const match = line.bullet ? null : matchHeading(line.segments[0]?.text ?? '');
    return (
      match?.certain && (match.kind === 'experience' || match.kind === 'education' || match.kind === 'skills')
    );
  });
  const known = certain.map(style);
  const isSame = (a: Style, b: Style) =>
    Math.abs(a.size - b.size) < 0.6 && a.font === b.font && a.isUpper === b.isUpper;
  return (line) => {
    const own = style(line);
    return known.length === 0 ? isUpperOrLarge(own, lines) : known.some((one) => isSame(one, own));
  };
}

function isUpperOrLarge(style: Style, lines: Line[]): boolean {
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return style.isUpper || style.size > median * 1.1 || sizes[0] === sizes.at(-1);
}
