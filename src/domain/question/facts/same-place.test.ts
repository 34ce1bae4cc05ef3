import { expect, test } from 'vitest';
import { isSamePlace } from './same-place.ts';

test.each([
  ['Columbus, OH', 'Columbus, Ohio, United States', true],
  ['columbus, ohio', 'Columbus, OH', true],
  ['Columbus, OH', 'Columbus, Georgia, United States', false],
  ['Columbus', 'Columbus, Ohio', false],
  ['', '', false],
])('“%s” and “%s” are one place: %s', (one, other, same) => {
  expect(isSamePlace(one, other)).toBe(same);
});
