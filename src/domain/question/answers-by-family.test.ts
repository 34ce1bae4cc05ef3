import { expect, test } from 'vitest';
import { formWith } from '#tests/sample-form.ts';
import { answerFollowUps } from './answer/follow-ups.ts';
import { prepareAnswers } from './answer/match-answers.ts';
import type { Fact, Facts } from './facts/facts.ts';
import type { FormField } from './form/employer-form.ts';

const typed = (value: string, ...more: string[]): Fact => ({
  value,
  ...(more.length > 0 && { values: [value, ...more] }),
  source: { kind: 'typed', givenAt: '2026-11-01T00:00:00.000Z' },
});
const known = (value: string, ...values: string[]): Fact => ({
  value,
  ...(values.length > 0 && { values }),
  source: { kind: 'profile', field: 'Profile' },
});
const highSchool = known('Diploma', 'Mesa High School', 'High School Diploma', '', '', '2013', 'yes', '', '');

const person: Facts = new Map<string, Fact>([
  ['location.state', known('CO')],
  ['citizenships', typed('United States')],
  ['contact_current', typed('No')],
  ['hours', typed('40')],
  ['days', typed('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')],
  ['commute', typed('25 miles')],
  ['home_office', typed('Yes')],
  ['name.pronunciation', typed('MY-uh')],
  ['employment_types', typed('Full-time', 'Contract')],
  ['source.usual', typed('LinkedIn')],
  ['relocate', typed('Yes')],
  ['relocate.places', typed('Utah, Boise')],
  ['notice', typed('1 month')],
  ['experience.complete', typed('Yes')],
  ['job.0', known('Analyst', 'Analyst', '24242', '24321', 'analyst', 'Frontrange')],
  ['school.0', highSchool],
  ['skills', known('Pyxis', 'Pyxis')],
]);

interface Question {
  label: string;
  type: FormField['type'];
  options: readonly string[];
}

/** "Label {choice|choice} [type]" */
function readQuestion(line: string): Question {
  const [, label = '', choices, type] = /^(.*?)(?: \{(.*)\})?(?: \[(.*)\])?$/.exec(line) ?? [];
  const options = (choices ?? '').split('|').filter(Boolean);
  const kinds = { many: 'MultiChoice', date: 'Calendar', number: 'Number' } as const;
  const written = kinds[(type ?? '') as keyof typeof kinds];
  return { label, options, type: written ?? (options.length > 0 ? 'SingleChoice' : 'Text') };
}

function ask(lines: readonly string[], facts: Facts = person) {
  const fields = lines.map(readQuestion).map(
    ({ label, options, type }, index): FormField => ({
      path: `q${index}`,
      label,
      labelSource: 'name',
      type,
      control: 'text',
      required: true,
      options: options.map((option) => ({ label: option, value: option })),
      family: '',
    }),
  );
  const form = { ...formWith(fields), countries: ['US'], employer: 'Pebble Analytics' };
  return prepareAnswers(form, facts, { resumeFileName: null, today: new Date('2026-11-15T12:00:00Z') });
}

const answerOf = (line: string, facts: Facts = person) => ask([line], facts)[0]?.answer.join(', ');

/** Wording, answer, and the fact it depends on; below each, wordings that are left to the person. */
const families: [string, string, string, string[]][] = [
  [
    'Nationality',
    'United States',
    'citizenships',
    ["Spouse's nationality", 'Nationality of your parents', 'Country of birth'],
  ],
  [
    'Do you hold dual citizenship? {Yes|No}',
    'No',
    'citizenships',
    ['Have you ever held dual citizenship? {Yes|No}'],
  ],
  [
    'Are you a citizen of any country other than the United States? {Yes|No}',
    'No',
    'citizenships',
    ['Are you a citizen or resident of any country other than the United States? {Yes|No}'],
  ],
  [
    'May we contact your current employer? {Yes|No}',
    'No',
    'contact_current',
    [
      'May we contact your previous employer? {Yes|No}',
      'May we contact your current employer as a reference? {Yes|No}',
      'May we contact your current supervisor? {Yes|No}',
    ],
  ],
  [
    'How many hours per week do you want to work? {Under 20|20-39|40 or more}',
    '40 or more',
    'hours',
    ['How many hours per week do you work now?', 'How many hours per day can you work?'],
  ],
  [
    'Can you work at least 30 hours per week? {Yes|No}',
    'Yes',
    'hours',
    ['Can you work 50 hours per week? {Yes|No}', 'Can you work 30 hours per month? {Yes|No}'],
  ],
  [
    'Days available to work {Mon|Tues|Sat} [many]',
    'Mon, Tues',
    'days',
    ['Days you are not available for an interview {Mon|Tues|Sat} [many]', 'Which days do you work now?'],
  ],
  [
    'Are you available Monday through Friday? {Yes|No}',
    'Yes',
    'days',
    ['Were you available Monday through Friday? {Yes|No}', 'Are you on vacation on Monday? {Yes|No}'],
  ],
  [
    'How far are you willing to commute? {10 miles|25 miles}',
    '25 miles',
    'commute',
    ['How far do you commute now?'],
  ],
  [
    'Do you have high-speed internet at home? {Yes|No}',
    'Yes',
    'home_office',
    [
      'Do you have a wired internet connection at home? {Yes|No}',
      'Do you have high-speed internet at work? {Yes|No}',
    ],
  ],
  [
    'How do you pronounce your name?',
    'MY-uh',
    'name.pronunciation',
    ["How do you pronounce your manager's name?"],
  ],
  [
    'Are you looking for full-time or part-time work? {Full-time|Part-time|Either}',
    'Full-time',
    'employment_types',
    ['Are you looking for full-time or contract work? {Full-time|Contract}'],
  ],
  [
    'How did you hear about us? {Social media (LinkedIn, X)|Friend|Other}',
    'Social media (LinkedIn, X)',
    'source.usual',
    ['How did you hear about us? {Friend|Other}', 'How did you hear about us? {LinkedIn ad|LinkedIn post}'],
  ],
  [
    'What is your time zone? {Eastern|Mountain (MT)}',
    'Mountain (MT)',
    'location.state',
    ['Which time zone would you work in?', 'Are you able to work in the Eastern time zone? {Yes|No}'],
  ],
  ['Do you live in the Pacific time zone? {Yes|No}', 'No', 'location.state', []],
  [
    'Do you live in one of these states: Utah, Colorado? {Yes|No}',
    'Yes',
    'location.state',
    [
      'Do you live in or near Utah or Colorado? {Yes|No}',
      'Have you lived in Utah or Colorado? {Yes|No}',
      'Do you live in Denver or Boulder? {Yes|No}',
    ],
  ],
  ['Are you located in California, Oregon, or Washington? {Yes|No}', 'No', 'location.state', []],
  [
    'Would you be willing to relocate to Boise? {Yes|No}',
    'Yes',
    'relocate',
    ['Would you be willing to relocate to New York City? {Yes|No}'],
  ],
  [
    'Have you ever worked for us? {Yes|No}',
    'No',
    'experience.complete',
    ['Have you ever worked with us? If so, when?', 'Have you ever worked with us? {Yes|No}'],
  ],
  ['High school attended', 'Mesa High School', 'school.0', ['College attended', 'High school GPA']],
  [
    'Charting systems you have used {Pyxis|Meditech} [many]',
    'Pyxis',
    'skills',
    ['Charting systems you have not used {Pyxis|Meditech} [many]', 'Charting systems you have used'],
  ],
  ['Earliest start date [date]', '12/15/2026', 'notice', ['Start date of your last job [date]']],
];

