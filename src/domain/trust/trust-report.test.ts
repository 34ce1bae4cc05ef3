import { expect, it } from 'vitest';
import { percentText, sumTrust, type TrustRow } from './trust-report.ts';

const row = (changes: Partial<TrustRow>): TrustRow => ({
  system: 'Lever',
  employers: 1,
  forms: 2,
  fieldsRead: { of: 20, right: 19 },
  valuesFilled: { of: 10, right: 10 },
  questions: 12,
  leftForReview: 3,
  sent: 2,
  falselyApplied: 0,
  falselyFailed: 0,
  duplicates: 0,
  seconds: 4,
  cpuSeconds: 1,
  ...changes,
});

it('the row for all systems has the sums, and the times are means over the applications sent', () => {
  expect(sumTrust([row({}), row({ sent: 6, seconds: 8, cpuSeconds: 2, falselyFailed: 1 })])).toMatchObject({
    employers: 2,
    forms: 4,
    fieldsRead: { of: 40, right: 38 },
    sent: 8,
    falselyFailed: 1,
    seconds: 7,
    cpuSeconds: 1.75,
  });
  expect(sumTrust([])).toMatchObject({ sent: 0, seconds: 0 });
});

it('a part never shows as all', () => {
  expect([percentText(3999, 4000), percentText(4000, 4000), percentText(0, 7), percentText(0, 0)]).toEqual([
    '99.9%',
    '100%',
    '0.0%',
    '–',
  ]);
});
