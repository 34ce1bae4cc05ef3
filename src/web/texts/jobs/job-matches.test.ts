import { expect, it } from 'vitest';
import { countMatches } from '#web/texts/jobs/job-matches.ts';

it('a list that ends before the matches do says that there are more', () => {
  expect(countMatches({ totalRecords: 1, onlyBest: false })).toBe('1 job');
  expect(countMatches({ totalRecords: 200, onlyBest: false })).toBe('200 jobs');
  expect(countMatches({ totalRecords: 200, onlyBest: true })).toBe('More than 200 jobs');
});
