import { statedIn } from '#domain/question/facts/facts.ts';
import { answerFollowUps } from './follow-ups.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

export interface OutdatedAnswer {
  before: PreparedAnswer;
  after: PreparedAnswer;
}

/**
 * What would be answered differently if the application were prepared now. What the person typed on this
 * application stays unless they changed the remembered answer since.
 */
export function findOutdated(
  stored: readonly PreparedAnswer[],
  fresh: readonly PreparedAnswer[],
): OutdatedAnswer[] {
  const byPath = new Map(fresh.map((one) => [one.field.path, one]));
  return stored.flatMap((before) => {
    const after = byPath.get(before.field.path);
    return after && isOutdated(before, after) ? [{ before, after }] : [];
  });
}

/** The application's answers with these ones up to date. */
export function updateAnswers(
  stored: readonly PreparedAnswer[],
  outdated: readonly OutdatedAnswer[],
): PreparedAnswer[] {
  const changed = new Map(outdated.map(({ before, after }) => [before, after]));
  return answerFollowUps(stored.map((one) => changed.get(one) ?? one));
}

function isOutdated(before: PreparedAnswer, after: PreparedAnswer): boolean {
  if (before.field.type === 'File' || after.answer.length === 0 || !after.source) return false;
  if (before.answer.length === 0) return before.field.required;
  if (before.answer.join('|') === after.answer.join('|')) return false;
  const { source } = before;
  switch (source?.kind) {
    case 'profile':
    case 'resume':
      return true;
    case 'rule':
      // A date counted from today is another one tomorrow, but nothing about the person has changed.
      return after.source.kind !== 'rule' || source.inputs.join('|') !== after.source.inputs.join('|');
    case 'typed':
      if (source.where === statedIn) return true;
      return source.id !== undefined && after.source.kind === 'typed' && after.source.id !== undefined;
    default:
      return false;
  }
}
