import type { AnswerSource } from '#domain/question/facts/facts.ts';
import { formatShortDate } from './application-date.ts';

interface Reader {
  /** The employer of the application on the screen; answers given to another employer name that one. */
  company?: string;
  timeZone?: string;
}

/** The source of an answer, in one sentence. */
export function describeSource(source: AnswerSource, reader: Reader = {}): string {
  switch (source.kind) {
    case 'resume':
      return `From your resume: “${source.quote}”`;
    case 'profile':
      return `From your profile: ${source.field}`;
    case 'typed':
      return describeTyped(source, reader);
    case 'rule':
      return [`Worked out: ${source.rule}`, source.inputs.join('; ')].filter(Boolean).join('. ');
    case 'draft':
      return 'Draft written from your resume for this question. Read it and make it yours.';
    case 'approved':
      return `You agreed to this text on ${formatShortDate(source.givenAt, reader.timeZone)}`;
  }
}

const ownPlaces = ['Key questions', 'Job preferences', 'Cover letters'];

function describeTyped(source: { givenAt: string; where?: string | undefined }, reader: Reader): string {
  const day = formatShortDate(source.givenAt, reader.timeZone);
  if (!source.where || source.where === reader.company) return `Your answer, ${day}`;
  return `You answered this on ${day}, ${ownPlaces.includes(source.where) ? 'in' : 'for'} ${source.where}`;
}

/** The short form for a table. */
export function summarizeSource(source: AnswerSource, reader: Reader = {}): string {
  switch (source.kind) {
    case 'resume':
      return 'From your resume';
    case 'rule':
      return `Worked out: ${source.rule}`;
    case 'draft':
      return 'Draft you approved';
    default:
      return describeSource(source, reader);
  }
}
