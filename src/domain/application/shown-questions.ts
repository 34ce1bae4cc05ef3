import type { QuestionType } from '#domain/validation/question-type.ts';
import type { ApplicationStatus } from './status.ts';

interface ListedQuestion {
  id: string;
  questionType: QuestionType;
  isRequired: boolean;
  isReviewRequired: boolean;
  answerToDisplay: string;
}

interface ReviewMode {
  status: ApplicationStatus;
  revealAll: boolean;
  /** Answers given here are saved for the next application. */
  savedData: boolean;
  /** Shown one by one because they failed the check. */
  revealed: ReadonlySet<string>;
}

/** The questions of a review, in the form's order; lists and hidden fields are never asked. */
export function listShownQuestions<Question extends ListedQuestion>(
  questions: readonly Question[],
  mode: ReviewMode,
): Question[] {
  return questions.filter(
    (question) =>
      isAsked(question.questionType) &&
      (mode.revealAll ||
        mode.status === 'ReadyForQuickApply' ||
        question.isReviewRequired ||
        mode.revealed.has(question.id) ||
        (mode.savedData && question.isRequired && question.answerToDisplay === '')),
  );
}

function isAsked(type: QuestionType): boolean {
  return type !== 'QuestionList' && type !== 'Hidden';
}

/** A receipt shows only questions answered with text. */
export function listReceiptQuestions<Question extends { questionType: QuestionType }>(
  questions: readonly Question[],
): Question[] {
  return questions.filter((question) => isAsked(question.questionType) && question.questionType !== 'File');
}
