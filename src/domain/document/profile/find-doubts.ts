import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { readEducation } from '#domain/document/sections/education.ts';
import { findContactMistakes } from '#domain/document/sections/entry-mistakes.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { minSkills, readSkills } from '#domain/document/sections/skills.ts';
import { parseMonth } from '#domain/document/values/month-text.ts';
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

function missing(field: string, name: string): FieldDoubt {
  return { field, reason: `We couldn't read ${name}. Please check it.` };
}

function doubtContact(document: UserDocument): Doubt[] {
  const contact = readContact(document);
  const names = {
    firstName: 'your first name',
    lastName: 'your last name',
    email: 'your email',
    phone: 'your phone',
    city: 'your city',
    state: 'your state',
  } as const;
  const unread = Object.entries(names)
    .filter(([field]) => contact[field as keyof typeof names] === '')
    .map(([field, name]) => missing(field, name));
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
  if (job.title === '') doubts.push(missing('title', 'the job title'));
  if (job.company === '') doubts.push(missing('company', 'the company'));
  if (!start) doubts.push(missing('start', 'the start date'));
  else if (start.month === null) doubts.push(missing('start', 'the start month'));
  if (job.current) return doubts;
  if (!end) doubts.push(missing('end', 'the end date'));
  else if (end.month === null) doubts.push(missing('end', 'the end month'));
  else if (start && (end.year - start.year) * 12 + end.month - (start.month ?? 1) < 0)
    doubts.push({ field: 'end', reason: 'End date must be after start date' });
  return doubts;
}

function doubtSchool(school: ReturnType<typeof readEducation>[number]): FieldDoubt[] {
  const doubts: FieldDoubt[] = [];
  if (school.school === '') doubts.push(missing('school', 'the school'));
  if (school.degree === '') doubts.push(missing('degree', 'the degree'));
  if (school.graduationYear === '' && school.status === '')
    doubts.push(missing('graduationYear', 'the graduation year'));
  return doubts;
}

function doubtSkills(skills: string[]): Doubt[] {
  if (skills.length >= fewestSkills) return [];
  const reason = `We found ${skills.length} of the ${fewestSkills} skills that are needed.`;
  return [{ part: 'skills', entry: 0, field: 'skills', reason }];
}

/** How far a reviewed resume takes the profile: past every step with nothing left to ask. */
export function reviewedState(document: UserDocument): ProfileState {
  if (Object.keys(findContactMistakes(readContact(document))).length > 0) return 'NEWRSME';
  return readSkills(document).length < minSkills ? 'EDUC' : 'SKLL';
}
