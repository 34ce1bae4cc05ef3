/** Licenses and certifications: one of them by name, a list to check, and details below a question that names one. */
import { expect, test } from 'vitest';
import { answerRules } from '#domain/messages/answers.ts';
import { askLine, askLines, typed, without } from '#tests/ask-line.ts';
import { formWith, textField } from '#tests/sample-form.ts';
import { prepareAnswers } from './answer/match-answers.ts';
import type { Fact, Facts } from './facts/facts.ts';

const rn = 'Registered Nurse License, Florida, RN9412345, expires 04/30/2027';
const bls = 'Basic Life Support (BLS), expires 08/31/2027';
const osha = 'OSHA 30';
const resume = { kind: 'profile', field: 'Certifications' } as const;
const printed = (value: string, ...values: string[]): Fact => ({ value, values, source: resume });
const person: Facts = new Map<string, Fact>([
  ['certifications', { value: [rn, bls, osha].join('; '), values: [rn, bls, osha], source: resume }],
  ['certification.0', printed(rn, rn, '04/30/2027', '', 'RN9412345')],
  ['certification.1', printed(bls, bls, '08/31/2027', '', '')],
  ['certification.2', printed(osha, osha, '', '', '')],
]);
const choices = '{BLS|PALS|OSHA 30} [many]';

test.each([
  ['RN license number', 'RN9412345'],
  ['Your RN license number', 'RN9412345'],
  ['What is your Florida RN license number?', 'RN9412345'],
  ['Please enter your registered nurse license number', 'RN9412345'],
  ['Number of your RN license', 'RN9412345'],
  ['BLS valid through', '08/31/2027'],
  ['BLS certification expires', '08/31/2027'],
  ['BLS card exp. date', '08/31/2027'],
  ['BLS expiration', '08/31/2027'],
  ['When does your BLS certification expire?', '08/31/2027'],
  ['Expiration date of your BLS card', '08/31/2027'],
  ['Date your RN license expires', '04/30/2027'],
  ['License type {CNA|LPN|RN}', 'RN'],
  ['Type of license held {LPN|RN - Registered Nurse|None}', 'RN - Registered Nurse'],
  ['Which license do you currently hold? {LPN|RN}', 'RN'],
  ['Are you OSHA 10 or OSHA 30 certified? {OSHA 10|OSHA 30|Neither}', 'OSHA 30'],
  ['Do you have an OSHA 10 or OSHA 30 card? {OSHA 10|OSHA 30|Neither}', 'OSHA 30'],
  [`Select every credential you currently hold ${choices}`, 'BLS, OSHA 30'],
  [`Please check all certifications that you hold ${choices}`, 'BLS, OSHA 30'],
  [`Which of the following credentials do you have? ${choices}`, 'BLS, OSHA 30'],
  [`Current certifications and licenses ${choices}`, 'BLS, OSHA 30'],
])('%s: %s', (line, answer) => {
  expect(askLine(line, person)).toBe(answer);
  const names = [...person.keys()];
  expect(askLine(line, without(person, ...names))).toBe('');
});

test.each([
  'Certifications relevant to this job',
  'List any professional licenses or certifications you hold',
  'Licenses and certificates held, with numbers and dates',
])('%s: all of them', (line) => {
  expect(askLine(line, person)).toContain('RN9412345');
});

test.each([
  'License number',
  'License expiration',
  'Driver license number',
  'CDL expiration date',
  'PALS valid through',
  'Offer valid through',
  'When does your visa expire?',
  'When does your current contract expire?',
  'Supervisor’s RN license number',
  'If licensed, RN license number',
  'Business license number',
  'Which license do you not hold? {LPN|RN}',
  'Which certification do you want to earn? {LPN|RN}',
  'Driver license type {Operator|Class A}',
  'License type {Class A|Class B|Class C}',
  `Which certifications are you willing to obtain? ${choices}`,
  `Which certifications have expired? ${choices}`,
  `Certifications of your staff ${choices}`,
  'Licenses',
])('Left to the person: %s', (line) => {
  expect(askLine(line, person)).toBe('');
});

