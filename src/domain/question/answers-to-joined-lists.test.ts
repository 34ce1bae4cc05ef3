import { expect, test } from 'vitest';
import { askLine, askLines, known, typed } from '#tests/ask-line.ts';
import type { Fact, Facts } from './facts/facts.ts';

const person: Facts = new Map<string, Fact>([
  ['phone', known('(813) 555-0173')],
  ['location.street', known('640 Magnolia Avenue')],
  ['location.city', known('Tampa')],
  ['location.address', known('640 Magnolia Avenue, Tampa, FL 33606')],
  ['shifts', typed('Nights', 'Weekends', 'Holidays')],
  ['languages', typed('English', 'French')],
]);
const ask = (line: string) => askLine(line, person);

test('a shift that is offered only as a part of others leaves the list to the person', () => {
  expect(ask('Which shifts can you work? {Weekday days|Weeknights|Weekend nights|Holidays} [many]')).toBe('');
  expect(ask('Which shifts can you work? {Days|Nights|Weekends|Holidays} [many]')).toBe(
    'Nights, Weekends, Holidays',
  );
});

test('a choice that says only is never made for someone with more than one', () => {
  expect(ask('Which languages do you speak? {French only|English only|Neither}')).toBe('');
});

test('a phone number has its country code wherever the label asks for it', () => {
  expect(ask('Phone number (with international dialling code)')).toBe('+1 (813) 555-0173');
  expect(ask('Phone number')).toBe('(813) 555-0173');
});

test('without an input for the city, an address is all of it', () => {
  const askAll = (...lines: string[]) => askLines(lines, person)[0];
  expect(askAll('Address', 'Phone number')).toBe('640 Magnolia Avenue, Tampa, FL 33606');
  expect(askAll('Address', 'City')).toBe('640 Magnolia Avenue');
  expect(askAll('Address line 1', 'Phone number')).toBe('640 Magnolia Avenue');
});
