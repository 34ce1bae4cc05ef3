/** Whether the person works or worked for one employer, in many wordings, and what follows from it. */
import { expect, test } from 'vitest';
import { formWith } from '#tests/sample-form.ts';
import { prepareAnswers } from './answer/match-answers.ts';
import type { Fact, Facts } from './facts/facts.ts';
import type { FormField } from './form/employer-form.ts';

const known = (value: string, ...values: string[]): Fact => ({
  value,
  values,
  source: { kind: 'profile', field: 'Experience' },
});
const complete: Fact = { value: 'Yes', source: { kind: 'typed', givenAt: '2026-11-01T00:00:00.000Z' } };
const person: Facts = new Map<string, Fact>([
  ['job.0', known('Nurse', 'Nurse', '24242', '24323', 'nurse', 'Bayshore Medical Center', 'current')],
  ['job.1', known('Aide', 'Aide', '24210', '24241', 'aide', 'Gulf Coast Hospital', '')],
  [
    'history.0',
    known('Nurse', 'Nurse, ICU', 'Bayshore Medical Center', 'Tampa, FL', '2020-03', 'Present', ''),
  ],
  ['history.1', known('Aide', 'Aide', 'Gulf Coast Hospital', 'Tampa, FL', '2017-07', '2020-02', '')],
  ['experience.complete', complete],
]);

/** "Label {choice|choice}", in page order. */
function ask(lines: readonly string[], employer: string, facts: Facts = person) {
  const fields = lines.map((line, index): FormField => {
    const [, label = '', choices] = /^(.*?)(?: \{(.*)\})?$/.exec(line) ?? [];
    const options = (choices ?? '').split('|').filter(Boolean);
    return {
      path: `q${index}`,
      label,
      labelSource: 'name',
      type: options.length > 0 ? 'SingleChoice' : 'Text',
      control: 'text',
      required: true,
      options: options.map((option) => ({ label: option, value: option })),
      family: '',
    };
  });
  const form = { ...formWith(fields), countries: ['US'], employer };
  return prepareAnswers(form, facts, { resumeFileName: null, today: new Date('2026-11-15T12:00:00Z') });
}
const answerOf = (label: string, employer = 'Suncoast Renal Partners', facts = person) =>
  ask([`${label} {Yes|No}`], employer, facts)[0]?.answer.join(', ');

test.each([
  ['Are you a current Bayshore Medical Center team member?', 'Yes'],
  ['Are you currently employed by Bayshore Medical Center?', 'Yes'],
  ['Do you currently work for Bayshore Medical Center?', 'Yes'],
  ['Have you ever been employed by Bayshore Medical Center or any of its affiliates?', 'Yes'],
  ['Are you a current or former Gulf Coast Hospital employee?', 'Yes'],
  ['Are you a former Gulf Coast Hospital associate?', 'Yes'],
  ['Are you a current Gulf Coast Hospital employee?', 'No'],
  ['Are you currently an employee of Gulf Coast Hospital?', 'No'],
  ['01. Are you a current Suncoast employee?', 'No'],
  ['2) Have you ever been employed by Suncoast Renal Partners?', 'No'],
  ['Are you a current SRP employee?', 'No'],
  ['Are you an internal candidate?', 'No'],
  ['Are you a current employee?', 'No'],
  ['Are you a former associate of Suncoast Renal Partners?', 'No'],
  ['Are you now, or have you ever been, employed by Suncoast Renal Partners or its subsidiaries?', 'No'],
  ['Have you ever worked for Suncoast Renal Partners, including as a contractor or temporary worker?', 'No'],
  ['Have you ever worked for us or our affiliates?', 'No'],
  ['Have you worked for Suncoast Renal Partners in the past two years?', 'No'],
  ['Have you ever been employed by Suncoast Renal Partners (or any of its brands)?', 'No'],
  ['Have you ever worked for Suncoast Renal Partners, its subsidiaries, or affiliates?', 'No'],
  ['Were you previously employed by Suncoast?', 'No'],
  ['Did you ever work for Suncoast?', 'No'],
  ['Previously employed by Suncoast?', 'No'],
  ['Are you currently a Suncoast employee?', 'No'],
  ['Current employee?', 'No'],
  ['Former employee?', 'No'],
])('“%s” is answered “%s”', (label, answer) => {
  expect(answerOf(label)).toBe(answer);
});

test.each([
  'Are you related to a current Suncoast employee?',
  'Previously employed by a competitor?',
  'Were you ever employed by someone at Suncoast?',
  'Name of current employee',
  'Did you ever work for the owner of Suncoast?',
  'Is your spouse a current Suncoast employee?',
  'Were you referred by a current Suncoast employee?',
  'Do you know a current Suncoast employee?',
  'Are you not a current Suncoast employee?',
  'Are you a current customer of Suncoast?',
  'Are you a current member of Suncoast?',
  'Are you a current Suncoast contractor?',
  'Have you ever worked for Suncoast Renal Partners as a contractor?',
  'Have you ever worked for Suncoast or a competitor?',
  'Have you ever worked for a dialysis company?',
  'Have you ever worked for an affiliate of Suncoast?',
  'Have you ever worked for Bayshore Health?',
  'Have you ever worked for BMC?',
  'Have you worked for Gulf Coast Hospital in the past two years?',
  'Are you a former Bayshore Medical Center employee?',
  'Are you employed by Suncoast or have you applied before?',
])('“%s” is left to the person', (label) => {
  expect(answerOf(label)).toBe('');
});