test('Details below a question that names a license are of that one', () => {
  const lines = ['License type {LPN|RN}', 'License number', 'Issuing state', 'License expiration date'];
  expect(askLines(lines, person)).toEqual(['RN', 'RN9412345', 'Florida', '04/30/2027']);
  const named = ['Do you have an active RN license? {Yes|No}', 'License #', 'When does that license expire?'];
  expect(askLines(named, person)).toEqual(['Yes', 'RN9412345', '04/30/2027']);
});

test('Details below a driver’s license, or far below, are not', () => {
  const driver = ['RN license number', 'Do you have a valid driver’s license? {Yes|No}', 'License number'];
  expect(askLines(driver, person)[2]).toBe('');
  const far = ['RN license number', 'A', 'B', 'C', 'D', 'License number'];
  expect(askLines(far, person).at(-1)).toBe('');
  const bls = ['Do you hold a current BLS certification? {Yes|No}', 'License number'];
  expect(askLines(bls, person)[1]).toBe('');
});

test('With two licenses, a choice that names none of them doesn’t say which one', () => {
  const lpn = 'Licensed Practical Nurse License, Florida, LPN77, expires 01/31/2028';
  const two = new Map([...person, ['certification.3', printed(lpn, lpn, '01/31/2028', '', 'LPN77')]]);
  expect(askLines(['License type {LPN|RN}', 'License number'], two)).toEqual(['', '']);
});

test.each([
  'Active FL RN license?',
  'Current Florida RN license?',
  'RN license in FL?',
  'RN license in the state of Florida',
  'Do you hold an active license as a Registered Nurse issued by the Florida Board of Nursing?',
  'Are you currently licensed as a Registered Nurse in Florida?',
  'Are you a licensed RN in Florida?',
  'Do you currently possess a valid Florida Registered Nurse license?',
  'Is your RN license active?',
  'Do you hold a current registration as a nurse in any country?',
  'Do you have an RN license that is valid through at least March 2027?',
  'Do you maintain a current BLS certification?',
  'BLS certified?',
  'Valid BLS card?',
  'OSHA 30 certified?',
  'Do you carry an OSHA 30 card?',
])('%s Yes', (label) => {
  expect(askLine(`${label} {Yes|No}`, person)).toBe('Yes');
  expect(askLine(`${label} {Yes|No}`, new Map())).toBe('');
});

test.each([
  'Active GA RN license?',
  'RN license in FL or GA?',
  'Do you hold an unencumbered Florida RN license?',
  'Is your RN license a compact license?',
  'Has your RN license ever been suspended?',
  'Have you ever held an RN license in Florida?',
  'Will you have an RN license by June?',
  'Are you willing to obtain a BLS card?',
  'Is your BLS card through the American Heart Association?',
  'Do you not have an RN license?',
  'Does your supervisor have an RN license?',
  'RN license suspended?',
  'Do you have an RN license and a BLS card from our school?',
  'Are you certified to operate a forklift?',
])('Left to the person: %s', (label) => {
  expect(askLine(`${label} {Yes|No}`, person)).toBe('');
});

test('A license must still be valid in the month that the question names', () => {
  const ask = (until: string) =>
    askLine(`Do you hold an RN license that is valid through ${until}? {Yes|No}`, person);
  expect(ask('April 2027')).toBe('Yes');
  expect(ask('May 2027')).toBe('No');
  expect(ask('2027')).toBe('No');
  expect(askLine('Do you hold an OSHA 30 card that is valid through 2027? {Yes|No}', person)).toBe('');
});

test.each([
  ['In which state(s) do you hold an RN license? {Florida|Georgia} [many]', 'Florida'],
  ['Please list every state in which you hold an active RN license, separated by commas', 'Florida'],
  ['Which states are you licensed to practice as a registered nurse? {Florida|Georgia} [many]', 'Florida'],
  ['In which states are you licensed as a registered nurse? {Florida|Georgia} [many]', 'Florida'],
  ['Enter the license number and expiration date.', rn],
  ['State in which licensed and license number', rn],
  ['RN license number and state', rn],
  ['Please provide your RN license number, state, and expiration date', rn],
  ['Are you a licensed registered nurse in Florida? If so, please give your license number.', rn],
  ['Highest OSHA outreach card you carry {None|OSHA 10|OSHA 30}', 'OSHA 30'],
  ['Which OSHA card do you hold? {None|10-hour|30-hour}', '30-hour'],
  ['What level of OSHA training have you completed? {OSHA 10|OSHA 30|None}', 'OSHA 30'],
  ['Which of the following do you CURRENTLY hold? Check all. {BLS|PALS|OSHA 30} [many]', 'BLS, OSHA 30'],
])('%s: %s', (line, answer) => {
  expect(askLine(line, person)).toBe(answer);
  expect(askLine(line, new Map())).toBe('');
});

