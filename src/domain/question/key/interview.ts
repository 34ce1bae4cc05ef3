import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readAnswers } from '#domain/document/sections/answers.ts';
import { factsOf } from '#domain/question/answer/facts-from-document.ts';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import counted from './closed-questions.json' with { type: 'json' };
import type { KeyQuestion } from './key-question.ts';

/**
 * How many open questions of the forms in `tests` the answer to each key question closes, by id. Written by
 * `scripts/count-interview.ts`.
 */
export const closedQuestions: { forms: number; questions: number; closes: Readonly<Record<string, number>> } =
  counted;

/** A question that closes fewer isn't worth the person's time. */
const worthAsking = 3;

/**
 * The key questions that the interview asks, those that close the most open questions first. Personal ones
 * follow the others because they need a consent of their own. A follow-up question is asked with its parent.
 */
export function orderInterview(questions: readonly KeyQuestion[]): KeyQuestion[] {
  const countOf = ({ id }: KeyQuestion) => closedQuestions.closes[id] ?? 0;
  return questions
    .filter((question) => question.dependentQuestionId === null && countOf(question) >= worthAsking)
    .toSorted((a, b) => Number(a.sensitive) - Number(b.sensitive) || countOf(b) - countOf(a));
}

/** The ids of the questions that a form would get answered already, from the profile or the resume. */
export function findKnownQuestions(
  questions: readonly KeyQuestion[],
  document: UserDocument,
  { today, documentSavedAt }: { today: Date; documentSavedAt: string },
): Set<string> {
  const stated = readAnswers(document).filter(({ answer }) => answer.length > 0);
  const prepared = prepareAnswers(
    {
      ats: 'generic',
      tenant: '',
      postingId: '',
      url: '',
      language: 'en',
      countries: ['US'],
      fields: questions.map(({ id, questionText, questionType, answerChoices }) => ({
        path: id,
        label: questionText,
        labelSource: 'definition',
        type: questionType,
        control: 'text',
        required: true,
        options: answerChoices.map((choice) => ({ label: choice, value: choice })),
        family: '',
      })),
    },
    factsOf(document, { today, documentSavedAt }),
    { resumeFileName: null, today },
  );
  const answered = prepared.filter(({ answer, reviewRequired }) => answer.length > 0 && !reviewRequired);
  return new Set([...stated.map(({ questionId }) => questionId), ...answered.map(({ field }) => field.path)]);
}
