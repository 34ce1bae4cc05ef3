import { expect, test } from 'vitest';
import { formWith } from '#tests/sample-form.ts';
import { findBlocker, prepareAnswers } from './answer/match-answers.ts';
import type { Fact, Facts } from './facts/facts.ts';
import type { FormField } from './form/employer-form.ts';

const typed = (value: string, ...values: string[]): Fact => ({
  value,
  ...(values.length > 0 && { values: [value, ...values] }),
  source: { kind: 'typed', givenAt: '2026-11-01T00:00:00.000Z' },
});
const known = (value: string, ...values: string[]): Fact => ({
  value,
  ...(values.length > 0 && { values }),
  source: { kind: 'profile', field: 'Profile' },
});
const today = new Date('2026-11-15T12:00:00Z');
const license = 'Registered Nurse License, Florida, RN9412345, expires 04/30/2027';

const person: Facts = new Map<string, Fact>([
  ['location.city', known('Tampa')],
  ['location.state', known('FL')],
  ['work_auth.status', typed('Permanent resident (green card)')],
  ['experience.company', known('Bayshore Medical Center')],
  ['experience.years', known('9')],
  ['experience.complete', typed('Yes')],
  // From March 2020 to October 2026: 80 months.
  ['job.0', known('ICU Nurse', 'ICU Nurse', '24242', '24321', 'icu nurse epic', 'Bayshore Medical Center')],
  ['education.level', known("Bachelor's degree")],
  ['education.year', known('2017')],
  ['skills', known('Epic, IV therapy', 'Epic', 'IV therapy')],
  ['certification.0', known(license, license, '04/30/2027', '', 'RN9412345')],
  ['certification.1', known('Basic Life Support', 'Basic Life Support', '', '', '')],
  ['certification.2', known('TNCC, expires 01/2020', 'TNCC, expires 01/2020', '01/2020', 'expired', '')],
  ['felony', typed('No')],
  ['misdemeanor', typed('No')],
  ['military', typed('No')],
  ['dismissed', typed('No')],
  ['clearance', typed('None')],
  ['lift', typed('50 pounds')],
  ['office_days', typed('3')],
  ['work_settings', typed('On site', 'Hybrid')],
  ['employment_types', typed('Full-time', 'Part-time')],
  ['shifts', typed('Nights', 'Weekends')],
  ['travel', typed('Yes')],
  ['travel.share', typed('25%')],
  ['start_date', typed('Immediately')],
  ['notice', typed('2 weeks')],
  ['transport', typed('Yes')],
  ['languages', typed('English', 'Spanish')],
]);

function ask(
  label: string,
  facts: Facts,
  options: readonly string[],
  type: FormField['type'],
  section?: string,
) {
  const field: FormField = {
    path: 'q',
    label,
    labelSource: 'name',
    type,
    control: 'text',
    required: true,
    options: options.map((option) => ({ label: option, value: option })),
    family: '',
    ...(section !== undefined && { section }),
  };
  const form = { ...formWith([field]), countries: ['US'] };
  expect(findBlocker(form)).toBeNull();
  return prepareAnswers(form, facts, { resumeFileName: null, today })[0];
}

