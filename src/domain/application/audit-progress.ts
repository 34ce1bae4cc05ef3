import { progressTexts as texts } from '#domain/messages/applications/review.ts';
import type { AnswerSource } from '#domain/question/facts/facts.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';

export interface AuditProgress {
  total: number;
  completed: number;
  remaining: number;
  percent: number;
  text: string;
}

/** Questions that are never shown, or shown read-only, don't count toward a percentage. */
export function isCounted(type: QuestionType): boolean {
  return type !== 'QuestionList' && type !== 'Hidden' && type !== 'File';
}

/**
 * How many answers, files, and statements the employer gets. Lists and receipts count with this, so that a file
 * is never called an answer.
 */
export function countGiven(
  given: readonly { type: QuestionType; control: string; source: AnswerSource | null }[],
): { answers: number; files: number; statements: number } {
  return {
    answers: given.filter(({ type, control }) => type !== 'File' && control !== 'checkbox').length,
    files: given.filter(({ type }) => type === 'File').length,
    statements: given.filter(({ source }) => source?.kind === 'approved').length,
  };
}

interface ReviewedQuestion {
  questionType: QuestionType;
  isRequired: boolean;
  isReviewRequired: boolean;
  source: AnswerSource | null;
}

/**
 * A draft, or an answer that we flagged, stays open until the person changes or confirms it, so that the
 * questions left to review are the flagged ones.
 */
export function isOpen(question: ReviewedQuestion, value: { empty: boolean; valid: boolean }): boolean {
  if (!isCounted(question.questionType)) return false;
  if (question.source?.kind === 'draft' || question.isReviewRequired) return true;
  return question.isRequired && (value.empty || !value.valid);
}

export function measureProgress(
  counter: { totalQuestions: number; totalIgnoreQuestions: number },
  remaining: number,
  missingFiles = 0,
): AuditProgress {
  const total = Math.max(0, counter.totalQuestions - counter.totalIgnoreQuestions);
  const completed = Math.max(0, total - remaining);
  const percent = total === 0 ? 100 : Math.floor((completed / total) * 100);
  return { total, completed, remaining, percent, text: describe(percent, remaining, missingFiles) };
}

function describe(percent: number, remaining: number, missingFiles: number): string {
  if (remaining > 0) return texts.open(percent, remaining);
  return missingFiles > 0 ? texts.missingFiles(missingFiles) : texts.complete;
}
