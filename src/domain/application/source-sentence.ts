import { sourceTexts as texts } from '#domain/messages/applications/sources.ts';
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
      return texts.resumeQuote(source.quote);
    case 'profile':
      return texts.profile(source.field);
    case 'typed':
      return describeTyped(source, reader);
    case 'rule':
      return source.inputs.length > 0
        ? texts.ruleWithInputs(source.rule, source.inputs.join('; '))
        : texts.rule(source.rule);
    case 'draft':
      return texts.draft;
    case 'approved':
      return texts.approved(formatShortDate(source.givenAt, reader.timeZone));
  }
}

const ownPlaces = ['Key questions', 'Job preferences', 'Cover letters'];

function describeTyped(source: { givenAt: string; where?: string | undefined }, reader: Reader): string {
  const day = formatShortDate(source.givenAt, reader.timeZone);
  if (!source.where || source.where === reader.company) return texts.typed(day);
  return ownPlaces.includes(source.where)
    ? texts.typedIn(day, source.where)
    : texts.typedFor(day, source.where);
}

/** The short form for a table. */
export function summarizeSource(source: AnswerSource, reader: Reader = {}): string {
  switch (source.kind) {
    case 'resume':
      return texts.resume;
    case 'rule':
      return texts.rule(source.rule);
    case 'draft':
      return texts.approvedDraft;
    default:
      return describeSource(source, reader);
  }
}
