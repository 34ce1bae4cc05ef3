import type { AnswerSource } from '#domain/question/answer-source.ts';
import { formatShortDate } from './application-date.ts';

interface Reader {
  /** The employer of the application on the screen; answers given to another one say so. */
  company?: string;
  timeZone?: string;
}

/** Where an answer comes from, in one plain sentence. */
export function describeSource(source: AnswerSource, reader: Reader = {}): string {
  switch (source.kind) {
    case 'resume':
      return `From your resume: “${source.quote}”`;
    case 'profile':
      return `From your profile: ${nameField(source.field)}`;
    case 'typed':
      return describeTyped(source, reader);
    case 'rule':
      return source.inputs.length > 0
        ? `Worked out from ${source.inputs.map(nameField).join(', ')}`
        : 'Worked out from your profile';
    case 'draft':
      return 'Draft written from your resume for this question. Read it and make it yours.';
    case 'approved':
      return `You agreed to this text on ${formatShortDate(source.givenAt, reader.timeZone)}`;
  }
}

function describeTyped(source: { givenAt: string; where?: string | undefined }, reader: Reader): string {
  const day = formatShortDate(source.givenAt, reader.timeZone);
  if (!source.where || source.where === reader.company) return `Your answer, ${day}`;
  const place = source.where === 'Key questions' ? 'in Key questions' : `for ${source.where}`;
  return `You answered this on ${day}, ${place}`;
}

/** The short form for a table cell. */
export function summarizeSource(source: AnswerSource, reader: Reader = {}): string {
  switch (source.kind) {
    case 'resume':
      return 'From your resume';
    case 'rule':
      return 'Worked out from your resume and profile';
    case 'draft':
      return 'Draft you approved';
    default:
      return describeSource(source, reader);
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
