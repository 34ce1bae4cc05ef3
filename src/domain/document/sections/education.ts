import type { UserDocument } from '#domain/document/model/user-document.ts';
import { putEntry } from './put-entry.ts';
import { findParagraphs, readValue, writeEntries } from './section-entries.ts';

export const graduationStatuses = ['Graduated', 'Currently attending', 'Did not finish'] as const;
/** The degrees that a form offers; a resume may name another one. */
export const degrees = [
  'High school diploma',
  'GED',
  'Certificate',
  'Associate of Arts',
  'Associate of Science',
  'Associate of Applied Science',
  'Bachelor of Arts',
  'Bachelor of Science',
  'Bachelor of Business Administration',
  'Bachelor of Fine Arts',
  'Bachelor of Science in Nursing',
  'Master of Arts',
  'Master of Science',
  'Master of Business Administration',
  'Master of Education',
  'Doctor of Medicine',
  'Juris Doctor',
  'Doctor of Philosophy',
];

export type GraduationStatus = (typeof graduationStatuses)[number];

export type Education = {
  paraId?: string | undefined;
  school: string;
  location: string;
  degree: string;
  field: string;
  graduationYear: string;
  status: GraduationStatus | '';
};

export const emptyEducation: Education = {
  school: '',
  location: '',
  degree: '',
  field: '',
  graduationYear: '',
  status: '',
};

export function readEducation(document: UserDocument): Education[] {
  return findParagraphs(document, 'EDUC').map((paragraph) => ({
    paraId: paragraph.id,
    school: readValue(paragraph, 'SCHO'),
    location: readValue(paragraph, 'SLOC'),
    degree: readValue(paragraph, 'DGRE'),
    field: readValue(paragraph, 'STUY'),
    graduationYear: readValue(paragraph, 'GRYR'),
    status: graduationStatuses.find((status) => status === readValue(paragraph, 'GRST')) ?? '',
  }));
}

export function writeEducation(document: UserDocument, education: Education[]): UserDocument {
  const entries = education.map((school) => ({
    paraId: school.paraId,
    fields: {
      SCHO: school.school,
      SLOC: school.location,
      DGRE: school.degree,
      STUY: school.field,
      GRYR: school.graduationYear,
      GRST: school.status,
    },
  }));
  return writeEntries(document, 'EDUC', entries);
}

/** Changes the school with this `paraId`, or adds a new one at the end. */
export function putEducation(document: UserDocument, school: Education): UserDocument {
  const list = readEducation(document);
  return writeEducation(document, putEntry(list, school, list.length));
}
