import type { FurtherSectionCode } from '#domain/document/model/document-codes.ts';
import type { PrintedPage } from '#domain/document/output/printed-page.ts';
import type { FurtherSection } from '#domain/document/sections/further-sections.ts';
import type { Quote } from '#domain/document/values/quotes.ts';
import { readText } from '#resume/formats/read-text.ts';
import { UnreadableFile } from '#resume/formats/unreadable-file.ts';
import { listCities } from './fields/find-place.ts';
import type { ParsedResume } from './fields/parsed-resume.ts';
import { readContact } from './fields/read-contact.ts';
import { readEducation } from './fields/read-education.ts';
import { readExperience } from './fields/read-experience.ts';
import { readLocation } from './fields/read-location.ts';
import { readLanguages, readSkills } from './fields/read-skills.ts';
import { settleSections } from './fields/settle-sections.ts';
import type { ResumeKind } from './formats/detect-resume-kind.ts';
import { buildRows, type Line, type Row } from './lines/build-lines.ts';
import { dropPageNoise } from './lines/drop-page-noise.ts';
import { findSections, linesOf, type ResumeSection } from './lines/find-sections.ts';
import type { Found } from './lines/found.ts';
import { joinItems } from './lines/join-items.ts';
import { learnHeadings } from './lines/learn-headings.ts';
import { orderColumns } from './lines/order-columns.ts';
import type { SectionKind } from './lines/section-headings.ts';
import type { TextPage } from './lines/text-page.ts';

export type ResumeReading =
  | { outcome: 'read'; resume: ParsedResume; pages: PrintedPage[] }
  | { outcome: 'no-text' }
  | { outcome: 'unreadable'; reason: string };

/** Increase this when a file would be read differently: readings by older versions are then no longer used. */
export const readerVersion = 5;

const maxSegments = 4000;
const maxLength = 12_000;

/** Bytes → text with positions → lines → sections → fields. */
export async function readResume(bytes: Uint8Array, kind: ResumeKind): Promise<ResumeReading> {
  try {
    const pages = await readText(bytes, kind);
    const printed = pages.map(buildRows);
    const rows = dropPageNoise(printed);
    checkSize(rows);
    const readHeading = learnHeadings(rows.flat().flatMap((row) => row.segments));
    const lines = rows.flatMap((page) => orderColumns(page, readHeading));
    return lines.length > 0
      ? {
          outcome: 'read',
          resume: readFields(lines, pages[0]?.links ?? []),
          pages: pages.map((page, index) => toPrintedPage(page, printed[index] ?? [])),
        }
      : { outcome: 'no-text' };
  } catch (error) {
    return { outcome: 'unreadable', reason: explain(error) };
  }
}

/** No resume is longer, and the next steps can take time quadratic in the number of lines. */
function checkSize(pages: Row[][]): void {
  const segments = pages.flat().flatMap((row) => row.segments);
  const longest = segments.reduce((length, { text }) => Math.max(length, text.length), 0);
  if (segments.length > maxSegments || longest > maxLength)
    throw new UnreadableFile('it holds too much text');
}

function explain(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  return isLocked ? 'it is protected by a password' : 'it is damaged or incomplete';
}

