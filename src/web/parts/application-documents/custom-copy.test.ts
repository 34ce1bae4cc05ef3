import { expect, test } from 'vitest';
import { showCustomDate } from './custom-copy.ts';

test('the date of a custom resume is day, month, year [AUD-009]', () => {
  expect(showCustomDate('2026-11-03T12:00:00Z')).toBe('03/11/2026');
  expect(showCustomDate('2026-01-28T12:00:00Z')).toBe('28/01/2026');
});
