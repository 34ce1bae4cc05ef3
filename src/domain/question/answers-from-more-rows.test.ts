/** Rows without a heading, checkboxes, military service, licenses, and how long the current job has lasted. */
import { expect, test } from 'vitest';
import { formWith } from '#tests/sample-form.ts';
import { prepareAnswers } from './answer/match-answers.ts';
import type { Fact, Facts } from './facts/facts.ts';
import type { FormField } from './form/employer-form.ts';

const known = (value: string, ...values: string[]): Fact => ({
  value,
  ...(values.length > 0 && { values }),
  source: { kind: 'profile', field: 'Experience' },
});
const license = 'Registered Nurse License, Florida, RN9412345, expires 04/30/2027';
const history0 = known('Nurse', 'Nurse, ICU', 'Bayshore', 'Tampa, FL', '2020-03', 'Present', '', '81');
const history1 = known('Medic', 'Medic', 'U.S. Army', 'Fort Bliss, TX', '2015-07', '2020-02', '', '56');
const person: Facts = new Map<string, Fact>([
  ['history.0', history0],
  ['history.1', history1],
  ['experience.company.latest', known('Bayshore')],
  [
    'school.0',
    known(
      'BSN',
      'State University',
      'BSN',
      'Nursing',
      'Tampa, FL',
      '2015',
      'yes',
      "Bachelor's degree",
      'first',
    ),
  ],
  [
    'school.1',
    known('Diploma', 'Mesa High School', 'High School Diploma', '', 'Mesa, AZ', '2011', 'yes', '', ''),
  ],
  ['certification.0', known(license, license, '04/30/2027', '', 'RN9412345')],
  ['certification.1', known('Basic Life Support', 'Basic Life Support', '', '', '')],
]);

/** "Section / Label {choice|choice} [number]", in page order. */
function ask(lines: readonly string[], facts: Facts = person, employer = ''): string[] {
  const fields = lines.map((line, index): FormField => {
    const [, section = '', label = '', choices, type] =
      /^(.*?) ?\/ (.*?)(?: \{(.*)\})?(?: \[(.*)\])?$/.exec(line) ?? [];
    const options = (choices ?? '').split('|').filter(Boolean);
    const kind = options.length === 1 ? 'MultiChoice' : 'SingleChoice';
    return {
      path: `q${index}`,
      label,
      ...(section !== '' && { section }),
      labelSource: 'name',
      type: type === 'number' ? 'Number' : options.length > 0 ? kind : 'Text',
      control: 'text',
      required: true,
      options: options.map((option) => ({ label: option, value: option })),
      family: '',
    };
  });
  const form = { ...formWith(fields), countries: ['US'], ...(employer && { employer }) };
  const context = { resumeFileName: null, today: new Date('2026-11-15T12:00:00Z') };
  return prepareAnswers(form, facts, context).map(({ answer }) => answer.join(', '));
}
const without = (...names: string[]) => new Map([...person].filter(([name]) => !names.includes(name)));

