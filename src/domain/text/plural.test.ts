import { expect, it } from 'vitest';
import { plural } from './plural.ts';

const jobs = { one: '# job', other: '# jobs' };

it.each([
  [0, '0 jobs'],
  [1, '1 job'],
  [2, '2 jobs'],
  [1234, '1,234 jobs'],
])('writes %i as %s', (count, text) => {
  expect(plural(count, jobs)).toBe(text);
});

it('leaves a form without a number unchanged', () => {
  expect(plural(1, { one: 'Your next job', other: 'Your next # jobs' })).toBe('Your next job');
});
