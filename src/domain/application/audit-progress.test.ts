import { describe, expect, test } from 'vitest';
import { isOpen, measureProgress } from './audit-progress.ts';

const counter = { totalQuestions: 10, totalIgnoreQuestions: 1 };

test('the text shows the percentage and the questions left, one or many [AUD-004]', () => {
  expect(measureProgress(counter, 3).text).toBe('66% complete – 3 questions left to review');
  expect(measureProgress(counter, 1).text).toBe('88% complete – 1 question left to review');
  expect(measureProgress(counter, 0).text).toBe("All questions are complete. You're ready to apply.");
});

test('the percentage is rounded down and skips ignored questions [AUD-006]', () => {
  expect(measureProgress(counter, 3)).toMatchObject({ total: 9, completed: 6, percent: 66 });
  expect(measureProgress({ totalQuestions: 3, totalIgnoreQuestions: 0 }, 1).percent).toBe(66);
});

test('a form without questions is complete', () => {
  expect(measureProgress({ totalQuestions: 2, totalIgnoreQuestions: 2 }, 0).percent).toBe(100);
});

describe('a question is open', () => {
  const question = { questionType: 'Text' as const, isRequired: true, isReviewRequired: false, source: null };
  const filled = { empty: false, valid: true };

  test('when it is required or needs review and its answer is missing or wrong', () => {
    expect(isOpen(question, { empty: true, valid: false })).toBe(true);
    expect(isOpen(question, { empty: false, valid: false })).toBe(true);
    expect(isOpen(question, filled)).toBe(false);
    expect(isOpen({ ...question, isRequired: false }, { empty: true, valid: true })).toBe(false);
    expect(
      isOpen({ ...question, isRequired: false, isReviewRequired: true }, { empty: true, valid: true }),
    ).toBe(true);
  });

  test('while its answer is flagged, even if it is filled in', () => {
    expect(isOpen({ ...question, isReviewRequired: true }, filled)).toBe(true);
  });

  test('while its answer is a draft that nobody has read', () => {
    expect(isOpen({ ...question, source: { kind: 'draft', basis: 'resume' } }, filled)).toBe(true);
  });

  test('never for files and hidden fields', () => {
    expect(isOpen({ ...question, questionType: 'File' }, { empty: true, valid: false })).toBe(false);
  });
});
