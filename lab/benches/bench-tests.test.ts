import { expect, it } from 'vitest';
import { judgeTests } from './bench-tests.ts';

const end = (fullName: string, status: string, figure?: string) => ({
  fullName,
  status,
  meta: figure === undefined ? {} : { figure },
});

it("reports what the tests handed in and how many passed; skipped tests don't count", () => {
  const ends = [end('one', 'passed', '200 rounds'), end('two', 'passed'), end('three', 'skipped')];
  expect(judgeTests(ends)).toEqual({ isMet: true, said: '200 rounds · both tests pass' });
  expect(judgeTests([...ends, end('four', 'passed')]).said).toBe('200 rounds · all 3 tests pass');
  expect(judgeTests([end('one', 'passed')]).said).toBe('the test passes');
});

it('names what failed, and treats no tests at all as a failure', () => {
  const ends = [end('one', 'failed', '199 rounds'), end('two', 'passed')];
  expect(judgeTests(ends)).toEqual({ isMet: false, said: '199 rounds · 1 of 2 tests pass · not: one' });
  expect(judgeTests([]).isMet).toBe(false);
});
