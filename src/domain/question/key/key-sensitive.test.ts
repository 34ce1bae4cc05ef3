import { expect, test } from 'vitest';
import { assignIds } from '#domain/document/model/assign-ids.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { readAnswers, writeAnswers } from '#domain/document/sections/answers.ts';
import { isSensitiveQuestion, mergeSensitive, splitSensitive } from './key-sensitive.ts';

test('a question is sensitive by its place in the catalog or by what it asks', () => {
  expect(isSensitiveQuestion({ id: 'felony-explanation', text: 'Please explain' })).toBe(true);
  expect(isSensitiveQuestion({ id: 'lever-7', text: 'Do you have a disability?' })).toBe(true);
  expect(isSensitiveQuestion({ id: 'lever-8', text: 'Gender' })).toBe(true);
  expect(isSensitiveQuestion({ id: 'relocate', text: 'Are you willing to relocate?' })).toBe(false);
});

test('sensitive answers are removed from the document and restored to the same place', () => {
  let next = 0;
  const newId = () => `00000000-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`;
  const answers = [
    { questionId: 'relocate', questionText: 'Are you willing to relocate?', answer: ['Yes'] },
    { questionId: 'gender', questionText: 'What is your gender?', answer: ['Female'] },
    { questionId: 'travel', questionText: 'Are you willing to travel for work?', answer: ['No'] },
  ];
  const whole = assignIds(writeAnswers(emptyDocument({ userId: 'u', name: 'Resume' }), answers), newId);
  const { document, sensitive } = splitSensitive(whole);
  expect(readAnswers(document).map(({ questionId }) => questionId)).toEqual(['relocate', 'travel']);
  expect(JSON.stringify(document)).not.toContain('Female');
  expect(mergeSensitive(document, sensitive)).toEqual(whole);
});
