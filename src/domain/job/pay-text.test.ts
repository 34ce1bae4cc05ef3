import { expect, test } from 'vitest';
import { formatPay } from './pay-text.ts';

test('pay is told as a range or one amount, a year or an hour', () => {
  expect(formatPay({ min: 78_000, max: 96_000, unit: 'year' })).toBe('$78,000–$96,000 a year');
  expect(formatPay({ min: 24.5, max: 24.5, unit: 'hour' })).toBe('$24.50 an hour');
});