/** Label, answer, and the fact it depends on. */
test.each([
  ['/ Experience: Title', 'Nurse, ICU', 'history.0'],
  ['/ Experience: Current {I currently work here}', 'I currently work here', 'history.0'],
  ['Work experience / Office location', 'Tampa, FL', 'history.0'],
  ['Work experience / Is this your current job? {Yes|No}', 'Yes', 'history.0'],
  ['Work experience / Dates of employment (from - to)', '03/2020 - present', 'history.0'],
  ['/ How long have you been with your current employer?', '6 years', 'history.0'],
  ['/ Years in your current position (whole years) [number]', '6', 'history.0'],
  [
    '/ How long have you worked for your current employer? {Less than 1 year|1-5 years|6+ years}',
    '6+ years',
    'history.0',
  ],
  ['Work experience / Name and address of employer', 'Bayshore, Tampa, FL', 'history.0'],
  ['Former employers - most recent first / Dates (month and year)', '03/2020 - present', 'history.0'],
  ['Work experience 1 / To (MM/YYYY, or write Present)', 'Present', 'history.0'],
  ['Work experience 1 / Date started (MM/YYYY)', '03/2020', 'history.0'],
  ['Work experience 2 / Left (MM/YYYY)', '02/2020', 'history.1'],
  ['Education / End date year [number]', '2015', 'school.0'],
  ['Education / Year', '2015', 'school.0'],
  [
    'Education / School type {High School|College/University|Graduate School}',
    'College/University',
    'school.0',
  ],
  ['Education - High School / Did you graduate? {Yes|No}', 'Yes', 'school.1'],
  ['Education - College / Major', 'Nursing', 'school.0'],
  ['U.S. Military or Naval Service / Branch', 'U.S. Army', 'history.1'],
  ['/ Which branch of the armed forces did you serve in? {Army|Navy}', 'Army', 'history.1'],
  ['/ In what month and year did your military service end? (MM/YYYY)', '02/2020', 'history.1'],
  ['/ Date of discharge from the military (MM/YYYY)', '02/2020', 'history.1'],
  ['/ Year you left the service', '2020', 'history.1'],
  ['/ Military service start date (MM/YYYY)', '07/2015', 'history.1'],
  ['Military / Branch', 'U.S. Army', 'history.1'],
  ['Military service / From', '07/2015', 'history.1'],
  ['/ Branch of service {Air Force|Army|Navy}', 'Army', 'history.1'],
  ['/ When did you leave the military? (month/year)', '02/2020', 'history.1'],
  ['/ Military occupational title', 'Medic', 'history.1'],
  ['Education / School location (city)', 'Tampa', 'school.0'],
  ['Education / School location (state)', 'FL', 'school.0'],
  ['Education / Degree conferred', 'BSN', 'school.0'],
  ['Education / Dates attended - To', '2015', 'school.0'],
  ['High School / Name and location of school', 'Mesa High School, Mesa, AZ', 'school.1'],
  ['High School / Years completed {9|10|11|12}', '12', 'school.1'],
  ['Licenses and certifications / License number', 'RN9412345', 'certification.0'],
  ['Certificates and Licenses / Issuing state', 'Florida', 'certification.0'],
  ['Certifications / Expiration date', '04/30/2027', 'certification.0'],
  ['Certifications / Date of expiration', '04/30/2027', 'certification.0'],
  ['Certifications / License number or ID', 'RN9412345', 'certification.0'],
  ['Experience: second most recent position / Organization', 'U.S. Army', 'history.1'],
  ['Work history - 2nd most recent job / Position held', 'Medic', 'history.1'],
  ['Employment: current or most recent employer / Company', 'Bayshore', 'history.0'],
  ['Job history 2 / Title', 'Medic', 'history.1'],
  ['Education / College city and state', 'Tampa, FL', 'school.0'],
])('“%s” is answered “%s”, and stays open without %s', (line, answer, fact) => {
  expect(ask([line])).toEqual([answer]);
  const left = ask([line], without(fact))[0];
  expect(left === answer).toBe(false);
});

test.each([
  '/ Reference: Title',
  '/ Volunteer experience: Title',
  '/ Job 2: title',
  '/ How long was your last employment?',
  '/ How long have you been with your previous employer?',
  '/ How long have you been unemployed?',
  '/ How long has your spouse been with the current employer?',
  '/ How long have you been there?',
  '/ Is this your current job? {Yes|No}',
  'Spouse / Branch of service',
  'Emergency contact / Military branch',
  '/ Branch',
  '/ Branch you bank with',
  '/ Highest rank attained',
  'Military / Rank',
  "Driver's license / License number",
  "Driver's license / Expiration date",
  'Supervisor / Title',
  'College / Years completed {1|2|3|4}',
  'Work experience / Salary',
  'Work experience / Reason for leaving',
  'Work experience / I no longer work here {I no longer work here}',
  'Work experience / Hours per week',
])('“%s” is left to the person', (line) => {
  expect(ask([line])).toEqual(['']);
});