/** Question, answer, and the fact it depends on; below each, wordings that are left to the person. */
const claims: [string, 'Yes' | 'No', string, string[]][] = [
  [
    'Do you have at least 5 years of experience as an ICU nurse?',
    'Yes',
    'job.0',
    [
      'Do you have at least 7 years of experience as an ICU nurse?',
      'Do you have less than 5 years of experience as an ICU nurse?',
      'Do you have at least 5 years of experience as an ICU nurse and paramedic?',
      'Do you have at least 5 years of relevant experience as an ICU nurse?',
    ],
  ],
  [
    'Do you have 5+ years of professional experience?',
    'Yes',
    'experience.years',
    ['Do you have more than 9 years of professional experience?'],
  ],
  ['Are you currently employed?', 'Yes', 'experience.company', ['Are you currently employed by us?']],
  [
    'Have you ever worked for Bayshore Medical Center?',
    'Yes',
    'job.0',
    ['Have you ever worked for Bayshore Health?'],
  ],
  [
    'Have you ever worked for Suncoast Hospital?',
    'No',
    'experience.complete',
    [
      'Have you ever worked for us?',
      'Have you ever worked for Suncoast Hospital as a contractor?',
      'Have you ever worked for a bank?',
      'Have you ever worked for Fortune 500 Companies?',
      'Has your spouse ever worked for Suncoast Hospital?',
    ],
  ],
  [
    'Have you ever been convicted of a crime?',
    'No',
    'misdemeanor',
    [
      'Have you ever been convicted of or charged with a crime?',
      'Have you ever been arrested?',
      'I have never been convicted of a crime',
    ],
  ],
  ['Have you been convicted of a misdemeanor in the past seven years?', 'No', 'misdemeanor', []],
  [
    'Have you ever served in the military?',
    'No',
    'military',
    ['Has your spouse ever served in the military?', 'Did you serve in the military of another country?'],
  ],
  ['Are you a veteran of the U.S. armed forces?', 'No', 'military', ['Are you the spouse of a veteran?']],
  [
    'Have you ever been fired from a job?',
    'No',
    'dismissed',
    ['Have you ever been laid off?', 'Have you ever been disciplined or fired from a job?'],
  ],
  [
    'Do you hold an active security clearance?',
    'No',
    'clearance',
    ['Have you ever held a security clearance?', 'Are you able to obtain a security clearance?'],
  ],
  [
    'Can you lift 50 lbs?',
    'Yes',
    'lift',
    ['Are you unable to lift a patient?', 'Can you lift 75 lbs with help?'],
  ],
  [
    'Are you able to come to the office 3 days a week?',
    'Yes',
    'office_days',
    ['Are you able to come to our Boston office 3 days a week?'],
  ],
  [
    'Are you willing to work on-site?',
    'Yes',
    'work_settings',
    [
      'Are you willing to work remotely?',
      'Are you willing to work on-site in Boston?',
      'Are you not willing to work on-site in Boston?',
    ],
  ],
  [
    'Are you available to work nights and weekends?',
    'Yes',
    'shifts',
    [
      'Were you available to work nights?',
      'Are you available to work rotating nights?',
      'Are you unable to work rotating nights?',
    ],
  ],
  [
    'Are you looking for full-time work?',
    'Yes',
    'employment_types',
    ['Are you looking for per diem work?', 'Are you looking for full-time or contract work?'],
  ],
  [
    'Are you willing to travel up to 25% of the time?',
    'Yes',
    'travel',
    ['Are you willing to travel internationally?', 'Have you traveled 50% of the time?'],
  ],
  ['Can you start immediately?', 'Yes', 'start_date', ['Can you start immediately after graduation?']],
  [
    'Do you have reliable transportation to and from work?',
    'Yes',
    'transport',
    ['Do you own a reliable car?'],
  ],
  [
    'Are you bilingual in English and Spanish?',
    'Yes',
    'languages',
    ['Are you bilingual in English and Somali?'],
  ],
  [
    'Do you have an active RN license?',
    'Yes',
    'certification.0',
    [
      'Do you have an active LPN license?',
      'Do you have an active Georgia RN license?',
      'Has your RN license ever been suspended?',
      'Do you have a Florida license?',
    ],
  ],
  [
    'Are you BLS certified?',
    'Yes',
    'certification.1',
    [
      'Are you PALS certified?',
      'Are you BLS and PALS certified?',
      'Are you TNCC certified?',
      'Are you not BLS certified?',
    ],
  ],
  [
    'Do you have a green card?',
    'Yes',
    'work_auth.status',
    [
      'Does your spouse have a green card?',
      'Are you a permanent resident?',
      'Are you a permanent resident of Canada?',
    ],
  ],
  [
    'Are you a U.S. citizen, permanent resident, refugee, or asylee?',
    'Yes',
    'work_auth.status',
    ['Are you a Canadian citizen, permanent resident, refugee, or asylee?'],
  ],
  ['Are you a U.S. citizen?', 'No', 'work_auth.status', ['Are you a citizen of another country?']],
  [
    'Do you live in Tampa, Florida?',
    'Yes',
    'location.city',
    ['Do you live in Tampa, Kansas?', 'Do you live in Orlando?', 'Do you live near Orlando?'],
  ],
  ['Are you a Florida resident?', 'Yes', 'location.state', ['Are you a permanent resident of Florida?']],
  ['Did you graduate from high school?', 'Yes', 'education.level', []],
];

