import { expect, test } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { formWith } from '#tests/sample-form.ts';
import { factsOf } from './answer/facts-from-document.ts';
import { prepareAnswers } from './answer/match-answers.ts';
import { recallAnswers, rememberAnswers } from './answer/remember-answers.ts';
import type { EmployerForm, FormField } from './form/employer-form.ts';

const today = new Date('2026-11-15T12:00:00Z');

/** "Label {choice|choice}" on a form of an American employer. */
function formOf(line: string, employer: string): EmployerForm {
  const [, label = '', choices] = /^(.*?)(?: \{(.*)\})?$/.exec(line) ?? [];
  const options = (choices ?? '').split('|').filter(Boolean);
  const field: FormField = {
    path: 'q',
    label,
    labelSource: 'name',
    type: options.length > 0 ? 'SingleChoice' : 'Text',
    control: options.length > 0 ? 'radio' : 'text',
    required: true,
    options: options.map((option) => ({ label: option, value: option })),
    family: '',
  };
  return { ...formWith([field]), countries: ['US'], employer };
}

/** What the second form gets after the first was answered. */
function askAgain(first: string, said: string, then: string): { answer: string; isFlagged: boolean } {
  const form = formOf(first, 'Acme');
  const source = { kind: 'typed' as const, givenAt: '2026-11-01T00:00:00.000Z', where: 'Acme' };
  const answers = prepareAnswers(form, new Map(), { resumeFileName: null, today }).map((one) => ({
    ...one,
    answer: [said],
    source,
  }));
  const remembered = rememberAnswers({ jobId: 'first', form, answers });
  const facts = factsOf(emptyDocument({ userId: 'u', name: 'Resume' }), {
    today,
    documentSavedAt: '2026-11-01T00:00:00.000Z',
    answers: recallAnswers(remembered, { jobId: 'second', employer: 'Globex' }),
  });
  const [again] = prepareAnswers(formOf(then, 'Globex'), facts, { resumeFileName: null, today });
  return { answer: again?.answer.join(', ') ?? '', isFlagged: again?.reviewRequired ?? false };
}

const yesNo = '{Yes|No}';
const disabled =
  '{Yes, I have a disability, or have had one in the past|No, I do not have a disability and have not had one in the past|I do not want to answer}';

test.each([
  [
    `Do you use tobacco or nicotine products? (We do not hire tobacco users.) ${yesNo}`,
    'No',
    `Do you smoke? ${yesNo}`,
    'No',
  ],
  [
    `Do you use tobacco products? ${yesNo}`,
    'No',
    `Moffitt is a tobacco-free employer. Are you tobacco free? ${yesNo}`,
    'Yes',
  ],
  [`Are you nicotine free? ${yesNo}`, 'Yes', `Are you a smoker? ${yesNo}`, 'No'],
  ['Phone Device Type {Home|Mobile|Work}', 'Mobile', 'Phone type {Landline|Cell phone}', 'Cell phone'],
  [
    `Are there any criminal charges pending against you? ${yesNo}`,
    'No',
    `Do you have any pending charges? ${yesNo}`,
    'No',
  ],
  [
    `Do you have a clean motor vehicle record for the past 3 years? ${yesNo}`,
    'Yes',
    `Do you have a clean driving record over the last 3 years? ${yesNo}`,
    'Yes',
  ],
  [
    `Have you ever had your nursing license denied, suspended, or revoked? ${yesNo}`,
    'No',
    `Has your nursing license been suspended or revoked in the last 5 years? ${yesNo}`,
    'No',
  ],
  [
    `Have you ever had a security clearance denied, suspended or revoked? ${yesNo}`,
    'No',
    `Have you ever had a clearance revoked? ${yesNo}`,
    'No',
  ],
  [`Are you forklift certified? ${yesNo}`, 'No', `Do you have a forklift certification? ${yesNo}`, 'No'],
  [`Can you lift 75 lbs? ${yesNo}`, 'Yes', `Are you able to lift 75 pounds? ${yesNo}`, 'Yes'],
  [
    `Are you available to work nights? ${yesNo}`,
    'No',
    `Can you work the overnight shift (10 PM - 6 AM)? ${yesNo}`,
    'No',
  ],
  [`Do you have experience with dbt? ${yesNo}`, 'No', `Have you worked with dbt? ${yesNo}`, 'No'],
  ['How many years of PLC experience do you have?', '4', 'Years of experience with PLC {0-2|3-5|6+}', '3-5'],
  [
    `Have you ever filed for bankruptcy? ${yesNo}`,
    'No',
    `Have you filed for bankruptcy in the last 7 years? ${yesNo}`,
    'No',
  ],
  [
    `Disability Status ${disabled}`,
    'No, I do not have a disability and have not had one in the past',
    "Disability {Yes, I have a disability|No, I don't have a disability|I don't wish to answer}",
    "No, I don't have a disability",
  ],
  [
    'Are you Hispanic/Latino? {Yes|No|Decline To Self Identify}',
    'No',
    'Ethnicity {Hispanic or Latino|Not Hispanic or Latino|I choose not to disclose}',
    'Not Hispanic or Latino',
  ],
  [
    'Race {Asian|Black or African American|White|Two or More Races}',
    'Black or African American',
    'Race/Ethnicity {White (Not Hispanic or Latino)|Black (Not Hispanic or Latino)|Asian (Not Hispanic or Latino)}',
    'Black (Not Hispanic or Latino)',
  ],
])('after “%s” was answered “%s”, “%s” is answered “%s”', (first, said, then, answer) => {
  expect(askAgain(first, said, then).answer).toBe(answer);
});

