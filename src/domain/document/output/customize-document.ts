import {
  customResumeSkin,
  documentTypes,
  type SectionCode,
  uploadTemplateId,
} from '#domain/document/model/document-codes.ts';
import { type UserDocument, ZERO_ID } from '#domain/document/model/user-document.ts';
import { readSummary, writeSummary } from '#domain/document/sections/about.ts';
import { countWorkedMonths } from '#domain/document/sections/derived-values.ts';
import { readEducation, writeEducation } from '#domain/document/sections/education.ts';
import { readExperience, writeExperience } from '#domain/document/sections/experience.ts';
import { readSkills, writeSkills } from '#domain/document/sections/skills.ts';
import { readHtmlText } from '#domain/document/values/html-list.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

/** Search options, key answers, and skill levels are not part of a resume. */
const removedSections: SectionCode[] = ['EAPB', 'EAQA', 'SKLI'];
const leadingSections: SectionCode[] = ['NAME', 'CNTC', 'EDUC', 'SUMM', 'HILT'];
/** People with this much experience are hired for their work, not for their school. */
const leadingOfExperienced: SectionCode[] = ['NAME', 'CNTC', 'SUMM', 'HILT', 'EXPR', 'EDUC'];
const experiencedMonths = 24;
const mostNamedSkills = 6;
const longestName = 80;

/** `RSME_{Company}_{Job title}`; the page hides the prefix. */
export function nameCustomResume(company: string, jobTitle: string): string {
  return cleanCustomResumeName(`RSME_${clean(company)}_${clean(jobTitle)}`);
}

export function cleanCustomResumeName(name: string): string {
  const rest = name.startsWith('RSME_') ? name.slice('RSME_'.length) : name;
  return `RSME_${rest.replace(/[^A-Za-z0-9_]/g, '-')}`.slice(0, longestName);
}

function clean(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '-');
}

interface CustomizeOptions {
  name: string;
  jobDescription: string;
  /** Those of the person's skills, as the profile spells them, that the posting requires. */
  requiredSkills?: readonly string[];
  today?: Date;
}

/**
 * A copy of the resume for one job: what the job asks for comes first and is emphasized. It only reorders and
 * emphasizes what the document contains; whoever stores it checks that with `findNewFacts`.
 */
export function customizeDocument(
  document: UserDocument,
  { name, jobDescription, requiredSkills = [], today = new Date() }: CustomizeOptions,
): UserDocument {
  const wanted = readWords(readHtmlText(jobDescription));
  const byOverlap = orderByOverlap(readSkills(document), wanted);
  const isRequired = (skill: string) => requiredSkills.includes(skill);
  const skills = byOverlap.toSorted((a, b) => Number(isRequired(b)) - Number(isRequired(a)));
  const matching = skills.filter((skill) => isRequired(skill) || isAsked(skill, wanted));
  const jobs = readExperience(document).map((job) => ({
    ...job,
    description: orderItems(job.description, wanted, matching),
  }));
  const schools = readEducation(document).map((school) => ({ ...school, graduationYear: '' }));
  const writers = [
    (copy: UserDocument) => writeSkills(copy, skills),
    (copy: UserDocument) => writeExperience(copy, jobs),
    (copy: UserDocument) => writeEducation(copy, schools),
    (copy: UserDocument) => writeSummary(copy, nameSkills(readSummary(document), matching)),
  ];
  const written = writers.reduce((copy, write) => write(copy), document);
  return toCustomCopy({ ...written, name, sections: orderSections(written, today) });
}

/** The format of every customized copy, whoever wrote its words; the sections are already in order. */
export function toCustomCopy(document: UserDocument): UserDocument {
  return zeroIds({
    ...document,
    name: cleanCustomResumeName(document.name),
    documentTypeCD: documentTypes.customResume,
    templateID: uploadTemplateId,
    skinCD: customResumeSkin,
    docStyles: [
      ...document.docStyles.filter((style) => style.docStyleCD !== 'PGSIZE'),
      { docStyleCD: 'PGSIZE', value: 'A4' },
    ],
    preferences: [],
    sections: document.sections
      .filter((section) => !removedSections.includes(section.sectionTypeCD))
      .map((section, index) => ({ ...section, index })),
    version: 0,
  });
}

export const skillsSentence = 'Key skills for this role:';

function nameSkills(summary: string, matching: string[]): string {
  if (matching.length === 0) return summary;
  const sentence = `${skillsSentence} ${matching.slice(0, mostNamedSkills).join(', ')}.`;
  return summary === '' ? sentence : `${summary}\n${sentence}`;
}

function orderSections(document: UserDocument, today: Date): UserDocument['sections'] {
  const isExperienced = countWorkedMonths(readExperience(document), today) > experiencedMonths;
  const leading = isExperienced ? leadingOfExperienced : leadingSections;
  const kept = document.sections.toSorted((a, b) => a.index - b.index);
  const rank = (code: SectionCode) => {
    const place = leading.indexOf(code);
    return place === -1 ? leading.length : place;
  };
  return kept.toSorted((a, b) => rank(a.sectionTypeCD) - rank(b.sectionTypeCD));
}

function zeroIds(document: UserDocument): UserDocument {
  return {
    ...document,
    id: ZERO_ID,
    sections: document.sections.map((section) => ({
      ...section,
      id: ZERO_ID,
      documentID: ZERO_ID,
      paragraphs: section.paragraphs.map((paragraph) => ({
        ...paragraph,
        id: ZERO_ID,
        sectionID: ZERO_ID,
        docDatas: paragraph.docDatas.map((data) => ({ ...data, id: ZERO_ID, paragraphID: ZERO_ID })),
      })),
    })),
  };
}

/** Only a description that is one plain list is reordered: elsewhere the order carries meaning. */
function orderItems(html: string, wanted: Set<string>, matching: string[]): string {
  const list = /^\s*<ul>(.*)<\/ul>\s*$/is.exec(html)?.[1];
  if (list === undefined || /<[uo]l\b/i.test(list)) return html;
  const items = [...list.matchAll(/<li>(.*?)<\/li>/gis)].map((match) => match[1] ?? '');
  if (items.length === 0 || list.replace(/<li>.*?<\/li>/gis, '').trim() !== '') return html;
  const ordered = orderByOverlap(items, wanted, readHtmlText);
  return `<ul>${ordered.map((item) => `<li>${emphasize(item, matching)}</li>`).join('')}</ul>`;
}

function emphasize(item: string, matching: string[]): string {
  if (item.includes('<') || matching.length === 0) return item;
  const longestFirst = matching.toSorted((a, b) => b.length - a.length);
  const names = longestFirst
    .map((skill) => escapeHtml(skill).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}&])(${names})(?![\\p{L}\\p{N};])`, 'giu');
  return item.replace(whole, '<strong>$1</strong>');
}

function orderByOverlap(texts: string[], wanted: Set<string>, read = (text: string) => text): string[] {
  const overlap = (text: string) => [...readWords(read(text))].filter((word) => wanted.has(word)).length;
  return texts.toSorted((a, b) => overlap(b) - overlap(a));
}

function isAsked(skill: string, wanted: Set<string>): boolean {
  const words = [...readWords(skill)];
  return words.length > 0 && words.every((word) => wanted.has(word));
}

const smallWords = new Set(
  'a an and are as at be by for from in into is it its of on or our that the their this to we will with you your'.split(
    ' ',
  ),
);

function readWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];
  return new Set(words.filter((word) => !smallWords.has(word)));
}
