import { keyQuestionErrors } from '#domain/messages/profile.ts';
import { readStatement } from '#domain/question/answer/facts-from-document.ts';
import { nameFact } from '#domain/question/facts/facts.ts';
import { findFamily } from '#domain/question/meaning/families.ts';
import type { KeyQuestion, KeyQuestionCatalog } from './key-question.ts';

export type KeyQuestionChange = Pick<KeyQuestion, 'id' | 'questionText' | 'isRequired'>;

/** What an answer to this wording tells us. */
function meaningOf(questionText: string): string {
  const { family, scope, params } = readStatement(questionText);
  return JSON.stringify([family, scope, nameFact(findFamily(family), params) ?? null, params]);
}

/**
 * Why a question must not be changed like this; null when it may. People have already answered it: a new
 * wording is fine, but another meaning would turn their answers into something they never said.
 */
export function findChangeRefusal(question: KeyQuestion, change: KeyQuestionChange): string | null {
  if (question.sensitive && change.isRequired) return keyQuestionErrors.sensitiveRequired;
  if (change.questionText === question.questionText) return null;
  return meaningOf(change.questionText) === meaningOf(question.questionText)
    ? null
    : keyQuestionErrors.otherMeaning;
}

export function withChanges(
  catalog: KeyQuestionCatalog,
  changes: readonly KeyQuestionChange[],
): KeyQuestionCatalog {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return {
    ...catalog,
    questions: catalog.questions.map((question) => ({ ...question, ...byId.get(question.id) })),
  };
}
