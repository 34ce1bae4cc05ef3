import { expect, test } from 'vitest';
import { findFamily } from '#domain/question/families.ts';
import { endingAnswer, isEndingAnswer } from './knock-out.ts';

test('an answer by which employers sort applications out is known by the family of its question', () => {
  expect(endingAnswer('work_auth')).toBe('no');
  expect(endingAnswer('sponsorship')).toBe('yes');
  expect(endingAnswer('gender')).toBeNull();
  expect(findFamily('work_auth').name).toBe('work_auth');
});

test('only the very answer counts, however it goes on', () => {
  expect(isEndingAnswer('no', 'No, I am not')).toBe(true);
  expect(isEndingAnswer('no', 'Not yet decided')).toBe(false);
  expect(isEndingAnswer('yes', 'yes')).toBe(true);
  expect(isEndingAnswer('yes', '')).toBe(false);
  expect(isEndingAnswer(null, 'No')).toBe(false);
});
