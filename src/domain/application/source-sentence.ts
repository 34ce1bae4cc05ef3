import type { AnswerSource } from '#domain/question/answer-source.ts';
import { formatShortDate } from './application-date.ts';

/** Where an answer comes from, in one plain sentence. */
export function describeSource(source: AnswerSource, timeZone?: string): string {
  switch (source.kind) {
    case 'resume':
      return `From your resume: “${source.quote}”`;
    case 'profile':
      return `From your profile: ${nameField(source.field)}`;
    case 'typed':
      return source.where
        ? `You answered this on ${formatShortDate(source.givenAt, timeZone)}, ${source.where}`
        : `Your answer, ${formatShortDate(source.givenAt, timeZone)}`;
    case 'rule':
      return source.inputs.length > 0
        ? `Worked out from ${source.inputs.map(nameField).join(', ')}`
        : 'Worked out from your profile';
    case 'draft':
      return 'Draft written from your resume for this question. Read it and make it yours.';
    case 'approved':
      return `You agreed to this text on ${formatShortDate(source.givenAt, timeZone)}`;
  }
}

/** The short form for a table cell. */
export function summarizeSource(source: AnswerSource, timeZone?: string): string {
  switch (source.kind) {
    case 'resume':
      return 'From your resume';
    case 'rule':
      return 'Worked out from your resume and profile';
    case 'draft':
      return 'Draft you approved';
    default:
      return describeSource(source, timeZone);
  }
}

const fieldNames: Record<string, string> = {
  'name.first': 'first name',
  'name.last': 'last name',
  'name.full': 'name',
  email: 'e-mail',
  phone: 'phone',
  linkedin: 'LinkedIn profile',
  linkedIn: 'LinkedIn profile',
  'address.city': 'city',
  'address.state': 'state',
  'address.zip': 'ZIP code',
};

function nameField(field: string): string {
  return (
    fieldNames[field] ??
    field
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/[._-]+/g, ' ')
      .toLowerCase()
  );
}
