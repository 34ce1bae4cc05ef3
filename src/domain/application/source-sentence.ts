import {
  ownPlaceLabels,
  profileFieldLabels,
  sourceTexts as texts,
} from '#domain/messages/applications/sources.ts';
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
      return texts.profile(profileFieldLabels[source.field] ?? source.field);
    case 'typed':
      return describeTyped(source, reader);
    case 'rule':
      return source.inputs.length > 0
        ? texts.ruleWithInputs(source.rule, source.inputs.join('; '))
        : texts.rule(source.rule);
    case 'draft':
      return source.claims ? texts.templateDraft : texts.draft;
    case 'approved':
      return texts.approved(formatShortDate(source.givenAt, reader.timeZone));
  }
}

function describeTyped(source: { givenAt: string; where?: string | undefined }, reader: Reader): string {
  const day = formatShortDate(source.givenAt, reader.timeZone);
  if (!source.where || source.where === reader.company) return texts.typed(day);
  const ownPlace = ownPlaceLabels[source.where];
  return ownPlace ? texts.typedIn(day, ownPlace) : texts.typedFor(day, source.where);
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
