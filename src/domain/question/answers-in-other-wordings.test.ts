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
  ['lift', typed('50 pounds')],
  ['travel.share', typed('25%')],
  ['commute', typed('25 miles')],
  ['employment_types', typed('Full-time', 'Contract')],
  ['misdemeanor', typed('Yes')],
  ['felony', typed('No')],
  ['work_auth.US', typed('Yes')],
  ['source.usual', typed('LinkedIn')],
  ['licence.driver', typed('Yes')],
  ['hours', typed('36')],
  ['start_date', typed('01/04/2027')],
  ['eeo.veteran', typed('I identify as one or more of the classifications of a protected veteran')],
  ['eeo.gender', typed('Female')],
]);
const yesNo = '{Yes|No}';

test.each([
  [`Willing to relocate to Utah? ${yesNo}`, 'Yes'],
  [`Willing to relocate to Provo, UT? ${yesNo}`, 'Yes'],
  [`Open to relocation to Dallas, TX? ${yesNo}`, 'No'],
  [`Can you carry 30 kg without assistance? ${yesNo}`, 'No'],
  [`Can you lift 20 kg (44 lbs)? ${yesNo}`, 'Yes'],
  [`Travel can reach 20%, mostly within Florida. Are you OK with that? ${yesNo}`, 'Yes'],
  [`This job needs 60% overnight travel to clients. Are you able to travel? ${yesNo}`, 'No'],
  [`The shift is nights, 7 pm to 7 am. Can you accept this assignment? ${yesNo}`, 'Yes'],
  [`Our office is 18 miles from Tampa. Can you manage that commute? ${yesNo}`, 'Yes'],
  [`Our office is 40 miles from Tampa. Is this distance okay for you? ${yesNo}`, 'No'],
  ['Employment desired {Full time|Part time|Seasonal}', 'Full time'],
  [
    'Are you open to work as {Full-time employee|Part-time employee|Contractor} [many]',
    'Full-time employee, Contractor',
  ],
  ['What of the following can you work? {Days|Overnight|Weekend} [many]', 'Overnight, Weekend'],
  ['Desired compensation {Under $40 per hour|$40 - $49 per hour}', '$40 - $49 per hour'],
  [`Have you ever been convicted of, or pleaded guilty to, any crime? ${yesNo}`, 'Yes'],
  [`Do you have a valid driver's license of any class? ${yesNo}`, 'Yes'],
  [`Are you legally eligible to be employed in the United States? ${yesNo}`, 'Yes'],
  ['Hours per week you would like to work', '36'],
  ['What is the soonest you can begin?', '01/04/2027'],
  ['Which of these shifts would you take? {7a-7p|7p-7a|3p-11p} [many]', '7p-7a'],
  ['Gender? This helps us report to the government. {Male|Female}', 'Female'],
])('%s: %s', (line, answer) => {
  expect(askLine(line, person)).toBe(answer);
});

test('A date in a section about interviews is not the start date', () => {
  expect(askLine('When are you available?', person)).toBe('01/04/2027');
  expect(askLine('When are you available?', person, ['US'], 'Interview scheduling')).toBe('');
});

test('The preferred setting is known if only one is acceptable', () => {
  const line = 'Workplace preference {Remote|Hybrid|On-site}';
  expect(askLine(line, new Map([['work_settings', typed('On site')]]))).toBe('On-site');
  expect(askLine(line, new Map([['work_settings', typed('On site', 'Remote')]]))).toBe('');
});

test('The time zone of a state', () => {
  const facts: Facts = new Map([['location.state', known('CO')]]);
  expect(askLine('Which time zone will you be based in? {Central|Mountain}', facts)).toBe('Mountain');
  expect(askLine('Which time zone does the team work in? {Central|Mountain}', facts)).toBe('');
});

test.each([
  `Open to relocation to Dallas? ${yesNo}`,
  `Are you unwilling to relocate to Utah? ${yesNo}`,
  `Could your spouse move to Utah? ${yesNo}`,
  `Can you commute or relocate to Lakeland, FL for this job? ${yesNo}`,
  `Will you work overtime if required? ${yesNo}`,
  'Which of these shifts would you take? {7a-7p|Weekend only} [many]',
  'Expected pay for one 12-hour shift {Under $400|$400 - $499}',
  'Desired pay per 8-hour shift',
  'We repair homes for seniors and veterans. How does your experience connect to it?',
  'How would you support veterans in this role?',
  'We build for people of every gender. What draws you to this work?',
  `Can you lift 75 pounds with or without assistance? ${yesNo}`,
  `Travel can reach 20%, mostly within Texas. Are you OK with that? ${yesNo}`,
  `Our office is 18 miles from Orlando. Is this commute acceptable? ${yesNo}`,
  'Are you open to work as {Full-time employee|Other} [many]',
  'Desired compensation {Under $400 per week|$400 - $499 per week}',
  'When are you available for an interview?',
  `Do you have a class A driver's license? ${yesNo}`,
  `Can you work second or third shift? ${yesNo}`,
  'Describe how you learned SQL',
  `Does your partner want to relocate to Utah? ${yesNo}`,
  `Would you move to Utah or work remotely? ${yesNo}`,
  `Are you willing to travel? 75% travel is expected. ${yesNo}`,
  `Is your spouse eligible to be employed in the United States? ${yesNo}`,
  `Are you legally eligible to be employed in Canada? ${yesNo}`,
  `Are you a travel nurse? ${yesNo}`,
  `Have you completed a travel assignment before? ${yesNo}`,
])('Left to the person: %s', (line) => {
  expect(askLine(line, person)).toBe('');
});
