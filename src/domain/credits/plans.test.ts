import { describe, expect, it, test } from 'vitest';
import {
  addMonths,
  agreedPlans,
  consentWords,
  defaultPlans,
  describeLength,
  describePrice,
  describePurchase,
  ordinal,
  type Plan,
  Plans,
  periodEnd,
  planAfterTrial,
  planCodes,
  planOf,
  readMoney,
} from './plans.ts';

const now = new Date('2026-11-15T12:00:00Z');

describe('plans', () => {
  it('say in plain words what is charged today, and what follows and when', () => {
    expect(consentWords(defaultPlans, 'TRIAL', now)).toBe(
      'I agree to pay $2.95 today. On November 29, 2026, or when I send my 11th application, whichever comes first, a subscription at $24.95 a month starts and renews until I cancel.',
    );
    expect(consentWords(defaultPlans, 'ANNUAL', now)).toBe(
      'I agree to pay $119.40 today and, starting November 15, 2027, $119.40 a year until I cancel.',
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
  expect(month).toContain(
    'You paid $24.95 on November 15, 2026, for the Monthly plan: 100 applications each month.',
  );
  expect(month).toContain(
    'It renews on December 15, 2026, at $24.95 a month, and keeps renewing until you cancel.',
  );
  expect(month).toContain('To cancel, open Settings');
  const trial = describePurchase(defaultPlans, 'TRIAL', paidAt).join(' ');
  expect(trial).toContain('On November 29, 2026, or when you send your 11th application');
  expect(trial).toContain('your Monthly plan begins at $24.95 a month');
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

describe('the plans on offer', () => {
  it('cost and include what the offer says', () => {
    expect(planCodes).toEqual(['TRIAL', 'MONTHLY', 'ANNUAL']);
    expect(planAfterTrial).toBe('MONTHLY');
    expect(defaultPlans).toEqual([
      { code: 'TRIAL', name: '14-day trial', priceCents: 295, credits: 10, lasts: { days: 14 } },
      { code: 'MONTHLY', name: 'Monthly', priceCents: 2495, credits: 100, lasts: { months: 1 } },
      { code: 'ANNUAL', name: 'Annual', priceCents: 11_940, credits: 100, lasts: { months: 12 } },
    ]);
    expect(defaultPlans.map(describePrice)).toEqual([
      '$2.95 for 14 days',
      '$24.95 a month',
      '$119.40 a year',
    ]);
  });

  it('are refused when a value is missing, zero, or not a whole number', () => {
    const [trial, ...others] = defaultPlans as [Plan, ...Plan[]];
    const accepts = (changes: object) => Plans.safeParse([{ ...trial, ...changes }, ...others]).success;
    expect(accepts({})).toBe(true);
    for (const changes of [
      { name: '' },
      { priceCents: 0 },
      { priceCents: 1.5 },
      { credits: 0 },
      { credits: 2.5 },
      { lasts: { days: 0 } },
      { lasts: { days: 1.5 } },
      { lasts: { months: 0 } },
      { lasts: { months: 0.5 } },
      { lasts: {} },
      { code: 'WEEKLY' },
    ])
      expect(accepts(changes), JSON.stringify(changes)).toBe(false);
  });

  it('are refused with a reason when a plan appears twice', () => {
    const twice = Plans.safeParse([...defaultPlans, defaultPlans[0]]);
    expect(twice.error?.issues.map(({ message }) => message)).toEqual([
      'must hold each of TRIAL, MONTHLY, ANNUAL once',
    ]);
  });

  it('an unknown plan is an error that names it', () => {
    expect(() => planOf(defaultPlans.slice(1), 'TRIAL')).toThrow('There is no plan TRIAL');
  });

  it.each([
    ['2026-11-30', 3, '2027-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-11-15', 12, '2027-11-15'],
  ])('%s and %i months are %s', (from, months, to) => {
    expect(addMonths(new Date(`${from}T08:00:00Z`), months).toISOString()).toBe(`${to}T08:00:00.000Z`);
  });
});

test("the email states a trial's credits once, and a plan's for each month", () => {
  const paidAt = new Date('2026-11-15T12:00:00Z');
  expect(describePurchase(defaultPlans, 'TRIAL', paidAt)).toEqual([
    'You paid $2.95 on November 15, 2026, for the 14-day trial: 10 applications.',
    'On November 29, 2026, or when you send your 11th application, whichever comes first, your Monthly plan begins at $24.95 a month. It renews until you cancel.',
    'To cancel, open Settings, then Account, and choose Cancel plan. You keep access until the end of the period you paid for.',
  ]);
  expect(describePurchase(defaultPlans, 'ANNUAL', paidAt)[1]).toBe(
    'It renews on November 15, 2027, at $119.40 a year, and keeps renewing until you cancel.',
  );
});

test('a person who begins a trial also agrees to the plan that follows', () => {
  const agreed = (code: 'TRIAL' | 'ANNUAL') => agreedPlans(defaultPlans, code).map((plan) => plan.code);
  expect([agreed('TRIAL'), agreed('ANNUAL')]).toEqual([['TRIAL', 'MONTHLY'], ['ANNUAL']]);
});

test('a length is in one or more days or months', () => {
  const [trial] = defaultPlans as [Plan];
  const shown = [{ days: 1 }, { days: 14 }, { months: 1 }, { months: 12 }].map((lasts) =>
    describeLength({ ...trial, lasts }),
  );
  expect(shown).toEqual(['1 day', '14 days', '1 month', '12 months']);
});

test.each(['12345678', '1,2345', '5.', '.5', '$', '5 $', 'x5', '5x'])(
  '%j is not an amount of money',
  (typed) => {
    expect(readMoney(typed)).toBeNull();
  },
);

test.each([
  ['$ 5', 500],
  ['1234567', 123_456_700],
  ['1,234,567.89', 123_456_789],
])('%j is %i cents', (typed, cents) => {
  expect(readMoney(typed)).toBe(cents);
});
