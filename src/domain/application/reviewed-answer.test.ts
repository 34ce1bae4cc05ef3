import { expect, test } from 'vitest';
import {
  findMistake,
  formatAnswer,
  isOpenQuestion,
  listItemsToSend,
  parseAnswer,
  type ReviewedQuestion,
} from './reviewed-answer.ts';

const question: ReviewedQuestion = {
  id: 'q1',
  questionType: 'Text',
  answerToDisplay: 'Austin',
  isRequired: true,
  isReviewRequired: false,
  answerValidationType: 'Default',
  source: { kind: 'profile', field: 'City' },
};

test('several choices are sent as a list, everything else as text', () => {
  const many = { questionType: 'MultiChoice' as const, answerToDisplay: '["SQL","Excel"]' };
  expect(parseAnswer(many)).toEqual(['SQL', 'Excel']);
  expect(formatAnswer(many, ['SQL'])).toBe('["SQL"]');
  expect(parseAnswer(question)).toEqual(['Austin']);
  expect(formatAnswer(question, [])).toBe('');
});

test('missing, wrong, and unread answers stop an approval', () => {
  expect(findMistake(question)).toBeNull();
  expect(findMistake({ ...question, answerToDisplay: '' })).toBe('Field is required');
  expect(findMistake({ ...question, answerValidationType: 'PostalCode' })).toBe('Enter valid postal code');
  expect(findMistake({ ...question, source: { kind: 'draft', basis: 'resume' } })).toContain(
    'Read this draft',
  );
});

test('an optional question without an answer is not open', () => {
  const optional = { ...question, isRequired: false, answerToDisplay: '', source: null };
  expect(isOpenQuestion(optional)).toBe(false);
  expect(isOpenQuestion({ ...optional, isRequired: true })).toBe(true);
});

test('an approval sends changed and reviewed answers, never a file', () => {
  const questions = [
    question,
    { ...question, id: 'q2', isReviewRequired: true, answerToDisplay: '' },
    { ...question, id: 'q3' },
    { ...question, id: 'q4', questionType: 'File' as const, isReviewRequired: true },
  ];
  expect(listItemsToSend(questions, new Set(['q3']))).toEqual([
    { questionAnswerId: 'q2', userAnswer: '' },
    { questionAnswerId: 'q3', userAnswer: 'Austin' },
  ]);
});
