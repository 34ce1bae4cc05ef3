import { expect, test } from 'vitest';
import { findFamily } from '#domain/question/meaning/families.ts';
import { endingAnswer, listKnockOuts } from './knock-out.ts';

test('a knock-out answer is recognized by the family of its question', () => {
  expect(endingAnswer('work_auth')).toBe('no');
  expect(endingAnswer('sponsorship')).toBe('yes');
  expect(endingAnswer('gender')).toBeNull();
  expect(findFamily('work_auth').name).toBe('work_auth');
});

test('only the exact answer counts, whatever text follows it', () => {
  const warnOf = (endsAt: 'yes' | 'no' | null, answerToDisplay: string) =>
    listKnockOuts([{ questionText: 'May you work here?', answerToDisplay, endsAt }]);
  expect(warnOf('no', 'No, I am not')).toEqual([
    'Your answer “No, I am not” to “May you work here?” may rule you out before anyone reads this application.',
  ]);
  expect(warnOf('yes', 'yes')).toHaveLength(1);
  expect(warnOf('no', 'Not yet decided')).toEqual([]);
  expect(warnOf('yes', '')).toEqual([]);
  expect(warnOf(null, 'No')).toEqual([]);
});