test.each(claims)('“%s” is answered “%s”, and stays open without the fact %s', (label, answer, fact) => {
  const given = ask(label, person, ['Yes', 'No'], 'SingleChoice');
  expect([given?.answer, given?.source === null]).toEqual([[answer], false]);
  const without = new Map(person);
  without.delete(fact);
  expect(ask(label, without, ['Yes', 'No'], 'SingleChoice')?.answer).toEqual([]);
});

test.each(claims.flatMap(([, , , others]) => others))('“%s” is left to the person', (label) => {
  expect(ask(label, person, ['Yes', 'No'], 'SingleChoice')?.answer).toEqual([]);
});

const levels = ['None', 'Basic', 'Fluent'];
const values: [string, string, string, string[], FormField['type']][] = [
  ['Spanish proficiency', 'Fluent', 'languages', levels, 'SingleChoice'],
  ['RN license number', 'RN9412345', 'certification.0', [], 'Text'],
  ['RN license expiration date', '04/30/2027', 'certification.0', [], 'Calendar'],
  ['Skills', 'Epic, IV therapy', 'skills', [], 'TextArea'],
  [
    'Which of the following tools have you used?',
    'IV therapy',
    'skills',
    ['Meditech', 'IV therapy'],
    'MultiChoice',
  ],
  ['Which shifts can you work?', 'Weekends, Nights', 'shifts', ['Days', 'Weekends', 'Nights'], 'MultiChoice'],
  ['Year of graduation', '2017', 'education.year', [], 'Text'],
  ["How many weeks' notice do you need to give?", '2', 'notice', [], 'Number'],
  ['Notice period in days', '14', 'notice', [], 'Number'],
];

test.each(values)(
  '“%s” is answered “%s”, and stays open without %s',
  (label, answer, fact, options, type) => {
    expect(ask(label, person, options, type)?.answer.join(', ')).toBe(answer);
    const without = new Map(person);
    without.delete(fact);
    expect(ask(label, without, options, type)?.answer).toEqual([]);
  },
);

test.each<[string, string[], FormField['type']]>([
  ['French proficiency', levels, 'SingleChoice'],
  ['License number', [], 'Text'],
  ["Driver's license number", [], 'Text'],
  ['LPN license number', [], 'Text'],
  ['Year of high school graduation', [], 'Text'],
  ['What year did you graduate from high school?', [], 'Text'],
  ['Country of citizenship', [], 'Text'],
  ['Employment type desired', ['Full-time', 'Part-time'], 'SingleChoice'],
  ['Notice period in months', [], 'Number'],
])('“%s” is left to the person', (label, options, type) => {
  expect(ask(label, person, options, type)?.answer).toEqual([]);
});

test('a yes on one form proves nothing beyond its own words', () => {
  const served = new Map(person).set('military', typed('Yes')).set('misdemeanor', typed('Yes'));
  const answers = [
    'Are you currently serving in the military?',
    'Have you been convicted of a crime in the past five years?',
    'Have you been convicted of a misdemeanor in the past five years?',
  ].map((label) => ask(label, served, ['Yes', 'No'], 'SingleChoice')?.answer);
  expect(answers).toEqual([[], [], []]);
  const crime = ask('Have you ever been convicted of a misdemeanor?', served, ['Yes', 'No'], 'SingleChoice');
  expect(crime?.answer).toEqual(served.has('felony') ? ['Yes'] : []);
  expect(crime?.reviewRequired).toBe(true);
});

test.each([
  ['Citizenship', 'Spouse'],
  ['Military service', 'Emergency contact'],
  ['Skills', 'Work experience 2'],
  ['Employment type desired', 'Previous employers'],
  ['RN license number', 'Supervisor'],
])('“%s” under “%s” is not the applicant’s', (label, section) => {
  const citizen = new Map(person).set('work_auth.status', typed('U.S. citizen'));
  const options = label === 'Military service' ? ['Yes', 'No'] : [];
  expect(ask(label, citizen, options, options.length > 0 ? 'SingleChoice' : 'Text')?.answer).not.toEqual([]);
  expect(ask(label, citizen, options, 'Text', section)?.answer).toEqual([]);
});
