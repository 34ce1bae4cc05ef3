import { expect, test } from 'vitest';
import { areFarApart } from './states-near.ts';

test.each([
  ['CO', 'TX', true],
  ['FL', 'WA', true],
  ['MO', 'KS', false],
  ['CO', 'CO', false],
  // Through New Hampshire, and through Maryland.
  ['ME', 'MA', false],
  ['DC', 'WV', false],
  // No border to compare.
  ['AK', 'WA', false],
  ['PR', 'FL', false],
] as const)('%s and %s are far apart: %s', (one, other, isFar) => {
  expect(areFarApart(one, other)).toBe(isFar);
  expect(areFarApart(other, one)).toBe(isFar);
});

test('Within many miles, a third state may lie between', () => {
  expect(areFarApart('WI', 'IN')).toBe(true);
  expect(areFarApart('WI', 'IN', true)).toBe(false);
  expect(areFarApart('FL', 'WA', true)).toBe(true);
});