test.each([
  'Driver license number and state',
  'Supervisor license number and state',
  'In which states other than Florida do you hold an RN license?',
  'In which states would you like to hold an RN license?',
  'Vehicle license number and expiration date',
  'Which OSHA card do you want? {OSHA 10|OSHA 30}',
  'Which of the following do you own? {BLS|PALS} [many]',
  'Business license number and expiration date',
])('Left to the person: %s', (line) => {
  expect(askLine(line, person)).toBe('');
});

const complete = new Map([...person, ['certifications.complete', typed('Yes')]]);

test.each([
  'Do you have a TWIC certification? {Yes|No}',
  'Do you hold an active real estate license? {Yes|No}',
  'Are you certified in phlebotomy? {Yes|No}',
  'Do you currently possess a current welding certification? {Yes|No}',
  'Do you have an active Texas RN license? {Yes|No}',
  'Are you a licensed plumber in Florida? {Yes|No}',
])('Whoever said that the list is complete doesn’t hold another one: %s', (line) => {
  expect(askLine(line, complete)).toBe('No');
  expect(askLine(line, person)).toBe('');
  expect(askLine(line, new Map([...person, ['certifications.complete', typed('No')]]))).toBe('');
});

test('A no says what it is based on and is shown for review', () => {
  const [prepared] = prepareAnswers(
    formWith([
      {
        ...textField('q0', 'Do you have a TWIC certification?'),
        type: 'SingleChoice',
        options: ['Yes', 'No'].map((label) => ({ label, value: label })),
      },
    ]),
    complete,
    { resumeFileName: null, today: new Date('2026-11-15') },
  );
  expect(prepared).toMatchObject({
    answer: ['No'],
    reviewRequired: true,
    source: { kind: 'rule', inputs: [rn, bls, osha, answerRules.allCertifications] },
  });
});

test('Two certifications in one question must both be held', () => {
  const both = new Map([
    ...person,
    [
      'certification.3',
      printed(
        'Advanced Cardiac Life Support (ACLS), expires 08/31/2027',
        'Advanced Cardiac Life Support (ACLS), expires 08/31/2027',
        '08/31/2027',
        '',
        '',
      ),
    ],
  ]);
  expect(askLine('Do you have current BLS and ACLS? {Yes|No}', both)).toBe('Yes');
  expect(askLine('Do you have current BLS and ACLS? {Yes|No}', person)).toBe('');
  expect(askLine('Do you have current BLS and PALS? {Yes|No}', both)).toBe('');
});

test.each([
  // On the list under another name, or included in what is on it.
  'Do you have a CPR certification? {Yes|No}',
  'Do you hold an ACLS certification? {Yes|No}',
  'Do you have an OSHA 10 certification? {Yes|No}',
  'Are you a licensed LPN? {Yes|No}',
  // Not what such a list contains.
  'Do you have a COVID vaccination certificate? {Yes|No}',
  'Do you have a GED certificate? {Yes|No}',
  'Do you have HIPAA training? {Yes|No}',
  'Do you have a union card? {Yes|No}',
  'Do you have a valid CDL? {Yes|No}',
  "Do you have a driver's license? {Yes|No}",
  // More than one answer could be right.
  'Do you have a welding certification? {Yes|No|In progress}',
  'Are you able to obtain a welding certification? {Yes|No}',
  'Have you ever held a real estate license? {Yes|No}',
  'Do you have a welding or plumbing certification? {Yes|No}',
  'Do you have any other certification? {Yes|No}',
  'Does your supervisor hold a real estate license? {Yes|No}',
])('A complete list doesn’t settle it: %s', (line) => {
  expect(askLine(line, complete)).toBe('');
});
