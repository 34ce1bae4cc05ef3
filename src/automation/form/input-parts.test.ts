import { expect, test } from 'vitest';
import type { InputPart } from '#systems/reading/form/employer-adapter.ts';
import { areShownAsWanted, cutAnswer, joinShown, readPart } from './input-parts.ts';
import { writeTimeForm } from './time-parts.ts';

const inputs = (...kinds: InputPart['kind'][]): InputPart[] =>
  kinds.map((kind) => ({ kind, css: kind, length: 0 }));
const digits = (...lengths: number[]): InputPart[] =>
  lengths.map((length) => ({ kind: 'digits', css: 'd', length }));

test('a month is recognized by its name, short name, or number', () => {
  for (const text of ['March', 'Mar', 'mar.', '3', '03', '03 - March', 'March (3)'])
    expect([text, readPart('month', text)]).toEqual([text, 3]);
  for (const text of ['Month', '', '13', '0', 'Monday'])
    expect([text, readPart('month', text)]).toEqual([text, null]);
  expect([readPart('day', '9th'), readPart('day', '32'), readPart('year', '2026')]).toEqual([9, null, 2026]);
});

test('a date is split into the parts that are asked for, in the order of the inputs', () => {
  expect(cutAnswer(inputs('day', 'month', 'year'), '03/09/2026')).toEqual(['09', '03', '2026']);
  expect(cutAnswer(inputs('month', 'year'), '03/09/2026')).toEqual(['03', '2026']);
  const short: InputPart[] = [...inputs('month', 'day'), { kind: 'year', css: 'y', length: 2 }];
  expect(cutAnswer(short, '03/09/2026')).toEqual(['03', '09', '26']);
  expect(cutAnswer(inputs('month', 'day', 'year'), 'In two weeks')).toBeNull();
});

test('a phone number is split by the length of each input, and never truncated', () => {
  expect(cutAnswer(digits(3, 3, 4), '+1 (614) 555-0142')).toEqual(['614', '555', '0142']);
  expect(cutAnswer(digits(3, 7), '(614) 555-0142')).toEqual(['614', '5550142']);
  expect(cutAnswer(digits(3, 3, 4), '+44 20 7946 0958')).toBeNull();
});

test('the inputs show one value, which is equal only when every part is', () => {
  const parts = inputs('day', 'month', 'year');
  expect(joinShown(parts, ['9', 'March', '2026'])).toBe('03/09/2026');
  expect(areShownAsWanted(parts, ['03/09/2026'], ['9', 'March', '2026'])).toBe(true);
  expect(areShownAsWanted(parts, ['03/09/2026'], ['3', 'September', '2026'])).toBe(false);
  expect(areShownAsWanted(parts, ['03/09/2026'], ['9', 'March', ''])).toBe(false);
  expect(joinShown(parts, ['9', 'March', ''])).toBe('03/09/–');
  expect(areShownAsWanted(parts, ['03/09/2026'], ['9', 'Mar', '26'])).toBe(true);
  expect(areShownAsWanted(parts, [], ['', 'Month', ''])).toBe(true);
  expect(areShownAsWanted(parts, [], ['1', 'January', '2026'])).toBe(false);
  expect(areShownAsWanted(digits(3, 3, 4), ['(614) 555-0142'], ['614', '555', '0142'])).toBe(true);
  expect(areShownAsWanted(digits(3, 3, 4), ['(614) 555-0142'], ['614', '555', '014'])).toBe(false);
});

test('a time of day is split over its inputs, twice for from and until', () => {
  const watch = inputs('clock', 'half', 'clock', 'half');
  expect(cutAnswer(watch, '9:00 AM to 5:30 PM')).toEqual(['09:00', 'AM', '05:30', 'PM']);
  expect(cutAnswer(inputs('hour', 'minute'), '17:05')).toEqual(['17', '05']);
  expect(cutAnswer(inputs('hour', 'minute', 'half'), '12 am')).toEqual(['12', '00', 'AM']);
  for (const text of ['mornings', '9:00 AM', '25:00 to 26:00', '13 pm to 14 pm'])
    expect([text, cutAnswer(watch, text)]).toEqual([text, null]);
  expect(areShownAsWanted(watch, ['9 AM - 5:30 PM'], ['9:00', 'AM', '05:30', 'pm'])).toBe(true);
  expect(areShownAsWanted(watch, ['9 AM - 5:30 PM'], ['9:00', 'PM', '05:30', 'pm'])).toBe(false);
  expect(areShownAsWanted(watch, [], ['', 'AM', '', 'AM'])).toBe(true);
  expect(writeTimeForm(watch)).toBe('For example 9:00 AM to 5:30 PM');
  expect(cutAnswer(watch, writeTimeForm(watch))).toEqual(['09:00', 'AM', '05:30', 'PM']);
});