test.each(families)('“%s” is answered “%s”, and stays open without the fact %s', (line, answer, fact) => {
  expect(answerOf(line)).toBe(answer);
  expect(answerOf(line, new Map([...person].filter(([name]) => name !== fact)))).toBe('');
});

test.each(families.flatMap(([, , , others]) => others))('“%s” is left to the person', (line) => {
  expect(answerOf(line)).toBe('');
});

test('with two countries, neither is the answer', () => {
  const dual = new Map(person).set('citizenships', typed('United States, Mexico'));
  expect(answerOf('Country of citizenship {Mexico|United States}', dual)).toBe('');
  expect(answerOf('List all countries of citizenship', dual)).toBe('United States, Mexico');
  expect(answerOf('Do you hold dual citizenship? {Yes|No}', dual)).toBe('Yes');
});

test('a no to both together says nothing about either one', () => {
  const without = new Map(person).set('home_office', typed('No'));
  expect(answerOf('Do you have high-speed internet at home? {Yes|No}', without)).toBe('');
});

test('a state in two time zones proves neither', () => {
  expect(answerOf('What is your time zone?', new Map(person).set('location.state', known('FL')))).toBe('');
});

const age = 'Are you at least 18? {Yes|No}';
const adult: Facts = new Map(person).set('age_over.18', typed('Yes')).set('licence.driver', typed('No'));
const license = "Do you have a valid driver's license? {Yes|No}";

test.each<[string, string[], string]>([
  ['after a no', [license, 'If yes, please explain'], 'N/A'],
  ['of those who said yes, after a no', [license, 'If no, please explain'], ''],
  ['after another follow-up', [license, 'If yes, when?', 'If yes, please explain'], 'N/A'],
  ['of those under 18', [age, 'If under 18, do you have a work permit? {Yes|No|N/A}'], 'N/A'],
  ['without a choice that says so', [age, 'If under 18, do you have a work permit? {Yes|No}'], ''],
  ['after an open question', ['Do you have relatives here? {Yes|No}', 'If yes, who?'], ''],
  ['after an answer to be checked', ['Have you ever worked for us? {Yes|No}', 'If yes, when?'], ''],
  ['that follows nothing', ['If yes, please explain'], ''],
  ['that takes a date', [license, 'If yes, when? [date]'], ''],
])('a follow-up %s', (_, lines, answer) => {
  expect(ask(lines, adult).at(-1)?.answer.join(', ')).toBe(answer);
});

test('changing the previous answer removes “N/A”', () => {
  const [first, then] = ask([license, 'If yes, in which state?'], adult);
  if (!first || !then) throw new Error('Two questions were asked');
  expect(then).toMatchObject({ answer: ['N/A'], source: { kind: 'rule' }, reviewRequired: false });
  const changed = answerFollowUps([{ ...first, answer: ['Yes'] }, then]);
  expect(changed[1]).toMatchObject({ answer: [], source: null, reviewRequired: true });
  expect(
    answerFollowUps([
      { ...first, answer: ['Yes'] },
      { ...then, answer: ['Ohio'], source: first.source },
    ])[1],
  ).toMatchObject({ answer: ['Ohio'] });
});
