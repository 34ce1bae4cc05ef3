import { expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { readAnswers, writeAnswers } from './answers.ts';
import { keepAnswer } from './keep-answer.ts';

it('one answer is stored beside the others, replaced by a newer one, and removed when emptied', () => {
  const work = { questionId: 'work', questionText: 'May you work here?', answer: ['Yes'] };
  const start = writeAnswers(emptyDocument({ userId: 'u', name: 'Resume' }), [work]);
  const asked = { questionText: 'How did you hear about us?', answer: ['A friend'] };
  const kept = keepAnswer(start, asked);
  expect(readAnswers(kept).map(({ answer }) => answer)).toEqual([['Yes'], ['A friend']]);
  const newer = keepAnswer(kept, { ...asked, answer: ['An advert'] });
  expect(readAnswers(newer).map(({ answer }) => answer)).toEqual([['Yes'], ['An advert']]);
  expect(readAnswers(keepAnswer(newer, { ...asked, answer: [] }))).toHaveLength(1);
});
