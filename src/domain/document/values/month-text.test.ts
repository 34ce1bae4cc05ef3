import { expect, test } from 'vitest';
import { formatMonth, isOngoing, parseMonth } from './month-text.ts';

test.each([
  ['2020-03', 2020, 3],
  ['2020/3', 2020, 3],
  ['2020.12', 2020, 12],
  ['2020-03-15', 2020, 3],
  ['2020-03-15T08:00:00Z', 2020, 3],
  ['03/2020', 2020, 3],
  ['3-2020', 2020, 3],
  ['3 / 2020', 2020, 3],
  ['1.2020', 2020, 1],
  ['12/31/2020', 2020, 12],
  ['March 2020', 2020, 3],
  ['mar 2020', 2020, 3],
  ['Mar. 2020', 2020, 3],
  ['Sept, 2020', 2020, 9],
  ['March 15, 2020', 2020, 3],
  ['March 5 2020', 2020, 3],
  ["Mar '20", 2020, 3],
  ['Mar ’99', 1999, 3],
  ['Jan 60', 2060, 1],
  ['Jan 61', 1961, 1],
  ['Jan 100', null, null],
  [' 2020 ', 2020, null],
  ['1999', 1999, null],
  ['1899', null, null],
  ['20201', null, null],
  ['x2020', null, null],
  ['2020-13', null, null],
  ['2020-00', null, null],
  ['13/2020', null, null],
  ['0/2020', null, null],
  ['12020-03', null, null],
  ['2020-03x', null, null],
  ['a 03/2020', null, null],
  ['03/2020 b', null, null],
  ['Foo 2020', null, null],
  ['ma 2020', null, null],
  ['Septembers 2020', null, null],
  ['in March 2020', null, null],
  ['March 2020 on', null, null],
  ['sometime 2016', null, null],
  ['', null, null],
] as const)('%j is the month %s-%s', (text, year, month) => {
  expect(parseMonth(text)).toEqual(year === null ? null : { year, month });
});

test.each(
  'jan feb mar apr may jun jul aug sep oct nov dec'
    .split(' ')
    .map((name, index) => [name, index + 1] as const),
)('%s is month %d', (name, month) => {
  expect(parseMonth(`${name} 2021`)).toEqual({ year: 2021, month });
});

test('a month is written YYYY-MM, and a bare year stays a year', () => {
  expect(formatMonth({ year: 2020, month: 3 })).toBe('2020-03');
  expect(formatMonth({ year: 2020, month: 12 })).toBe('2020-12');
  expect(formatMonth({ year: 2020, month: null })).toBe('2020');
});

test('present and current mean that a job continues', () => {
  for (const text of ['Present', ' current ', 'PRESENT']) expect(isOngoing(text)).toBe(true);
  for (const text of ['', 'presently', 'not current', '2020']) expect(isOngoing(text)).toBe(false);
});
