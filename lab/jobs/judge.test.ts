import { expect, it } from 'vitest';
import { judge } from './judge.ts';

it('a figure passes up to its limit and fails beyond, with target and unit in words', () => {
  expect(judge('search, p95', 50, { atMost: 50 }, 'ms CPU')).toEqual({
    what: 'search, p95',
    target: 'at most 50 ms CPU',
    measured: '50 ms CPU',
    result: 'pass',
  });
  expect(judge('search, p95', 50.1, { atMost: 50 }, 'ms CPU').result).toBe('FAIL');
  expect(judge('saving', 300, { atLeast: 300 }, 'jobs/s').result).toBe('pass');
  expect(judge('saving', 299, { atLeast: 300 }, 'jobs/s').result).toBe('FAIL');
  expect(judge('saving', Number.NaN, { atLeast: 300 }, 'jobs/s').result).toBe('FAIL');
});
