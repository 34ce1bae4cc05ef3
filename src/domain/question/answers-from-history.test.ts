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
const person: Facts = new Map<string, Fact>([
  ['history.0', known('Nurse', 'Nurse', 'Bayshore', 'Tampa, FL', '2020-03', 'Present', 'Charts in Epic')],
  ['history.1', known('Aide', 'Aide', 'Gulf Coast', 'St. Petersburg, FL', '2017', '2020-02', '')],
  [
    'school.0',
    known('BSN', 'State University', 'BSN', 'Nursing', '', '2017', 'yes', "Bachelor's degree", 'first'),
  ],
  [
    'school.1',
    known('Diploma', 'Mesa High School', 'High School Diploma', '', 'Mesa, AZ', '2013', 'yes', '', ''),
  ],
  ['contact_current', { value: 'No', source: { kind: 'typed', givenAt: '2026-11-01T00:00:00.000Z' } }],
]);

/** As the profile tells it: the current job is also a fact of its own. */
const latestKnown: Facts = new Map([
  ...person,
  ['experience.company', known('Bayshore')],
  ['experience.title', known('Nurse')],
  ['experience.company.latest', known('Bayshore')],
  ['experience.title.latest', known('Nurse')],
  ['name.first', known('Ann')],
]);

/** "Section / Label {choice|choice}", in page order. */
function ask(lines: readonly string[], facts: Facts = person): string[] {
  const fields = lines.map((line, index): FormField => {
    const [, section = '', label = '', choices] = /^(.*?) \/ (.*?)(?: \{(.*)\})?$/.exec(line) ?? [];
    const options = (choices ?? '').split('|').filter(Boolean);
    return {
      path: `q${index}`,
      label,
      ...(section !== '' && { section }),
      labelSource: 'name',
      type: options.length > 0 ? 'SingleChoice' : 'Text',
      control: 'text',
      required: true,
      options: options.map((option) => ({ label: option, value: option })),
      family: '',
    };
  });
  const context = { resumeFileName: null, today: new Date('2026-11-15T12:00:00Z') };
  return prepareAnswers({ ...formWith(fields), countries: ['US'] }, facts, context).map(({ answer }) =>
    answer.join(', '),
  );
}

test('a numbered heading names the row', () => {
  const rows = ['Work Experience 1', 'Work Experience 2', 'Work Experience 3'];
  expect(ask(rows.map((row) => `${row} / Company`))).toEqual(['Bayshore', 'Gulf Coast', '']);
  expect(ask(['First employer / Job title', '2nd employer / Job title'])).toEqual(['Nurse', 'Aide']);
});

test('a numbered label names the row below a work history heading', () => {
  expect(ask(['Work history / Employer', 'Work history / Employer (2)', 'Work history / Title 2'])).toEqual([
    'Bayshore',
    'Gulf Coast',
    'Aide',
  ]);
  expect(ask(['References / Company 2'])).toEqual(['']);
});

test('a row begins where its first label repeats', () => {
  const labels = ['From', 'To', 'Employer', 'Supervisor name', 'From', 'To', 'Employer'];
  expect(ask(labels.map((label) => `Employment history / ${label}`))).toEqual([
    '03/2020',
    '',
    'Bayshore',
    '',
    '',
    '02/2020',
    'Gulf Coast',
  ]);
});

test('rows with an unclear beginning are left to the person', () => {
  const labels = ['City', 'Employer', 'Title', 'Employer', 'Title'];
  expect(ask(labels.map((label) => `Employment history / ${label}`))).toEqual([
    'Tampa',
    'Bayshore',
    'Nurse',
    '',
    '',
  ]);
});

test.each(['Previous employer 1', 'Former employers', 'Volunteer experience 1', 'Military experience 1'])(
  'nothing under “%s” is answered: it may mean other jobs',
  (heading) => {
    expect(ask([`${heading} / Company`, `${heading} / From`])).toEqual(['', '']);
  },
);

test('a date is written as far as it is asked for and known', () => {
  const row = 'Work Experience 2';
  expect(ask([`${row} / Start year`, `${row} / Start month`, `${row} / From (MM/DD/YYYY)`])).toEqual([
    '2017',
    '',
    '',
  ]);
  expect(ask([`${row} / End month {January|February|March}`, `${row} / End year {2019|2020}`])).toEqual([
    'February',
    '2020',
  ]);
});

test('a current job has no end', () => {
  const row = 'Work Experience 1';
  expect(ask([`${row} / Current job {Yes|No}`, `${row} / To`])).toEqual(['Yes', '']);
});

test('someone without a current job has none under “Current employer”', () => {
  const left = new Map([...person].filter(([name]) => name !== 'history.0'));
  left.set('history.0', known('Aide', 'Aide', 'Gulf Coast', '', '2017', '2020-02', ''));
  expect(ask(['Current employer / Company', 'Most recent employer / Company'], left)).toEqual([
    '',
    'Gulf Coast',
  ]);
});

test('the answer about contacting an employer covers only the current one', () => {
  const rows = ['Employer 1', 'Employer 2'];
  expect(ask(rows.map((row) => `${row} / May we contact this employer? {Yes|No}`))).toEqual(['No', '']);
});

