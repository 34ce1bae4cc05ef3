import { answerMistakes } from '#domain/messages/applications/review.ts';
import type { AnswerSource } from '#domain/question/facts/facts.ts';
import type { AnswerValidationType, QuestionType } from '#domain/validation/question-type.ts';
import { validateAnswer } from '#domain/validation/validate-answer.ts';
import { isOpen } from './audit-progress.ts';

/** Where an answer is used again, from the widest to the narrowest. */
export const reuseScopes = ['everywhere', 'employer', 'job'] as const;
export type ReuseScope = (typeof reuseScopes)[number];

export interface ReviewedQuestion {
  id: string;
  questionType: QuestionType;
  answerToDisplay: string;
  isRequired: boolean;
  isReviewRequired: boolean;
  answerValidationType: AnswerValidationType;
  validationPattern?: string | undefined;
  /** 0 or absent: no limit. */
  charLimit?: number | undefined;
  source: AnswerSource | null;
}

/** A MultiChoice answer is sent as a JSON list; every other one as its text. */
export function parseAnswer(question: Pick<ReviewedQuestion, 'questionType' | 'answerToDisplay'>): string[] {
  const text = question.answerToDisplay;
  if (text.trim() === '') return [];
  if (question.questionType !== 'MultiChoice') return [text];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function formatAnswer(
  question: Pick<ReviewedQuestion, 'questionType'>,
  values: readonly string[],
): string {
  return question.questionType === 'MultiChoice' ? JSON.stringify(values) : (values[0] ?? '');
}

/** Why this answer can't be approved, or null. */
export function findMistake(question: ReviewedQuestion): string | null {
  if (question.questionType === 'File')
    return question.isRequired && question.answerToDisplay === '' ? answerMistakes.missingFile : null;
  const mistake = validateAnswer(parseAnswer(question), {
    answerValidationType: question.answerValidationType,
    questionType: question.questionType,
    required: question.isRequired,
    validationPattern: question.validationPattern,
    charLimit: question.charLimit,
  });
  return mistake ?? (question.source?.kind === 'draft' ? answerMistakes.unreadDraft : null);
}

export function isOpenQuestion(question: ReviewedQuestion): boolean {
  const empty = parseAnswer(question).length === 0;
  return isOpen(question, { empty, valid: findMistake(question) === null });
}

/** We answered it but aren't sure, so the person changes the answer or confirms it as it is. */
export function isToConfirm(question: ReviewedQuestion): boolean {
  return (
    isOpenQuestion(question) &&
    question.isReviewRequired &&
    parseAnswer(question).length > 0 &&
    findMistake(question) === null
  );
}

/** Files don't count toward a percentage, but nothing can be sent without a required one. */
export function isMissingFile(question: ReviewedQuestion): boolean {
  return question.questionType === 'File' && question.isRequired && parseAnswer(question).length === 0;
}

/**
 * What an approval sends along: the answers changed here, and those that needed review and have now been seen
 * (an optional question may stay empty).
 */
export function listItemsToSend(
  questions: readonly ReviewedQuestion[],
  changed: ReadonlySet<string>,
): { questionAnswerId: string; userAnswer: string }[] {
  return questions
    .filter(
      ({ id, questionType, isReviewRequired }) =>
        questionType !== 'File' && (isReviewRequired || changed.has(id)),
    )
    .map(({ id, answerToDisplay }) => ({ questionAnswerId: id, userAnswer: answerToDisplay }));
}
