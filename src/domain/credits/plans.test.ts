import { describe, expect, it, test } from 'vitest';
import {
  addMonths,
  consentWords,
  defaultPlans,
  describePrice,
  describePurchase,
  ordinal,
  Plans,
  periodEnd,
  planOf,
  readMoney,
} from './plans.ts';

const now = new Date('2026-11-15T12:00:00Z');

describe('plans', () => {
  it('say in plain words what is charged today, and what follows and when', () => {
    expect(consentWords(defaultPlans, 'TRIAL', now)).toBe(
      'I agree: $2.95 today. On November 29, 2026, or when I send my 11th application if that is earlier, a subscription of $24.95 a month starts and renews until I cancel.',
    );
    expect(consentWords(defaultPlans, 'ANNUAL', now)).toBe(
      'I agree: $119.40 today. From November 15, 2027 on, $119.40 a year, renewing until I cancel.',
    );
  });

  it('last 14 days, a month or a year', () => {
    const end = (code: 'TRIAL' | 'MONTHLY' | 'ANNUAL') =>
      periodEnd(planOf(defaultPlans, code), now).toISOString().slice(0, 10);
    expect([end('TRIAL'), end('MONTHLY'), end('ANNUAL')]).toEqual(['2026-11-29', '2026-12-15', '2027-11-15']);
    expect(describePrice(planOf(defaultPlans, 'MONTHLY'))).toBe('$24.95 a month');
  });

  it('a month after January 31 is the last day of February', () => {
    expect(addMonths(new Date('2027-01-31T08:00:00Z'), 1).toISOString()).toBe('2027-02-28T08:00:00.000Z');
  });

  it('are configuration that must name each plan once', () => {
    expect(Plans.safeParse(defaultPlans).success).toBe(true);
    expect(Plans.safeParse(defaultPlans.slice(1)).success).toBe(false);
  });
});

test('the email after a payment names amount, date, terms, and how to cancel', () => {
  const paidAt = new Date('2026-11-15T12:00:00Z');
  const month = describePurchase(defaultPlans, 'MONTHLY', paidAt).join(' ');
  expect(month).toContain('You paid $24.95 on November 15, 2026 for Monthly: 100 applications each month.');
  expect(month).toContain('It renews on December 15, 2026 at $24.95 a month until you cancel.');
  expect(month).toContain('To cancel, open Settings');
  const trial = describePurchase(defaultPlans, 'TRIAL', paidAt).join(' ');
  expect(trial).toContain('On November 29, 2026, or when you send your 11th application');
  expect(trial).toContain('Monthly starts at $24.95 a month');
});

test.each([
  ['24.95', 2495],
  ['$1,200', 120_000],
  [' 3 ', 300],
  ['0.5', 50],
  ['24.955', null],
  ['1,20', null],
  ['-5', null],
  ['', null],
])('%j is %s cents', (typed, cents) => {
  expect(readMoney(typed)).toBe(cents);
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [21, '21st'],
  [112, '112th'],
])('%i reads %s', (count, words) => {
  expect(ordinal(count)).toBe(words);
});
