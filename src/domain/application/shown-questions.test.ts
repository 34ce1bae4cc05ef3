import { expect, test } from 'vitest';
import { listReceiptQuestions, listShownQuestions } from './shown-questions.ts';

const base = {
  questionType: 'Text' as const,
  isRequired: false,
  isReviewRequired: false,
  answerToDisplay: 'x',
};
const questions = [
  { ...base, id: 'sure' },
  { ...base, id: 'review', isReviewRequired: true },
  { ...base, id: 'open', isRequired: true, answerToDisplay: '' },
  { ...base, id: 'hidden', questionType: 'Hidden' as const, isReviewRequired: true },
];
const mode = {
  status: 'ReadyForReview' as const,
  revealAll: false,
  savedData: false,
  revealed: new Set<string>(),
};
const ids = (list: { id: string }[]) => list.map((question) => question.id);

test('a review shows what needs review, and with saved data what is required and unanswered [AUD-015]', () => {
  expect(ids(listShownQuestions(questions, mode))).toEqual(['review']);
  expect(ids(listShownQuestions(questions, { ...mode, savedData: true }))).toEqual(['review', 'open']);
  expect(ids(listShownQuestions(questions, { ...mode, revealAll: true }))).toEqual([
    'sure',
    'review',
    'open',
  ]);
});

test('an application that is ready for one click shows everything [AUD-016]', () => {
  expect(ids(listShownQuestions(questions, { ...mode, status: 'ReadyForQuickApply' }))).toHaveLength(3);
});

test('a question that failed the check is shown on its own', () => {
  expect(ids(listShownQuestions(questions, { ...mode, revealed: new Set(['sure']) }))).toEqual([
    'sure',
    'review',
  ]);
});

test('lists, hidden fields, and files are left out of a receipt [RCP-012]', () => {
  const types = ['Text', 'QuestionList', 'Hidden', 'File'] as const;
  expect(listReceiptQuestions(types.map((questionType) => ({ questionType })))).toEqual([
    { questionType: 'Text' },
  ]);
});