test('nobody applies to the employer of their current job without naming it on the resume', () => {
  const open = new Map([...person].filter(([name]) => name !== 'experience.complete'));
  expect(answerOf('Are you a current Suncoast employee?', 'Suncoast', open)).toBe('No');
  const without = new Map([...open].filter(([name]) => !name.startsWith('job.')));
  expect(answerOf('Are you a current Suncoast employee?', 'Suncoast', without)).toBe('');
});

test('every no is shown for review and needs the statement that all employers are listed', () => {
  const label = 'Are you a current Suncoast employee?';
  expect(ask([`${label} {Yes|No}`], 'Suncoast')[0]?.reviewRequired).toBe(true);
  const open = new Map([...person].filter(([name]) => name !== 'experience.complete'));
  expect(answerOf('Have you ever worked for Suncoast?', 'Suncoast', open)).toBe('');
  expect(answerOf('Are you a current Suncoast employee?', 'Gulf Coast', open)).toBe('');
  const none = new Map([...person].filter(([name]) => !name.startsWith('job.')));
  expect(answerOf('Are you a current Bayshore Medical Center team member?', 'Suncoast', none)).toBe('');
});

test('someone from the army has not denied the Department of Defense', () => {
  const label = 'Have you ever worked for the Department of Defense?';
  expect(answerOf(label)).toBe('No');
  const soldier = new Map(person).set(
    'job.1',
    known('Cook', 'Cook', '24210', '24241', 'cook', 'U.S. Army', ''),
  );
  expect(answerOf(label, 'Suncoast', soldier)).toBe('');
});

/** Facts with another employer in the past. */
const workedAt = (company: string, title = 'Clerk') =>
  new Map<string, Fact>([...person, ['job.2', known(title, title, '24180', '24209', title, company, '')]]);

test.each([
  ['Have you ever been employed by a school district?', 'No'],
  ['Have you previously worked for a Georgia public school system?', 'No'],
  ['Are you currently under contract with another school district?', 'No'],
  ['Are you, or have you ever been, a federal employee?', 'No'],
  ['In the past five years, have you worked for a government agency?', 'No'],
  ['Were you ever employed by a jail or prison?', 'No'],
  ['Have you ever been employed here?', 'No'],
  ['Have you worked for Suncoast Renal Partners, at any of our clinics?', 'No'],
  ['Are you a current or former employee of Humana, Optum, or WellMed?', 'No'],
  ['Have you ever worked for Humana or Gulf Coast Hospital?', 'Yes'],
])('“%s” is answered “%s”, but not without the statement that all employers are listed', (label, answer) => {
  expect(answerOf(label)).toBe(answer);
  const partial = new Map([...person].filter(([name]) => name !== 'experience.complete'));
  expect(answerOf(label, undefined, partial)).toBe(answer === 'Yes' ? 'Yes' : '');
});

test.each([
  ['Have you ever been employed by a school district?', workedAt('Mesa Unified'), ''],
  ['Have you ever been employed by a school district?', workedAt('Maxim', 'School Nurse'), ''],
  ['Have you ever been employed by a school district?', workedAt('Mesa School District'), 'Yes'],
  ['Have you ever been employed by a Florida school district?', workedAt('Mesa School District'), ''],
  ['Have you ever been a federal employee?', workedAt('U.S. Army'), ''],
  ['Have you ever worked for a city, county, or state agency?', workedAt('Larimer County'), 'Yes'],
  ['Have you ever worked for a government agency?', workedAt('Harris County Hospital'), ''],
  ['In the last 2 years, have you worked for a government agency?', workedAt('Larimer County'), 'No'],
  ['In the last 12 years, have you worked for a government agency?', workedAt('Larimer County'), ''],
  [
    'Have you, in the last five years, been an employee of a U.S. federal, state, or local government, including the Armed Services?',
    workedAt('U.S. Army'),
    'No',
  ],
  ['Are you currently employed by a government agency?', workedAt('Larimer County'), 'No'],
  ['Has a family member ever been employed by a school district?', person, ''],
  ['Have you ever been employed by a school district or a hospital?', person, ''],
  ['Have you never been employed by a school district?', person, ''],
  ['Have you ever been employed by a competitor?', person, ''],
  ['Have you ever been employed by a Canadian government agency?', person, ''],
  ['Have you ever worked for Humana or its vendors?', person, ''],
  ['Have you ever worked for Humana and Optum?', person, ''],
])('a kind of employer: “%s”', (label, facts, answer) => {
  expect(answerOf(label, undefined, facts)).toBe(answer);
});

