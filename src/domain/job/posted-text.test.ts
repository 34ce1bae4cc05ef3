import { expect, test } from 'vitest';
import { describeFreshness } from './posted-text.ts';

const job = { postedAgoDays: 2, isJobOlderThan7Days: false, isLastVerifiedDate: true };

test('a job posted this week shows when it was posted [MAT-014]', () => {
  expect(describeFreshness(job).text).toBe('Posted 2 days ago');
  expect(describeFreshness({ ...job, postedAgoDays: 0 }).text).toBe('Posted today');
  expect(describeFreshness({ ...job, postedAgoDays: 1 }).text).toBe('Posted 1 day ago');
});

test('an older job that was checked shows so, with its age as the tooltip [MAT-013]', () => {
  expect(
    describeFreshness({ postedAgoDays: 9, isJobOlderThan7Days: true, isLastVerifiedDate: true }),
  ).toEqual({
    text: 'Confirmed active in the last 24 hours*',
    confirmed: true,
    tooltip: 'Posted 9 days ago',
  });
});

test('an older job that was not checked only shows when it was posted', () => {
  const old = { postedAgoDays: 9, isJobOlderThan7Days: true, isLastVerifiedDate: false };
  expect(describeFreshness(old)).toEqual({ text: 'Posted 9 days ago', confirmed: false, tooltip: null });
});
