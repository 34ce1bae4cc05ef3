import type { UserDocument } from '#domain/document/model/user-document.ts';
import { skillsSentence } from '#domain/document/output/customize-document.ts';
import { readSummary } from '#domain/document/sections/about.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { readEducation, writeEducation } from '#domain/document/sections/education.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { readSkills } from '#domain/document/sections/skills.ts';

/**
 * Claims of a copy that its original doesn't make: another title, employer, place, or date of a job, a
 * sentence under another job, a school, a skill, a contact value, a line of the summary. Empty when the copy
 * is honest.
 */
export function findNewFacts(original: UserDocument, copy: UserDocument): string[] {
  const known = new Set(listFacts(original, readSkills(original)));
  return listFacts(copy, readSkills(original)).filter((fact) => !known.has(fact));
}

/**
 * What the original contains and a copy doesn't. Graduation years are left out on purpose, and search
 * options, key answers, and skill levels are not part of a resume.
 */
export function findLostFacts(original: UserDocument, copy: UserDocument): string[] {
  const kept = new Set(listFacts(copy, readSkills(copy)));
  const sections = original.sections.filter(
    ({ sectionTypeCD, paragraphs }) =>
      !notInResumes.includes(sectionTypeCD) && (paragraphs.length > 0 || sectionTypeCD === 'EDUC'),
  );
  const schools = readEducation(original).map((school) => ({ ...school, graduationYear: '' }));
  const expected = writeEducation({ ...original, sections }, schools);
  return listFacts(expected, readSkills(original)).filter((fact) => !kept.has(fact));
}

const notInResumes: readonly string[] = ['EAPB', 'EAQA', 'SKLI', 'PICT'];

function listFacts(document: UserDocument, skills: string[]): string[] {
  return [
    ...Object.entries(readContact(document)).map(([field, value]) =>
      value === '' ? '' : `${field} ${value}`,
    ),
    ...readExperience(document).flatMap(({ title, company, location, start, end, current, description }) => {
      const job = `job ${JSON.stringify([title, company, location, start, end, current])}`;
      return [job, ...listSentences(description).map((sentence) => `${job} ${sentence}`)];
    }),
    ...readEducation(document).flatMap(({ school, location, degree, field, status, graduationYear }) => {
      const attended = `school ${JSON.stringify([school, location, degree, field, status])}`;
      return [attended, graduationYear === '' ? '' : `${attended} ${graduationYear}`];
    }),
    ...readSkills(document).map((skill) => `skill ${skill}`),
    ...listLines(document, skills).map((line) => `summary ${line}`),
    ...document.sections.map((section) => `heading ${section.name}`),
    ...listUnviewed(document),
  ].filter(Boolean);
}

/** Emphasis doesn't change a sentence; everything else does. */
function listSentences(description: string): string[] {
  return description
    .split(/<\/?(?:p|li|ul|ol|br|h3|h4)\b[^>]*>/i)
    .map((part) => part.replace(/<\/?(?:strong|b|em|i|u)>/gi, '').trim())
    .filter(Boolean);
}

/** The sentence that lists skills claims nothing new when all of them are the person's own. */
function listLines(document: UserDocument, skills: string[]): string[] {
  const lines = readSummary(document).split('\n');
  return lines.filter((line) => line.trim() !== '' && !namesOnly(line, skills));
}

function namesOnly(line: string, skills: string[]): boolean {
  if (!line.startsWith(`${skillsSentence} `) || !line.endsWith('.')) return false;
  const longestFirst = skills.toSorted((a, b) => b.length - a.length);
  let rest = line.slice(skillsSentence.length + 1, -1);
  while (rest !== '') {
    const skill = longestFirst.find((one) => rest === one || rest.startsWith(`${one}, `));
    if (skill === undefined) return false;
    rest = rest.slice(rest === skill ? skill.length : skill.length + 2);
  }
  return true;
}

const viewed =
  /^(EXPR (JTIT|COMP|JLOC|JSTD|EDDT|JDES)|EDUC (SCHO|SLOC|DGRE|STUY|GRYR|GRST)|HILT (SKC1|SKIL)|SUMM FRFM) /;

function listUnviewed(document: UserDocument): string[] {
  return document.sections
    .flatMap(({ sectionTypeCD, paragraphs }) =>
      paragraphs.flatMap(({ docDatas }) =>
        docDatas.map((data) => `${sectionTypeCD} ${data.fieldCD} ${data.charValue}`),
      ),
    )
    .filter((field) => !viewed.test(field));
}
