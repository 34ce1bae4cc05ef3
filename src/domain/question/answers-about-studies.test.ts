/** Degrees, where somebody studied, leading a team, and service on active duty. */
import { expect, test } from 'vitest';
import { askLine, askLines, typed, without } from '#tests/ask-line.ts';
import type { Fact, Facts } from './facts/facts.ts';

const known = (value: string, ...values: string[]): Fact => ({
  value,
  values,
  source: { kind: 'profile', field: 'Education' },
});
const person: Facts = new Map<string, Fact>([
  [
    'school.0',
    known(
      'BSN',
      'University of South Florida',
      'Bachelor of Science in Nursing',
      'Nursing',
      'Tampa, FL',
      '2017',
      'yes',
      "Bachelor's degree",
      'first',
    ),
  ],
  ['education.level', known("Bachelor's degree")],
  ['education.stated', typed("Bachelor's degree")],
  ['military', typed('Yes')],
  ['job.0', known('Nurse', 'Nurse, ICU', '24242', '24323', 'nurse', 'Bayshore', 'current')],
  ['job.1', known('Medic', 'Medic', '24000', '24047', 'medic', 'U.S. Army', '')],
  ['experience.title', known('Nurse, ICU')],
  [
    'history.0',
    known(
      'Nurse',
      'Nurse, ICU',
      'Bayshore',
      'Tampa, FL',
      '2020-03',
      'Present',
      'Lead a team of four nurses',
      '80',
    ),
  ],
]);
const yesNo = '{Yes|No}';

test.each([
  [`Have you led or mentored other nurses? ${yesNo}`, 'Yes'],
  [`Do you possess a Bachelor of Science in Nursing from an accredited program? ${yesNo}`, 'Yes'],
  ['Do you have a BSN from an accredited school? {Yes, BSN completed|Enrolled|No}', ''],
  [`Do you have a bachelor's degree or higher in a health field (nursing, public health)? ${yesNo}`, 'Yes'],
  [
    `Do you have a bachelor's degree in nursing, biology or a related area, or equivalent experience? ${yesNo}`,
    'Yes',
  ],
  [`Do you hold a Bachelor's degree in Nursing or a closely related field? ${yesNo}`, 'Yes'],
  ["Do you have a graduate degree? {Yes, Master's|Yes, PhD|No}", 'No'],
  [`Do you have a college degree? ${yesNo}`, 'Yes'],
  [`Do you possess a master's degree or higher in nursing, or a closely related field? ${yesNo}`, 'No'],
  [`Is your nursing degree from a school inside the United States? ${yesNo}`, 'Yes'],
  [`Was your nursing education completed outside of the United States? ${yesNo}`, 'No'],
  [`Did you graduate from a nursing program in the United States? ${yesNo}`, 'Yes'],
  [`Are you a foreign-educated nurse? ${yesNo}`, 'No'],
  ['In which country did you complete your nursing education? {Canada|United States|Other}', 'United States'],
  ['In which country did you qualify as a nurse? {Canada|United States}', 'United States'],
  ['Country of nursing education', 'United States'],
  [`Have you served on active duty in the Armed Forces of the United States? ${yesNo}`, 'Yes'],
  [`Do you currently lead other nurses? ${yesNo}`, 'Yes'],
  [`Do you currently lead a team of nurses? ${yesNo}`, 'Yes'],
  ['Current classification {Apprentice|Nurse|Aide}', 'Nurse'],
  ['Primary specialty {ICU / Critical Care|Med-Surg / Tele|ER}', 'ICU / Critical Care'],
])('%s: %s', (line, answer) => {
  expect(askLine(line, person)).toBe(answer);
  expect(askLine(line, without(person, ...person.keys()))).toBe('');
});

test.each([
  `Is your spouse's nursing degree from a school inside the United States? ${yesNo}`,
  `Was your nursing education evaluated outside of the United States? ${yesNo}`,
  `Do you plan to earn a master's degree? ${yesNo}`,
  `Do you want a master's degree? ${yesNo}`,
  `Are you pursuing a bachelor's degree in biology? ${yesNo}`,
  `Do you have a bachelor's degree in biology or chemistry? ${yesNo}`,
  'In which country would you like to complete your education? {Canada|United States}',
  'In which country were you born? {Canada|United States}',
  `Are you a veteran who was unemployed for six months? ${yesNo}`,
  `Did your father serve on active duty? ${yesNo}`,
  `Do you want to lead other nurses? ${yesNo}`,
  `Have you led other doctors? ${yesNo}`,
  'Current employment classification of your spouse {Nurse|Aide}',
])('Left to the person: %s', (line) => {
  expect(askLine(line, person)).toBe('');
});

test('Without a job in the armed forces, service may not have been on active duty', () => {
  const line = `Have you served on active duty in the U.S. military? ${yesNo}`;
  expect(askLine(line, without(person, 'job.1'))).toBe('');
  const never: Facts = new Map([['military', typed('No')]]);
  expect(askLine(line, never)).toBe('No');
  expect(askLine(`Are you a veteran who was unemployed for six months? ${yesNo}`, never)).toBe('No');
});

test('A school without an American address says nothing about the country', () => {
  const facts = new Map([
    ...person,
    [
      'school.1',
      known('Diploma', 'Lagos College', 'Diploma in Nursing', 'Nursing', 'Lagos', '2012', 'yes', '', ''),
    ],
  ]);
  expect(askLine(`Was your nursing education completed outside of the United States? ${yesNo}`, facts)).toBe(
    '',
  );
});

test('How many are on the team, right below', () => {
  const lines = [
    `Do you currently lead other nurses? ${yesNo}`,
    'If so, how many people are on the team you lead? [number]',
  ];
  expect(askLines(lines, person)).toEqual(['Yes', '4']);
});
