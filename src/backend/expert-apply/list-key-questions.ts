import type { KeyQuestionCatalogue } from '#domain/question/key-question.ts';
import { keyQuestionCatalogue } from '#domain/question/key-questions.ts';

/** The same for everybody; the answers are in the person's document. */
export function listKeyQuestions(): KeyQuestionCatalogue {
  return keyQuestionCatalogue;
}
