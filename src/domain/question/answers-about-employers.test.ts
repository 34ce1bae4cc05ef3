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

test('every no is shown for review and needs the statement that all employers are listed', () => {
  const label = 'Are you a current Suncoast employee?';
  expect(ask([`${label} {Yes|No}`], 'Suncoast')[0]?.reviewRequired).toBe(true);
  const open = new Map([...person].filter(([name]) => name !== 'experience.complete'));
  expect(answerOf(label, 'Suncoast', open)).toBe('');
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
  ['In the last 2 years, have you worked for a government agency?', workedAt('Larimer County'), ''],
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
