import { expect, it } from 'vitest';
import { conversionRate } from './conversion-rate.ts';

it('the interval is Wilson’s: known values, never outside 0 to 1, and null without people', () => {
  const half = conversionRate(50, 100);
  expect(half?.rate).toBe(0.5);
  expect(half?.low).toBeCloseTo(0.4038, 3);
  expect(half?.high).toBeCloseTo(0.5962, 3);
  const none = conversionRate(0, 10);
  expect(none?.low).toBe(0);
  expect(none?.high).toBeCloseTo(0.2775, 3);
  expect(conversionRate(10, 10)?.high).toBeCloseTo(1, 9);
  expect(conversionRate(0, 0)).toBeNull();
});
