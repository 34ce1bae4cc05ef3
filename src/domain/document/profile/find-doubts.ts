import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { readEducation } from '#domain/document/sections/education.ts';
import { findContactMistakes } from '#domain/document/sections/entry-mistakes.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { minSkills, readSkills } from '#domain/document/sections/skills.ts';
import { parseMonth } from '#domain/document/values/month-text.ts';
import { doubtTexts } from '#domain/messages/profile.ts';
import { validateAnswer } from '#domain/validation/validate-answer.ts';
import type { ProfileState } from './profile-state.ts';

export const fewestSkills = 3;

export type DoubtPart = 'contact' | 'experience' | 'education' | 'skills';
/** Something a person should check before it is used; `entry` is the index of the job or school. */
export type Doubt = { part: DoubtPart; entry: number; field: string; reason: string };

/** Values that were not read, or that can't be right. */
export function findDoubts(document: UserDocument): Doubt[] {
  return [
    ...doubtContact(document),
    ...readExperience(document).flatMap((job, entry) =>
      doubtJob(job).map((doubt) => ({ ...doubt, part: 'experience' as const, entry })),
    ),
    ...readEducation(document).flatMap((school, entry) =>
      doubtSchool(school).map((doubt) => ({ ...doubt, part: 'education' as const, entry })),
    ),
    ...doubtSkills(readSkills(document)),
  ];
}

type FieldDoubt = Pick<Doubt, 'field' | 'reason'>;

function doubtContact(document: UserDocument): Doubt[] {
  const contact = readContact(document);
  const unread = (['firstName', 'lastName', 'email', 'phone', 'city', 'state'] as const)
    .filter((field) => contact[field] === '')
    .map((field) => ({ field, reason: doubtTexts[field] }));
  const wrong = (['email', 'phone'] as const).flatMap((field) => {
    const rule = field === 'email' ? 'Email' : 'PhoneNumber';
    const mistake =
      contact[field] && validateAnswer(contact[field], { answerValidationType: rule, required: false });
    return mistake ? [{ field, reason: mistake }] : [];
  });
  return [...unread, ...wrong].map((doubt) => ({ ...doubt, part: 'contact', entry: 0 }));
}

function doubtJob(job: ReturnType<typeof readExperience>[number]): FieldDoubt[] {
  const start = parseMonth(job.start);
  const end = parseMonth(job.end);
  const doubts: FieldDoubt[] = [];
  if (job.title === '') doubts.push({ field: 'title', reason: doubtTexts.title });
  if (job.company === '') doubts.push({ field: 'company', reason: doubtTexts.company });
  if (!start) doubts.push({ field: 'start', reason: doubtTexts.start });
  else if (start.month === null) doubts.push({ field: 'start', reason: doubtTexts.startMonth });
  if (job.current) return doubts;
  if (!end) doubts.push({ field: 'end', reason: doubtTexts.end });
  else if (end.month === null) doubts.push({ field: 'end', reason: doubtTexts.endMonth });
  else if (start && (end.year - start.year) * 12 + end.month - (start.month ?? 1) < 0)
    doubts.push({ field: 'end', reason: doubtTexts.endBeforeStart });
  return doubts;
}

function doubtSchool(school: ReturnType<typeof readEducation>[number]): FieldDoubt[] {
  const doubts: FieldDoubt[] = [];
  if (school.school === '') doubts.push({ field: 'school', reason: doubtTexts.school });
  if (school.degree === '') doubts.push({ field: 'degree', reason: doubtTexts.degree });
  if (school.graduationYear === '' && school.status === '')
    doubts.push({ field: 'graduationYear', reason: doubtTexts.graduationYear });
  return doubts;
}

function doubtSkills(skills: string[]): Doubt[] {
  if (skills.length >= fewestSkills) return [];
  const reason = doubtTexts.fewSkills(skills.length, fewestSkills);
  return [{ part: 'skills', entry: 0, field: 'skills', reason }];
}

/** How far a reviewed resume takes the profile: past every step with nothing left to ask. */
export function reviewedState(document: UserDocument): ProfileState {
  if (Object.keys(findContactMistakes(readContact(document))).length > 0) return 'NEWRSME';
  return readSkills(document).length < minSkills ? 'EDUC' : 'SKLL';
}
