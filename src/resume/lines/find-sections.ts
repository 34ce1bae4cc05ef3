import { type Line, withSegments } from './build-lines.ts';
import { findDateRange } from './find-dates.ts';
import { learnHeadings, type ReadHeading } from './learn-headings.ts';
import { matchHeading, type SectionKind } from './section-headings.ts';

/** The heading as printed, and the line that opens the section; the header section has none. */
export type ResumeSection = { kind: SectionKind; heading: string; opening?: Line; lines: Line[] };

/** Splits the lines at their headings; what comes before the first one is the header. */
export function findSections(lines: Line[]): ResumeSection[] {
  const readHeading = learnHeadings(lines.flatMap((line) => line.segments));
  const isLabel = findLabelColumn(lines, readHeading);
  const header: ResumeSection = { kind: 'header', heading: '', lines: [] };
  const sections = [header];
  const openIn = new Map<Line['column'], ResumeSection>();
  let section = header;
  let last: Line | undefined;
  for (const [index, line] of lines.entries()) {
    const found = openSection(line, readHeading, isLabel) ?? openContact(lines.slice(index, index + 5));
    const isNewColumn =
      (line.column === 'left' || line.column === 'right') &&
      (last?.column !== line.column || last.page !== line.page);
    // A column continues on the next page in its own section; one that starts without a heading contains contact facts,
    // unless the text of the previous column continues there.
    if (isNewColumn && !goesOnInColumn(lines.slice(index), readHeading))
      section = openIn.get(line.column) ?? header;
    if (found && !isTableHead(found, section)) {
      section = { kind: found.kind, heading: found.heading, opening: line, lines: [] };
      sections.push(section);
    }
    openIn.set(line.column, section);
    const rest = section.opening === line && found ? found.rest : line;
    if (rest) section.lines.push(rest);
    last = line;
  }
  return sections;
}

/** `School`, `Degree`, and `Year` below `Education` name the columns of a table. */
function isTableHead(
  { kind, rest }: { kind: SectionKind; rest: Line | null },
  section: ResumeSection,
): boolean {
  return kind === section.kind && section.lines.length === 0 && (rest?.segments.length ?? 0) > 1;
}

/** `Contact` above an address is a heading, whatever it looks like. */
function openContact([line, ...below]: Line[]): ReturnType<typeof openSection> {
  const [only, second] = line?.segments ?? [];
  if (!only || second || matchHeading(only.text)?.kind !== 'contact') return null;
  const hasFacts = below.some(({ text }) => /@|\d{3}\D{1,2}\d{4}/.test(text));
  return hasFacts ? { kind: 'contact', heading: only.text, rest: null } : null;
}

/** Dates before the first heading of a column belong to jobs or schools that began in the column before. */
function goesOnInColumn(lines: Line[], readHeading: ReadHeading): boolean {
  const [first] = lines;
  if (!first || first.column !== 'right') return false;
  const end = lines.findIndex((line) => line.column !== first.column || openSection(line, readHeading));
  const open = lines.slice(0, end < 0 ? lines.length : end);
  return open.some((line) => findDateRange(line.text)) && !open.some((line) => line.text.includes('@'));
}

export function linesOf(sections: ResumeSection[], ...kinds: SectionKind[]): Line[] {
  return sections.filter((section) => kinds.includes(section.kind)).flatMap((section) => section.lines);
}

/** Headings with their text beside them form a column, which shows that the less certain ones are headings, too. */
function findLabelColumn(lines: Line[], readHeading: ReadHeading): (line: Line) => boolean {
  const labels = lines.flatMap(({ segments: [first, second], x }) => {
    const match = first && second && !first.bullet ? readHeading(first) : null;
    return match ? [{ x, ...match }] : [];
  });
  const isColumn = (x: number) => {
    const beside = labels.filter((label) => Math.abs(label.x - x) < 3);
    const kinds = new Set(beside.map(({ kind }) => kind));
    return kinds.size > 2 || (kinds.size > 1 && beside.some(({ certain }) => certain));
  };
  return ({ x }) => isColumn(x);
}

function openSection(
  line: Line,
  readHeading: ReadHeading,
  isLabel: (line: Line) => boolean = () => false,
): { kind: SectionKind; heading: string; rest: Line | null } | null {
  const [first, ...others] = line.segments;
  if (!first) return null;
  const match = readHeading(first);
  const heading = first.text.replace(/[:\s]+$/, '');
  if (match && others.length === 0) return { kind: match.kind, heading, rest: null };
  if (match)
    return match.certain || isLabel(line)
      ? { kind: match.kind, heading, rest: withSegments(line, others) }
      : null;
  const [, label = '', rest = ''] = /^([^\p{Ll}:]{3,40}):\s+(\S.*)$/u.exec(first.text) ?? [];
  const inline = others.length === 0 ? matchHeading(label) : null;
  return inline?.certain
    ? { kind: inline.kind, heading: label, rest: withSegments(line, [{ ...first, text: rest }]) }
    : null;
}