test.each([
  'Have you ever been employed by Suncoast in any capacity (regular, temporary, seasonal)?',
  'Have you worked with us before, either as staff or contractor?',
  'Have you previously worked for Suncoast Renal Partners (or any Suncoast clinic)?',
  'Have you ever worked for Suncoast Renal Partners or any of its predecessors, subsidiaries or affiliates, whether as an employee, intern or contingent worker?',
  'Have you within the last five years been employed by Suncoast Renal Partners?',
  'Have you ever been employed by the Hospital?',
  'Have you ever worked for our organization, whether full-time, part-time or per diem?',
  'Are you currently employed by Suncoast and seeking a transfer?',
  'Have you ever worked at any of our clinics?',
  'Are you a former employee of Suncoast Renal Partners?',
  'Have you ever worked here as an employee or contractor?',
  'Were you ever employed by Suncoast Renal Partners, including as a temp?',
])('%s No, if all employers are known', (label) => {
  expect(answerOf(label)).toBe('No');
  expect(answerOf(label, 'Suncoast Renal Partners', new Map())).toBe('');
});

test.each([
  'Have you ever worked with Suncoast Renal Partners as a patient?',
  'Has a relative ever been employed by Suncoast?',
  'Have you ever been refused employment by Suncoast?',
  'Would you like to be employed by Suncoast in any capacity?',
  'Have you ever been employed by Bayshore Medical Center and seeking a transfer?',
  'Are you currently employed by Bayshore Medical Center and seeking a transfer?',
])('Left to the person: %s', (label) => {
  expect(answerOf(label)).toBe('');
});

test.each([
  ['If yes, what was your last position with us?', 'Aide'],
  ['If you have, what was your last position with us?', 'Aide'],
  ['If so, in what capacity?', 'Aide'],
  ['If yes, job title', 'Aide'],
  ['If applicable, position(s) held', 'Aide'],
  ['If yes, which role did you hold?', 'Aide'],
  ['What was your job title at Gulf Coast Hospital?', 'Aide'],
  ['Last position held with the hospital', 'Aide'],
  ['If yes, year you left', '2020'],
  ['And what year did you leave?', '2020'],
  ['In what year did you leave us?', '2020'],
  ['In what year did you separate from the Hospital?', '2020'],
  ['If yes, when did you leave? (MM/YYYY)', '02/2020'],
  ['If you are a former associate, when did your employment end? (MM/YYYY)', '02/2020'],
  ['If yes, when did you start?', '07/2017'],
  ['If yes, when did you last work for us?', '02/2020'],
  ['If yes, employed to (MM/YYYY)', '02/2020'],
  ['If yes, employed from (MM/YYYY)', '07/2017'],
  ['If yes, start date (month/year)', '07/2017'],
  ['If yes, dates of employment', '07/2017 - 02/2020'],
  ['If so, when?', '07/2017 - 02/2020'],
  [
    'If yes, list the position(s) held and the dates of employment. If this does not apply, enter N/A.',
    'Aide, 07/2017 - 02/2020',
  ],
  ['If yes, please provide job title and dates employed', 'Aide, 07/2017 - 02/2020'],
])('Below a question about this employer, “%s” is %s', (line, answer) => {
  const worked = 'Have you ever worked for Gulf Coast Hospital? {Yes|No}';
  expect(ask([worked, line], 'Gulf Coast Hospital')[1]?.answer).toEqual([answer]);
  expect(ask([worked, line], 'Suncoast Renal Partners', new Map())[1]?.answer).toEqual([]);
});

test.each([
  'If yes, reason for leaving',
  'If yes, who was your supervisor?',
  'If yes, may we contact them?',
  'If yes, what position are you applying for?',
  'What was your last position with another hospital?',
  'If yes, what was your salary in your last position?',
  'What year did you leave school?',
  'When did your spouse leave us?',
  'If you were dismissed, when?',
])('Below a question about this employer, “%s” is left to the person', (line) => {
  const worked = 'Have you ever worked for Gulf Coast Hospital? {Yes|No}';
  expect(ask([worked, line], 'Gulf Coast Hospital')[1]?.answer).toEqual([]);
});

test('A position with this employer is not the latest one', () => {
  const facts: Facts = new Map([
    ...person,
    ['experience.title', known('Nurse, ICU')],
    ['experience.title.latest', known('Nurse, ICU')],
  ]);
  const lines = [
    'What was your last position with us?',
    'Last position at Suncoast',
    'Last position held here',
  ];
  expect(ask(lines, 'Suncoast Renal Partners', facts).map(({ answer }) => answer)).toEqual([[], [], []]);
});

test('Never, among several ways of having worked there', () => {
  const choices =
    '{I am a current employee|I am a former employee|I am a current or former contingent worker|I have never worked for the Bank}';
  const asked = `Are you now, or have you ever been, employed by Stonebridge? ${choices}`;
  expect(ask([asked], 'Stonebridge National Bank')[0]?.answer).toEqual(['I have never worked for the Bank']);
  expect(ask([asked], 'Stonebridge National Bank', new Map())[0]?.answer).toEqual([]);
});
