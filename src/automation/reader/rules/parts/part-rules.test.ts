import { expect, test } from 'vitest';
import { findJoints } from '#automation/form/join-inputs.ts';
import { makeControl } from '#tests/forms/make-control.ts';
import { findRuleFaults, listWitnesses, seeForm } from '#tests/forms/seen-form.ts';
import { partRules } from './part-rules.ts';

test('every rule has a witness, a reason, and its own id and weight', () => {
  expect(findRuleFaults(partRules)).toEqual([]);
});

test.each(listWitnesses(partRules))(
  '%s joins inputs of %s, and without it they are not joined',
  (_, id, rule) => {
    const { controls } = seeForm(id);
    const rest = partRules.filter((one) => one !== rule);
    expect(findJoints(controls, rest).length).toBeLessThan(findJoints(controls).length);
  },
);

type Given = Parameters<typeof makeControl>[0];
const list = { role: 'combobox' };
const joined = (whole: string, ...given: Given[]) =>
  findJoints(given.map((one, at) => makeControl({ whole, part: at + 1, css: `#c${at}`, ...one }))).map(
    ({ label, parts }) => [label, ...parts.map(({ kind }) => kind)].join(' '),
  );

test.each<[string, string, Given[], string[]]>([
  [
    'a date in three searched lists',
    'When can you start?',
    [
      { ...list, ariaLabel: 'Month' },
      { ...list, ariaLabel: 'Day' },
      { ...list, ariaLabel: 'Year' },
    ],
    ['When can you start? month day year'],
  ],
  [
    'a month that is searched and a year that is typed',
    'Start date',
    [
      { ...list, label: 'Start date month' },
      { type: 'number', label: 'Start date year' },
    ],
    ['Start date month year'],
  ],
  [
    'two searched lists below a text about something else stay apart',
    'Left the mill',
    [
      { ...list, labelledBy: 'Month' },
      { ...list, labelledBy: 'Year' },
    ],
    [],
  ],
  [
    'a list whose options are no months is no month',
    'Start date',
    [
      {
        ...list,
        ariaLabel: 'Month',
        options: [
          { label: 'Any', value: 'a' },
          { label: 'None', value: 'n' },
        ],
      },
      { ...list, ariaLabel: 'Year' },
    ],
    [],
  ],
  [
    'a country that is searched before a phone number',
    'Phone number',
    [{ ...list, ariaLabel: 'Country' }, { type: 'tel' }],
    [],
  ],
])('%s', (_, whole, given, found) => {
  expect(joined(whole, ...given)).toEqual(found);
});
