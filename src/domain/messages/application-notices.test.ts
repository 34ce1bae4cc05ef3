import { expect, test } from 'vitest';
import { stepTexts } from './application-notices.ts';

test.each([
  [8, 1, 2, 'You approved 8 answers, 1 file, and 2 statements.'],
  [8, 1, 0, 'You approved 8 answers and 1 file.'],
  [1, 0, 0, 'You approved 1 answer.'],
])('an approval of %i answers, %i files, and %i statements leaves out what there is none of', (...given) => {
  const [answers, files, statements, sentence] = given;
  expect(stepTexts.approved(answers, files, statements)).toBe(sentence);
});