test('a high school is not a college', () => {
  const parts = ['Name of school', 'Did you graduate? {Yes|No}', 'Year graduated'];
  expect(ask(parts.map((part) => `Education › High School / ${part}`))).toEqual([
    'Mesa High School',
    'Yes',
    '2013',
  ]);
  expect(ask(parts.map((part) => `Education › College / ${part}`))).toEqual([
    'State University',
    'Yes',
    '2017',
  ]);
  const withoutCollege = new Map([...person].filter(([name]) => name !== 'school.0'));
  expect(
    ask(
      parts.map((part) => `Education › College / ${part}`),
      withoutCollege,
    ),
  ).toEqual(['', '', '']);
});

test('a degree is one of the levels in the list', () => {
  expect(ask(["Education 1 / Degree {Associate's|Bachelor's|Master's}"])).toEqual(["Bachelor's"]);
});

test.each([...person.keys()])('without %s nothing is derived from it', (name) => {
  const headings = ['Employer 1', 'Employer 2', 'Education › College', 'Education › High School'];
  const parts = [
    'Company',
    'Title',
    'Location',
    'May we contact? {Yes|No}',
    'School',
    'Major',
    'Year graduated',
  ];
  const lines = headings.flatMap((heading) => parts.map((part) => `${heading} / ${part}`));
  const before = ask(lines);
  const after = ask(lines, new Map([...person].filter(([one]) => one !== name)));
  const changed = lines.filter((_, index) => before[index] !== after[index]);
  expect(changed.length).toBeGreaterThan(0);
  expect(lines.filter((_, index) => before[index] === '' && after[index] !== '')).toEqual([]);
});

/** Headings and labels that mean another job than the latest. */
const otherJobs = [
  'Prior position',
  'Previous employer 2',
  'Previous employer',
  'Prior employment',
  'Second previous employer',
  'Employer before that',
  'Job before your current one',
  'Position prior to the current one',
  'Next employer',
  'Next job',
  'Preceding employer',
  'Earlier employment',
  'Other employer',
  'Another employer',
  'Additional employer',
  'Additional work experience',
  '5th employer',
  'Fifth most recent employer',
  'Former employer',
  'Former position held',
  'Past job',
  'Previous (before current) job',
  'Employer #2',
  'Second to last employer',
  'Next-to-last employer',
  'Penultimate employer',
  'Last employer but one',
  'Two jobs ago',
  'Job history (most recent last)',
  'Work history (oldest first)',
  'Employment history in chronological order',
  'First job',
  'Your first employer',
  'Earliest employer',
  'Older experience',
];

test.each(otherJobs)('the latest job is never filled in under “%s”', (heading) => {
  const labels = [
    'Company',
    'Employer name',
    'Job title',
    'Title',
    'Position',
    'Location',
    'Start date',
    'From',
  ];
  for (const label of [...labels, 'Name of employer', 'Your title', 'Current job title'].slice(0, 10)) {
    const [answer] = ask([`${heading} / ${label}`], latestKnown);
    expect([label, ['Bayshore', 'Nurse', 'Tampa, FL', '03/2020'].includes(answer ?? '')]).toEqual([
      label,
      false,
    ]);
  }
});

test.each(otherJobs.flatMap((job) => [job, `${job} name`, `${job}: title`, `Title at ${job.toLowerCase()}`]))(
  '“%s” without a heading is not the latest job',
  (label) => {
    for (const lines of [[` / ${label}`], [' / First name', ` / ${label}`, ' / Job title', ' / Company']]) {
      const answers = ask(lines, latestKnown);
      expect(answers.filter((one) => one === 'Bayshore' || one === 'Nurse')).toEqual([]);
    }
  },
);

test.each([
  'Second most recent employer',
  '2nd most recent employer',
  'Employer before your current employer',
  'Employer prior to your current employer',
  'Job title before your current title',
  'Most recent employer other than your current employer',
  'Most recent previous employer',
  'Next most recent employer',
  'Third latest position',
  'Position before the most recent position',
  'Last employer before the current one',
])('“%s” is not the latest job', (label) => {
  expect(ask([' / First name', ` / ${label}`], latestKnown)[1]).toBe('');
});

test('“second most recent” counts from the latest', () => {
  const rows = ['Most recent position', 'Second most recent position', '3rd most recent position'];
  expect(ask(rows.map((row) => `${row} / Company`))).toEqual(['Bayshore', 'Gulf Coast', '']);
  expect(ask(['Next most recent employer / Job title'])).toEqual(['Aide']);
});

test('a previous employer among the labels ends what is known about the row', () => {
  const labels = ['Current employer', 'Previous employer', 'Job title', 'From'];
  expect(
    ask(
      labels.map((label) => `Employment history / ${label}`),
      latestKnown,
    ),
  ).toEqual(['Bayshore', '', '', '']);
  expect(
    ask(
      labels.map((label) => ` / ${label}`),
      latestKnown,
    ),
  ).toEqual(['Bayshore', '', '', '']);
});
