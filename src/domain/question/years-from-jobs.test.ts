/** Questions about years are answered from the dated jobs; time in two jobs at once counts once. */
import { expect, test } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { type Experience, writeExperience } from '#domain/document/sections/experience.ts';
import { deriveAnswer } from './answer/derive-answer.ts';
import { factsOf } from './answer/facts-from-document.ts';
import { classifyForm } from './meaning/classify-form.ts';
import { findFamily } from './meaning/families.ts';

const job = (title: string, start: string, end: string, description = ''): Experience => ({
  title,
  company: 'Mesa Schools',
  location: '',
  start,
  end,
  current: end === 'Present',
  description,
});

function ask(label: string, jobs: Experience[]): string | undefined {
  const document = writeExperience(emptyDocument({ userId: 'u', name: 'n' }), jobs);
  const facts = factsOf(document, { today: new Date('2026-11-16T00:00:00Z'), documentSavedAt: '2026-11-01' });
  const [meaning] = classifyForm([
    { path: 'q', label, type: 'Number', required: true, options: [] } as never,
  ]);
  const family = findFamily(meaning?.family ?? 'other');
  return (family.fact ? facts.get(family.fact) : deriveAnswer(family, meaning?.params ?? {}, facts))?.value;
}

const total = 'How many years of professional experience do you have?';
const teaching = 'How many years of teaching experience do you have?';
const spanish = 'How many years of experience do you have with Spanish?';

test.each<[string, string, Experience[], string | undefined]>([
  ['a job that goes on', total, [job('Teacher', '2020-11', 'Present')], '6'],
  [
    'two jobs one after the other',
    total,
    [job('A', '2015-01', '2016-12'), job('B', '2017-01', '2018-12')],
    '4',
  ],
  ['two jobs at once', total, [job('A', '2015-01', '2018-12'), job('B', '2016-01', '2018-12')], '4'],
  ['less than a year', total, [job('A', '2026-01', '2026-06')], undefined],
  ['jobs without dates', total, [job('A', '', '')], undefined],
  [
    'what a title does',
    teaching,
    [job('Math Teacher', '2010-08', 'Present'), job('Cook', '2005-01', '2009-12')],
    '16',
  ],
  [
    'two jobs of the kind at once',
    teaching,
    [job('Math Teacher', '2015-01', '2018-12'), job('Evening Teacher', '2016-01', '2018-12')],
    '4',
  ],
  [
    'two descriptions at once',
    spanish,
    [
      job('Tutor', '2015-01', '2018-12', 'Taught Spanish'),
      job('Guide', '2016-01', '2019-12', 'Tours in Spanish'),
    ],
    '5',
  ],
  ['other work', teaching, [job('Cook', '2005-01', '2009-12')], undefined],
  [
    'a like word',
    'Years of accounting experience',
    [job('Account Manager', '2005-01', '2009-12')],
    undefined,
  ],
  ['an accountant', 'Years of accounting experience', [job('Senior Accountant', '2005-01', '2009-12')], '5'],
  ['an engineer', 'Years of engineering experience', [job('Software Engineer', '2005-01', '2009-12')], '5'],
])('%s: “%s”', (_case, label, jobs, expected) => {
  expect(ask(label, jobs)).toBe(expected);
});

test("the latest company is the latest job's, not that of an earlier one with the same title", () => {
  const earlier = { ...job('Teacher', '2010-01', '2014-12'), company: 'Taos Schools' };
  const later = job('Teacher', '2015-01', '2020-12');
  const document = writeExperience(emptyDocument({ userId: 'u', name: 'n' }), [earlier, later]);
  const facts = factsOf(document, { today: new Date('2026-11-16T00:00:00Z'), documentSavedAt: '2026-11-01' });
  expect(facts.get('experience.company.latest')?.value).toBe('Mesa Schools');
});

const nurse = [
  job('Registered Nurse, ICU', '2020-03', 'Present', 'Charting in Epic'),
  job('Registered Nurse, Medical-Surgical', '2017-07', '2020-02', 'Charting in Cerner'),
];
const analyst = [
  job('Senior Data Analyst', '2021-05', 'Present', 'Dashboards with SQL and Snowflake'),
  job('Data Analyst', '2018-02', '2021-04', 'SQL reports'),
  job('Reporting Assistant', '2016-06', '2018-01', ''),
];
const electrician = [
  job('Journeyman Electrician', '2019-09', 'Present', 'Commercial sites'),
  job('Apprentice Electrician', '2015-08', '2019-08'),
];

test.each<[string, Experience[], string | undefined]>([
  ['How many years nursing?', nurse, '9'],
  ['Total years as an RN (all employers)', nurse, '9'],
  ['How many full years of med/surg experience do you have?', nurse, '2'],
  ['How many years of adult ICU experience do you have as an RN?', nurse, '6'],
  ['As of December 31, 2025, how many completed years of ICU nursing did you have?', nurse, '5'],
  ['Years of ICU experience as of 01/01/2025', nurse, '4'],
  ['How long have you been a registered nurse?', nurse, '9'],
  ['Years using Epic', nurse, '6'],
  ['Yrs SQL', analyst, '8'],
  ['How many years of hands-on SQL experience do you have in a professional setting?', analyst, '8'],
  ['How many years of Snowflake?', analyst, '5'],
  ['How many years have you held the title of Data Analyst or higher?', analyst, '8'],
  ['Total years of experience (whole years)', analyst, '10'],
  ['How many years of data analysis experience do you have?', analyst, '8'],
  ['How many years have you worked as an electrician at the journeyman level?', electrician, '7'],
  ['Years of electrical experience', electrician, '11'],
  ['Total years of electrical work, including apprenticeship', electrician, '11'],
  ['Nursing experience in years (round down to the nearest year)', nurse, '9'],
  ['How many years of ICU or ER experience do you have?', nurse, '6'],
])('“%s” is %s', (label, jobs, expected) => {
  expect(ask(label, jobs)).toBe(expected);
});

test.each<[string, Experience[]]>([
  ['How many years of pediatric ICU experience do you have?', nurse],
  ['Years as a charge nurse', nurse],
  ['Years as a nurse manager', nurse],
  ['How many years of nursing management experience do you have?', nurse],
  ['How many years of relevant nursing experience do you have?', nurse],
  ['How many years has your spouse worked as a nurse?', nurse],
  ['How many years ago did you work as a nurse?', nurse],
  ['How many years of nursing school do you have?', nurse],
  ['How many years of ICU experience will you have by December 31, 2027?', nurse],
  ['How many years of your nursing experience were spent outside of the ICU?', nurse],
  ['Years of nursing experience, not including ICU', nurse],
  ['As of December 31, 2027, how many years of ICU nursing will you have?', nurse],
  ['As of December 31, 2027, how many years of ICU nursing did you have?', nurse],
  ['How many years of experience do you have with SQL (not MySQL)?', analyst],
  ['How many years have you held the title of Reporting Assistant or higher?', analyst],
  ['How many years of management experience do you have?', analyst],
  ['Years of marine electrical experience', electrician],
  ['How many years of military experience do you have?', electrician],
  ['Industrial electrical experience in years', electrician],
  ['How many years have you lived in Texas?', electrician],
  ['How many years of experience with NoSQL do you have?', analyst],
])('“%s” is left to the person', (label, jobs) => {
  expect(ask(label, jobs)).toBeUndefined();
});