test('the job is the one just named, unless another one was named in between', () => {
  const current = '/ Current or most recent employer';
  const long = '/ How long have you been there?';
  expect(ask([current, long, '/ Is this your current job? {Yes|No}'])).toEqual([
    'Bayshore',
    '6 years',
    'Yes',
  ]);
  expect(ask([current, '/ Previous employer', long])).toEqual(['Bayshore', '', '']);
});

test('“High school” among the inputs of a section is another school than “College”', () => {
  const labels = [
    'High School',
    'City',
    'Did you graduate? {Yes|No}',
    'College',
    'City',
    'Degree',
    'Trade school',
    'City',
  ];
  expect(ask(labels.map((label) => `Education / ${label}`))).toEqual([
    'Mesa High School',
    'Mesa',
    'Yes',
    'State University',
    'Tampa',
    'BSN',
    '',
    '',
  ]);
});

test('a job that ended is not current, and its checkbox is left alone', () => {
  const left = new Map(person).set('history.0', history1).set('history.1', history1);
  const box = 'Work experience 1 / I currently work here {I currently work here}';
  expect(ask([box, '/ How long have you been with your current employer?'], left)).toEqual(['', '']);
});

test('with a second current job, or an earlier one at the same employer, the time is unclear', () => {
  const second = known('Clerk', 'Clerk', 'Mesa', 'Mesa, AZ', '2021-01', 'Present', '', '70');
  const before = known('Aide', 'Aide', 'Bayshore', 'Tampa, FL', '2018-01', '2020-02', '', '26');
  const employer = '/ How long have you been with your current employer?';
  const post = '/ How long have you been in your current position?';
  expect(ask([employer, post], new Map(person).set('history.2', second))).toEqual(['', '']);
  expect(ask([employer, post], new Map(person).set('history.2', before))).toEqual(['', '6 years']);
});

test('what is asked after “Have you ever worked for us?” is about that job', () => {
  const asked = '/ Have you ever worked for Bayshore? {Yes|No}';
  const facts = new Map(person).set('job.0', known('Nurse', 'Nurse', '1', '2', '', 'Bayshore', 'current'));
  const lines = [
    asked,
    '/ If yes, in what position?',
    '/ If yes, dates of employment (from - to)',
    '/ If yes, please list the position and the dates of employment.',
    '/ If so, when and in what position?',
    '/ If yes, which location?',
    '/ If yes, reason for leaving',
    '/ If yes, name of your supervisor',
  ];
  expect(ask(lines, facts, 'Bayshore')).toEqual([
    'Yes',
    'Nurse, ICU',
    '03/2020 - present',
    'Nurse, ICU, 03/2020 - present',
    'Nurse, ICU, 03/2020 - present',
    'Tampa, FL',
    '',
    '',
  ]);
  expect(
    ask(['/ Do you have relatives here? {Yes|No}', '/ If yes, in what position?'], facts, 'Bayshore')[1],
  ).toBe('');
  expect(
    ask([asked, '/ Do you know anyone here? {Yes|No}', '/ If yes, in what position?'], facts, 'Bayshore')[2],
  ).toBe('');
  const current = '/ Are you a current Bayshore employee? {Yes|No}';
  expect(
    ask(
      [current, '/ Hire date (month and year)', '/ Current department/unit', '/ Employee ID'],
      facts,
      'Bayshore',
    ),
  ).toEqual(['Yes', '03/2020', 'ICU', '']);
  expect(ask(['/ Hire date (month and year)'], facts, 'Bayshore')).toEqual(['']);
});

test('what was typed about a job at one employer is not used at another', () => {
  const lines = ['/ Have you ever worked for us? {Yes|No}', '/ If yes, in what position?'];
  const scope = '# 0';
  const before: Fact = { value: 'Cook', source: { kind: 'typed', givenAt: '2026-11-01T00:00:00.000Z' } };
  const facts = new Map(person).set(`asked.if yes in what position${scope}`, before);
  expect(ask(lines, facts, 'Desert Sun')[1]).toBe('');
});

