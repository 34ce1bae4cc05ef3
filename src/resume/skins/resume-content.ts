import type { SectionCode } from '#domain/document/model/document-codes.ts';
import { isHidden } from '#domain/document/model/document-preferences.ts';
import type { Section, UserDocument } from '#domain/document/model/user-document.ts';
import { readLanguages, readSummary } from '#domain/document/sections/about.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { readEducation } from '#domain/document/sections/education.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { readFurtherItems } from '#domain/document/sections/further-sections.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import { parseMonth } from '#domain/document/values/month-text.ts';
import type { ParsedResume } from '#resume/fields/parsed-resume.ts';
import { type Block, readRichText } from './rich-text.ts';

export type ContactLine = { text: string; href?: string };
export type Entry = { title: string; place: string; location: string; dates: string; blocks: Block[] };
export type ContentSection =
  | { kind: 'text'; heading: string; blocks: Block[] }
  | { kind: 'entries'; heading: string; entries: Entry[] }
  | { kind: 'list'; heading: string; items: string[] };

/** The content of a printed resume, in the document's order, without hidden or empty sections. */
export type ResumeContent = { name: string; contact: ContactLine[]; sections: ContentSection[] };

export function readResumeContent(document: UserDocument): ResumeContent {
  const contact = readContact(document);
  const shown = document.sections.filter((section) => !isHidden(section));
  return {
    name: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
    contact: readContactLines(document),
    sections: shown
      .toSorted((a, b) => a.index - b.index)
      .flatMap((section) => readers[section.sectionTypeCD]?.(document, section) ?? []),
  };
}

type Reader = (document: UserDocument, section: Section) => ContentSection[];

const readers: Partial<Record<SectionCode, Reader>> = {
  SUMM: (document, { name }) => {
    const blocks = readLines(readSummary(document));
    return blocks.length > 0 ? [{ kind: 'text', heading: name, blocks }] : [];
  },
  EXPR: (document, { name }) => {
    const entries = readExperience(document).map((job) => ({
      title: job.title,
      place: job.company,
      location: job.location,
      dates: formatDates(job.start, job.current ? 'Present' : job.end),
      blocks: readRichText(job.description),
    }));
    return entries.length > 0 ? [{ kind: 'entries', heading: name, entries }] : [];
  },
  EDUC: (document, { name }) => {
    const entries = readEducation(document).map((school) => ({
      title: nameDegree(school.degree, school.field),
      place: school.school,
      location: school.location,
      dates: [school.graduationYear, school.status === 'Graduated' ? '' : school.status]
        .filter(Boolean)
        .join(', '),
      blocks: [],
    }));
    return entries.length > 0 ? [{ kind: 'entries', heading: name, entries }] : [];
  },
  HILT: (document, { name }) => {
    const items = readSkills(document);
    return items.length > 0 ? [{ kind: 'list', heading: name, items }] : [];
  },
  LANG: (document, { name }) => {
    const items = readLanguages(document);
    return items.length > 0 ? [{ kind: 'list', heading: name, items }] : [];
  },
  CERT: readFurther,
  VOLU: readFurther,
  OTHR: readFurther,
};

function readFurther(_document: UserDocument, section: Section): ContentSection[] {
  const blocks = readFurtherItems(section).flatMap((item) => readLines(item));
  return blocks.length > 0 ? [{ kind: 'text', heading: section.name, blocks }] : [];
}

/** The summary is plain text, one paragraph per line. */
function readLines(text: string): Block[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter(Boolean)
    .map((line) => ({ kind: 'paragraph', runs: [{ text: line, bold: false, italic: false }] }));
}

function nameDegree(degree: string, field: string): string {
  if (degree === '' || field === '' || degree.includes(field)) return degree || field;
  return `${degree}, ${field}`;
}

function readContactLines(document: UserDocument): ContactLine[] {
  const { email, phone, street, city, state, zip, linkedIn } = readContact(document);
  const place = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const profile = linkedIn.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  const lines: ContactLine[] = [
    { text: place },
    { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { text: email, href: `mailto:${email}` },
    { text: profile, href: `https://${profile}` },
  ];
  return lines.filter(({ text }) => text !== '');
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function formatDates(start: string, end: string): string {
  return [start, end].filter(Boolean).map(formatDate).join(' – ');
}

/** A date we can't parse is printed as the person wrote it. */
function formatDate(text: string): string {
  const month = parseMonth(text);
  if (!month) return text;
  return month.month === null ? `${month.year}` : `${monthNames[month.month - 1] ?? ''} ${month.year}`;
}

/** Content that no section of a document holds: printed as well, so that a converted file doesn't lose it. */
export function listFurtherSections({ links }: Pick<ParsedResume, 'links'>): ContentSection[] {
  return links.length > 0 ? [{ kind: 'list', heading: 'Links', items: links }] : [];
}
