import type { FurtherSectionCode } from '#domain/document/model/document-codes.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readLanguages, readSummary, writeLanguages, writeSummary } from './about.ts';
import { type Education, readEducation, writeEducation } from './education.ts';
import { type Experience, readExperience, writeExperience } from './experience.ts';
import { isFurther, readFurtherItems, writeFurtherSections } from './further-sections.ts';
import { readSkills, writeSkills } from './skills.ts';

/** Everything a person can change in a customized copy, as plain values. */
export interface CopyFields {
  summary: string;
  skills: string[];
  jobs: (Experience & Omittable)[];
  schools: (Education & Omittable)[];
  languages: string[];
  /** Certifications, volunteering, and whatever else the resume has: a heading and one item per line. */
  further: { code: FurtherSectionCode; heading: string; items: string[] }[];
}

interface Omittable {
  /** Left out of this copy; the profile keeps it. */
  isLeftOut?: boolean;
}

export function readCopyFields(document: UserDocument): CopyFields {
  return {
    summary: readSummary(document),
    skills: readSkills(document),
    jobs: readExperience(document),
    schools: readEducation(document),
    languages: readLanguages(document),
    further: document.sections
      .filter(isFurther)
      .toSorted((a, b) => a.index - b.index)
      .map((section) => ({
        code: section.sectionTypeCD as FurtherSectionCode,
        heading: section.name,
        items: readFurtherItems(section),
      })),
  };
}

export function writeCopyFields(document: UserDocument, fields: CopyFields): UserDocument {
  const { summary, skills, jobs, schools, languages, further } = fields;
  const writers = [
    (copy: UserDocument) => writeSummary(copy, summary.trim()),
    (copy: UserDocument) => writeSkills(copy, skills),
    (copy: UserDocument) => writeExperience(copy, jobs.filter(isKept)),
    (copy: UserDocument) => writeEducation(copy, schools.filter(isKept)),
    (copy: UserDocument) => writeLanguages(copy, languages),
    (copy: UserDocument) => writeFurtherSections(copy, further.map(dropBlankItems)),
  ];
  return writers.reduce((copy, write) => write(copy), document);
}

function isKept({ isLeftOut }: Omittable): boolean {
  return !isLeftOut;
}

function dropBlankItems(section: CopyFields['further'][number]): CopyFields['further'][number] {
  return { ...section, items: section.items.map((item) => item.trim()).filter(Boolean) };
}
