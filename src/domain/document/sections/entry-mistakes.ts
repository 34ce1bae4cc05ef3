import { readHtmlText } from '#domain/document/values/html-list.ts';
import { parseMonth } from '#domain/document/values/month-text.ts';
import { findStateCode } from '#domain/document/values/us-states.ts';
import { entryMistakes as texts } from '#domain/messages/profile.ts';
import type { AnswerValidationType } from '#domain/validation/question-type.ts';
import { validateAnswer } from '#domain/validation/validate-answer.ts';
import type { Contact } from './contact.ts';
import type { Education } from './education.ts';
import type { Experience } from './experience.ts';

// The mistakes, by field, that keep a profile entry from being saved.

export type Mistakes<T> = Partial<Record<keyof T, string>>;

export const maxFieldLength = 100;
export const maxDescriptionLength = 5000;
export const firstGraduationYear = 1950;

/** What each field accepts; fields not listed here accept any text. */
type Rules<T> = Partial<Record<keyof T, { type?: AnswerValidationType; required?: true }>>;

const contactRules: Rules<Contact> = {
  firstName: { required: true },
  lastName: { required: true },
  email: { type: 'Email', required: true },
  phone: { type: 'PhoneNumber', required: true },
  city: { required: true },
  state: { required: true },
  zip: { type: 'PostalCode', required: true },
  linkedIn: { type: 'LinkedInProfile' },
};

export function findContactMistakes(contact: Contact): Mistakes<Contact> {
  const mistakes = checkFields(contact, contactRules);
  if (!mistakes.state && !findStateCode(contact.state)) mistakes.state = texts.state;
  return mistakes;
}

export function findExperienceMistakes(job: Experience): Mistakes<Experience> {
  const { description, ...fields } = job;
  const mistakes: Mistakes<Experience> = checkFields(fields, {
    title: { required: true },
    company: { required: true },
    start: { required: true },
    ...(job.current ? {} : { end: { required: true } }),
  });
  if (!mistakes.start && !isMonth(job.start)) mistakes.start = texts.year;
  if (!job.current && !mistakes.end) {
    if (!isMonth(job.end)) mistakes.end = texts.year;
    else if (isBefore(job.end, job.start)) mistakes.end = texts.endBeforeStart;
  }
  if (readHtmlText(description).length > maxDescriptionLength)
    mistakes.description = texts.tooLong(maxDescriptionLength);
  return mistakes;
}

export function findEducationMistakes(school: Education, thisYear: number): Mistakes<Education> {
  const mistakes = checkFields(school, { school: { required: true } });
  const year = Number(school.graduationYear);
  const last = thisYear + 10;
  if (school.graduationYear !== '' && !(year >= firstGraduationYear && year <= last))
    mistakes.graduationYear = texts.graduationYear(firstGraduationYear, last);
  return mistakes;
}

function checkFields<T extends object>(values: T, rules: Rules<T>): Mistakes<T> {
  const mistakes: Mistakes<T> = {};
  for (const [name, value] of Object.entries(values) as [keyof T, unknown][]) {
    if (typeof value !== 'string') continue;
    const { type = 'Default', required = false } = rules[name] ?? {};
    const message = validateAnswer(value, { answerValidationType: type, required });
    if (message) mistakes[name] = message;
    else if (value.length > maxFieldLength) mistakes[name] = texts.tooLong(maxFieldLength);
  }
  return mistakes;
}

function isMonth(text: string): boolean {
  const year = parseMonth(text)?.year ?? 0;
  return year >= 1900 && year <= 2100;
}

/** An unknown month counts for neither side. */
function isBefore(end: string, start: string): boolean {
  const [last, first] = [parseMonth(end), parseMonth(start)];
  if (!last || !first) return false;
  if (last.year !== first.year) return last.year < first.year;
  return last.month !== null && first.month !== null && last.month < first.month;
}