test.each([
  [`Do you use tobacco products? ${yesNo}`, 'No', `Would you agree to a tobacco test? ${yesNo}`],
  [
    `Do you use tobacco products? ${yesNo}`,
    'No',
    `Does anyone in your household use tobacco products? ${yesNo}`,
  ],
  [
    `Has your nursing license been suspended in the last 5 years? ${yesNo}`,
    'No',
    `Has your nursing license ever been suspended? ${yesNo}`,
  ],
  [
    `Has your nursing license ever been suspended? ${yesNo}`,
    'No',
    `Has your nursing license ever been suspended or revoked? ${yesNo}`,
  ],
  [
    `Has your nursing license ever been suspended? ${yesNo}`,
    'Yes',
    `Has your nursing license been suspended in the last 5 years? ${yesNo}`,
  ],
  [
    `Has your nursing license ever been suspended? ${yesNo}`,
    'No',
    `Has your driver's license ever been suspended? ${yesNo}`,
  ],
  [
    `Has your nursing license ever been suspended? ${yesNo}`,
    'No',
    `Has your license ever been suspended? ${yesNo}`,
  ],
  [
    `Do you have a clean driving record for the past 3 years? ${yesNo}`,
    'Yes',
    `Do you have a clean driving record for the past 7 years? ${yesNo}`,
  ],
  [
    `Are there any criminal charges pending against you? ${yesNo}`,
    'No',
    `Have you ever been charged with a crime? ${yesNo}`,
  ],
  ['Race {Asian|White}', 'Asian', 'Race {East Asian|South Asian|White}'],
  [
    'Ethnicity {Hispanic or Latino|Not Hispanic or Latino}',
    'Not Hispanic or Latino',
    'Race {Asian|White|Not listed}',
  ],
  [
    `Disability Status ${disabled}`,
    'Yes, I have a disability, or have had one in the past',
    `I have a physical disability ${yesNo}`,
  ],
  ['Cumulative GPA', '3.5', 'High school GPA'],
  [`Can you lift 20 lbs? ${yesNo}`, 'Yes', `Can you lift 50 lbs? ${yesNo}`],
  [
    `Is there any reason you could not work nights? ${yesNo}`,
    'No',
    `Are you available to work nights? ${yesNo}`,
  ],
  [`Can you start immediately? ${yesNo}`, 'Yes', `Are you available to start right away? ${yesNo}`],
  [`Are you able to work on site in Tampa? ${yesNo}`, 'Yes', `Are you able to work on site? ${yesNo}`],
  [
    `Do you have experience managing a team with Excel? ${yesNo}`,
    'No',
    `Do you have experience with Excel? ${yesNo}`,
  ],
  [
    `Do you have experience with dbt or Airflow? ${yesNo}`,
    'Yes',
    `Do you have experience with dbt? ${yesNo}`,
  ],
  [`Do you have 5 years of experience with dbt? ${yesNo}`, 'No', `Do you have experience with dbt? ${yesNo}`],
  [
    'How many years of PLC experience do you have?',
    '4',
    'How many years of supervisory PLC experience do you have?',
  ],
  [`Are you willing to take a drug test? ${yesNo}`, 'Yes', `Will you take a drug test? ${yesNo}`],
])('“%s”, answered “%s”, says nothing about “%s”', (first, said, then) => {
  expect(askAgain(first, said, then).answer).toBe('');
});

test('an answer to another wording is shown for review', () => {
  const again = askAgain(`Do you smoke? ${yesNo}`, 'No', `Are you tobacco free? ${yesNo}`);
  expect(again).toEqual({ answer: 'Yes', isFlagged: true });
});
