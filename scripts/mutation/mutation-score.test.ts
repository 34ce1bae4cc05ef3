import { expect, test } from 'vitest';
import { addCounts, countMutants, describeCounts, scoreOf } from './mutation-score.ts';

const report = (...statuses: string[]) => ({
  files: { 'rule.ts': { mutants: statuses.map((status) => ({ status })) } },
});

test("killed and hanging mutants are caught, survivors and untested ones are missed, the others don't count", () => {
  const counts = countMutants(
    report('Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'),
  );
  expect(counts).toEqual({ caught: 3, missed: 2 });
  expect(scoreOf(counts)).toBe(60);
});

test('a rule without a mutant has no passing score', () => {
  expect(scoreOf(countMutants(report()))).toBe(0);
});

test('the total weighs rules by their mutants', () => {
  const total = addCounts([
    { caught: 1, missed: 1 },
    { caught: 8, missed: 0 },
  ]);
  expect(describeCounts('all rules', total)).toBe(' 90.0 %  9 of 10  all rules');
});
