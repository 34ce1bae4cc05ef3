import { expect, test } from 'vitest';
import { askLine, known, typed } from '#tests/ask-line.ts';
import type { Fact, Facts } from './facts/facts.ts';

const person: Facts = new Map<string, Fact>([
  ['location.city', known('Tampa')],
  ['location.state', known('FL')],
  ['shifts', typed('Nights', 'Weekends', 'Holidays')],
  ['travel', typed('Yes')],
  ['relocate', typed('Yes')],
  ['relocate.places', typed('Utah')],
  ['pay.desired', typed('$44 per hour')],
  ['pay.unit', typed('hour')],
  ['eeo.veteran', typed('I identify as one or more of the classifications of a protected veteran')],
  ['eeo.gender', typed('Female')],
]);
const yesNo = '{Yes|No}';

test.each([
  [`Willing to relocate to Utah? ${yesNo}`, 'Yes'],
  ['Which of these shifts would you take? {7a-7p|7p-7a|3p-11p} [many]', '7p-7a'],
  ['Gender? This helps us report to the government. {Male|Female}', 'Female'],
])('%s: %s', (line, answer) => {
  expect(askLine(line, person)).toBe(answer);
});

test.each([
  `Open to relocation to Dallas, TX? ${yesNo}`,
  `Are you unwilling to relocate to Utah? ${yesNo}`,
  `Could your spouse move to Utah? ${yesNo}`,
  `Can you commute or relocate to Reno, NV for this job? ${yesNo}`,
  `Will you work overtime if required? ${yesNo}`,
  'Which of these shifts would you take? {7a-7p|Weekend only} [many]',
  'Expected pay for one 12-hour shift {Under $400|$400 - $499}',
  'Desired pay per 8-hour shift',
  'We repair homes for seniors and veterans. How does your experience connect to it?',
  'How would you support veterans in this role?',
  'We build for people of every gender. What draws you to this work?',
  `Are you a travel nurse? ${yesNo}`,
  `Have you completed a travel assignment before? ${yesNo}`,
])('Left to the person: %s', (line) => {
  expect(askLine(line, person)).toBe('');
});