test.each([
  'Experience: third most recent position / Organization',
  'Employment history: next to last employer / Company',
  'Previous Employer / Company',
  'Company Information / Company',
  'About the company / Company name',
  'Position / Location',
  'Job details / City',
])('“%s” is not answered with the latest job or the home of the applicant', (line) => {
  const facts = new Map<string, Fact>([
    ...person,
    ['name.first', known('Ann')],
    ['experience.company', known('Bayshore')],
    ['location', known('Tampa, FL')],
    ['city', known('Tampa')],
  ]);
  expect(ask(['/ First name', '/ Last name', '/ Email', '/ Why us?', line], facts).at(-1)).toBe('');
});

test('the employer before the most recent one is the second job, also below a supervisor', () => {
  const lines = [
    'Most Recent Employer / Company',
    'Most Recent Employer / Supervisor',
    'Most Recent Employer / Start Date (MM/YYYY)',
    'Previous Employer / Company',
    'Previous Employer / Supervisor name',
    'Previous Employer / Phone',
    'Previous Employer / End Date (MM/YYYY)',
  ];
  const phone = new Map<string, Fact>([...person, ['phone', known('(813) 555-0173')]]);
  expect(ask(lines, phone)).toEqual(['Bayshore', '', '03/2020', 'U.S. Army', '', '', '02/2020']);
  // Someone without a current job would leave this block empty.
  expect(ask(['Current Employer / Company', 'Previous Employer / Company'])[1]).toBe('');
});

test.each([
  ['/ Telephone (including country code)', '+1 (813) 555-0173'],
  ['/ Cell phone with country code, digits only', '+18135550173'],
  ['/ Mobile number (10 digits, no dashes)', '8135550173'],
  ['/ Phone', '(813) 555-0173'],
  ['/ Country code', 'United States'],
])('the phone number is written as “%s” asks for', (line, answer) => {
  const facts = new Map([
    ['phone', known('(813) 555-0173')],
    ['phone.country', known('United States')],
  ]);
  expect(ask([line], facts)).toEqual([answer]);
});

test('a permanent address is the home of the applicant only if the form asks for no other one', () => {
  const home = new Map<string, Fact>([
    ['location.street', known('12 Oak Street')],
    ['location.zip', known('33606')],
  ]);
  const permanent = ['Permanent Address / Street', 'Permanent Address / Zip'];
  expect(ask(permanent, home)).toEqual(['12 Oak Street', '33606']);
  expect(ask([...permanent, 'Present Address / Street'], home).slice(0, 2)).toEqual(['', '']);
  expect(ask(['Shipping address / Street'], home)).toEqual(['']);
});

test('Below “Previous employment 1 (start with present job)”', () => {
  const lines = [
    'Previous employment 1 (start with present job) / Company',
    'Previous employment 2 / Company',
  ];
  expect(ask(lines)).toEqual(['Bayshore', 'U.S. Army']);
  expect(ask(lines.slice(1))).toEqual(['']);
});

test('Below the question whether somebody served', () => {
  const served = '/ Have you ever served in the U.S. armed forces? {Yes|No}';
  const facts = new Map([
    ...person,
    ['military', { ...known('Yes'), source: { kind: 'typed', givenAt: '2026-11-01' } } as Fact],
  ]);
  const branches = '{Air Force|Army|Navy|I have not served}';
  const lines = [
    served,
    `/ Which branch? ${branches}`,
    '/ In what year did your service end?',
    '/ Rank at discharge',
  ];
  expect(ask(lines, facts)).toEqual(['Yes', 'Army', '2020', '']);
  expect(
    ask([`/ Which branch? ${branches}`, '/ Which branch are you applying to? {North|South}'], facts),
  ).toEqual(['Army', '']);
  expect(ask(['/ Which branch?'], facts)).toEqual(['']);
});