function readFields(lines: Line[], links: string[]): ParsedResume {
  const sections = settleSections(findSections(lines));
  const header = linesOf(sections, 'header');
  const contactLines = linesOf(sections, 'contact');
  const contact = readContact(header, contactLines, lines, links);
  const location = readLocation([
    ...header,
    ...contactLines,
    ...findFoot(lines, contact.email, [...header, ...contactLines]),
  ]);
  const cities = listCities(lines);
  const jobs = sections
    .filter((one) => one.kind === 'experience')
    .flatMap((one) => readExperience(one.lines, lines, cities));
  const schools = readEducation(linesOf(sections, 'education'), lines);
  const { skills, languages } = readSkills(linesOf(sections, 'skills'), lines);
  const sources: Record<string, Quote> = {};
  const keep = (path: string, value: Found | undefined): string | null => {
    if (value) sources[path] = { page: value.page, text: value.text };
    return value?.value ?? null;
  };
  const keepAll = (path: string, values: Found[]) =>
    values.map((value, index) => keep(`${path}.${index}`, value) ?? '');
  return {
    name: keep('name', contact.name),
    email: keep('email', contact.email),
    phone: keep('phone', contact.phone),
    linkedin: keep('linkedin', contact.linkedin),
    links: keepAll('links', contact.links),
    location: {
      street: keep('location.street', location.street),
      city: keep('location.city', location.city),
      state: keep('location.state', location.state),
      zip: keep('location.zip', location.zip),
    },
    summary: keep('summary', readSummary(sections, lines)),
    experience: jobs.map((job, index) => ({
      title: keep(`experience.${index}.title`, job.title),
      company: keep(`experience.${index}.company`, job.company),
      location: keep(`experience.${index}.location`, job.location),
      start: keep(`experience.${index}.start`, job.start),
      end: keep(`experience.${index}.end`, job.end),
      bullets: keepAll(`experience.${index}.bullets`, job.bullets),
    })),
    education: schools.map((school, index) => ({
      school: keep(`education.${index}.school`, school.school),
      degree: keep(`education.${index}.degree`, school.degree),
      field: keep(`education.${index}.field`, school.field),
      location: keep(`education.${index}.location`, school.location),
      end: keep(`education.${index}.end`, school.end),
    })),
    skills: keepAll('skills', skills),
    languages: keepAll('languages', [...readLanguages(linesOf(sections, 'languages'), lines), ...languages]),
    certifications: keepAll('certifications', joinItems(linesOf(sections, 'certifications'), lines)),
    further: readFurther(sections, lines),
    leftOut: leftOutKinds.flatMap(([kind, name]) => (linesOf(sections, kind).length > 0 ? [name] : [])),
    sources,
  };
}

/** Contact facts may be at the bottom of the page: the lines around an email address that aren't in a section. */
function findFoot(lines: Line[], email: Found | undefined, known: Line[]): Line[] {
  const isEmail = (line: Line) => line.text === email?.text && line.page === email.page;
  const at = known.some(isEmail) ? -1 : lines.findIndex(isEmail);
  return at < 0 ? [] : lines.slice(Math.max(at - 3, 0), at + 4);
}

const furtherKinds: Partial<Record<SectionKind, FurtherSectionCode>> = {
  certifications: 'CERT',
  volunteer: 'VOLU',
  other: 'OTHR',
};

function readFurther(sections: ResumeSection[], lines: Line[]): FurtherSection[] {
  return sections.flatMap(({ kind, heading, lines: own }) => {
    const code = furtherKinds[kind];
    const items = code ? joinItems(own, lines).map(({ value }) => value) : [];
    return code && items.length > 0 ? [{ code, heading, items }] : [];
  });
}

/** Sections that a profile has no place for. */
const leftOutKinds = [
  ['certifications', 'certifications and licenses'],
  ['volunteer', 'volunteer work'],
  ['other', 'other sections, such as projects or awards'],
] as const;

function isContactLine(line: Line): boolean {
  return /^(phone|tel|mobile|e-?mail|linkedin|github|website|address|location)\s*:/i.test(line.text);
}

/** The summary section, or else the running text below the name. */
function readSummary(sections: ResumeSection[], lines: Line[]): Found | undefined {
  const own = linesOf(sections, 'summary');
  const candidates = (own.length > 0 ? own : linesOf(sections, 'header')).filter(
    (line) => !isContactLine(line),
  );
  const items = joinItems(candidates, lines);
  const kept =
    own.length > 0 ? items : items.filter((item) => item.value.length > 40 && item.value.endsWith('.'));
  if (kept.length === 0) return undefined;
  const text = kept.map((item) => item.value).join(' ');
  return { value: text, page: kept[0]?.page ?? 1, text };
}

/** What a person sees on a page: its lines and their positions. */
function toPrintedPage({ page, width, height }: TextPage, rows: Row[]): PrintedPage {
  return {
    page,
    size: width && height ? { width, height } : null,
    lines: rows.flatMap(({ y, segments }) =>
      segments.map(({ text, x, right, size }) => ({ text, x, right, y, size })),
    ),
  };
}
