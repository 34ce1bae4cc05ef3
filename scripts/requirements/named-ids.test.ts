import { describe, expect, test } from 'vitest';
import { readGroups, readTests, traceRequirements } from './named-ids.ts';
import { readProject } from './read-project.ts';

const groups = readGroups('# All\n\n## 1. Lists\n\n- APP-001 — A\n- APP-002 — B\n\n## Notes\n\nNone.\n');
const trace = (source: string) => traceRequirements(readTests('a.test.ts', source), groups);

test('only sections with ids are groups', () => {
  expect(groups).toEqual([{ title: '1. Lists', ids: ['APP-001', 'APP-002'] }]);
});

test('the ids of tests, tables of tests, and steps are read; those of skipped tests are not', () => {
  const names = readTests(
    'a.test.ts',
    [
      "test('one [APP-001]', f)",
      "it.each(all)('two %s [APP-002]', f)",
      "test.skip('three [APP-003]', f)",
    ].join('\n'),
  );
  expect(names.flatMap(({ ids }) => ids)).toEqual(['APP-001', 'APP-002']);
});

test('a requirement without a test is open, and an id without a requirement is unknown', () => {
  // Assembled here, so that this file doesn't contain the id.
  const id = ['D', '999'].join('-');
  const { open, unknown } = trace(`test('one [APP-001] [${id}]', f)`);
  expect(open).toEqual(['APP-002']);
  expect(unknown).toEqual([id]);
});

test('four ids fit on one test, five do not', () => {
  const four = '[APP-001] [APP-002] [APP-003] [APP-004]';
  expect(trace(`test('four ${four}', f)`).crowded).toEqual([]);
  expect(trace(`test('five ${four} [APP-005]', f)`).crowded).toHaveLength(1);
});

describe('in this project', () => {
  const { tests, groups: own } = readProject();
  const { open, unknown, crowded } = traceRequirements(tests, own);

  test('every requirement and decision is named by a test', () => {
    expect(own.flatMap(({ ids }) => ids).length).toBeGreaterThan(700);
    expect(open).toEqual([]);
  });

  test('every id in the name of a test is a requirement', () => {
    expect(unknown).toEqual([]);
  });

  test('no test has more than four ids', () => {
    expect(crowded.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });
});
