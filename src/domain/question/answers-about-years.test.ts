/** Years and months of experience in many wordings, by skill, occupation, setting, and level. */
import { expect, test } from 'vitest';
import { askLine } from '#tests/ask-line.ts';
import type { Fact, Facts } from './facts/facts.ts';

const resume = { kind: 'profile', field: 'Experience' } as const;
const month = (year: number, of: number) => String(year * 12 + of);
const job = (title: string, company: string, from: string, to: string, text: string, now = ''): Fact => ({
  value: title,
  values: [title, from, to, `${title.toLowerCase().replace(/\W+/g, ' ')} ${text}`, company, now],
  source: resume,
});
const today = month(2026, 11);
const said = (value: string): Fact => ({ value, source: resume });
const nurse: Facts = new Map<string, Fact>([
  ['experience.title', said('Registered Nurse, ICU')],
  [
    'job.0',
    job(
      'Registered Nurse, ICU',
      'Bayshore Medical Center',
      month(2020, 3),
      today,
      'charting in epic precept new nurses',
      'current',
    ),
  ],
  [
    'job.1',
    job(
      'Registered Nurse, Medical-Surgical',
      'Gulf Coast Hospital',
      month(2017, 7),
      month(2020, 2),
      'charting in cerner',
    ),
  ],
  ['skill.ventilator management', said('Ventilator management')],
]);
const electrician: Facts = new Map<string, Fact>([
  ['experience.title', said('Journeyman Electrician')],
  [
    'job.0',
    job(
      'Journeyman Electrician',
      'Copper State Electric',
      month(2019, 9),
      today,
      'install conduit and motor controls on commercial sites',
      'current',
    ),
  ],
  [
    'job.1',
    job(
      'Apprentice Electrician',
      'Desert Sun Contractors',
      month(2015, 8),
      month(2019, 8),
      'wired new homes',
    ),
  ],
  [
    'job.2',
    job('Interior Electrician', 'U.S. Army', month(2011, 7), month(2015, 6), 'maintained power in barracks'),
  ],
  ['skill.conduit bending', said('Conduit bending')],
]);
const analyst: Facts = new Map<string, Fact>([
  ['experience.title', said('Senior Data Analyst')],
  [
    'job.0',
    job(
      'Senior Data Analyst',
      'Frontrange Health Plans',
      month(2021, 5),
      today,
      'built tableau dashboards on sql and snowflake for 12 clinics',
      'current',
    ),
  ],
  [
    'job.1',
    job(
      'Data Analyst',
      'Cobalt Retail Group',
      month(2018, 2),
      month(2021, 4),
      'wrote sql and python reports on store sales',
    ),
  ],
]);

const answered: [Facts, string, string][] = [
  [nurse, 'Years charting in Epic [number]', '6'],
  [nurse, 'How long have you charted with Epic? {Under 1 year|1-3 years|4+ years}', '4+ years'],
  [nurse, 'Months of ICU experience as a Registered Nurse [number]', '81'],
  [nurse, 'How many months of med/surg experience do you have? {0-11|12-23|24-35|36+}', '24-35'],
  [
    nurse,
    'How many years of ICU experience do you have? {Less than 6 months|6-12 months|1-2 years|3+ years}',
    '3+ years',
  ],
  [nurse, 'Of that, how many years in critical care? [number]', '6'],
  [nurse, 'Number of years as a licensed RN [number]', '9'],
  [nurse, 'Total years of hospital RN experience [number]', '9'],
  [nurse, 'How many years have you worked as an RN in an acute care setting? [number]', '9'],
  [nurse, 'Years in an acute care hospital as an RN [number]', '9'],
  [nurse, 'Years of ICU/critical care experience [number]', '6'],
  [nurse, 'Years in your profession [number]', ''],
  [nurse, 'Years in primary specialty [number]', '6'],
  [nurse, 'How many years of post-licensure ICU experience do you have? [number]', '6'],
  [nurse, 'Please enter the number of years you have worked as a Registered Nurse [number]', '9'],
  [nurse, 'Do you have 2+ years of ICU experience? {Yes|No}', 'Yes'],
  [nurse, 'Do you have at least two years of recent acute care experience as an RN? {Yes|No}', 'Yes'],
  [nurse, 'Minimum 1 year of critical care nursing? {Yes|No}', 'Yes'],
  [nurse, 'At least 2 years as an RN in an ICU or step-down unit? {Yes|No}', 'Yes'],
  [nurse, 'Do you have a minimum of one (1) year of hospital experience? {Yes|No}', 'Yes'],
  [nurse, 'Do you have 3 or more years of experience using Epic? {Yes|No}', 'Yes'],
  [electrician, 'Years in the trade [number]', '15'],
  [electrician, 'Total years in the electrical trade, including apprenticeship [number]', '15'],
  [electrician, 'Years as a journeyman (do not include apprenticeship) [number]', '7'],
  [electrician, 'How many years at the journeyman level do you have? [number]', '7'],
  [electrician, 'Journeyman-level experience (years) [number]', '7'],
  [electrician, 'Years bending conduit [number]', '7'],
  [electrician, 'How many years have you wired homes? [number]', '4'],
  [electrician, 'Residential wiring experience in years [number]', '4'],
  [electrician, 'Years of residential experience [number]', '4'],
  [electrician, 'How many years did you work as an electrician in the military? [number]', '4'],
  [electrician, 'Have you 5+ years as a journeyman electrician? {Yes|No}', 'Yes'],
  [electrician, 'Do you possess a minimum of 4 years at journeyman level? {Yes|No}', 'Yes'],
  [analyst, 'Years of on-the-job SQL [number]', '8'],
  [analyst, 'How many years have you been using Snowflake professionally? [number]', '5'],
  [analyst, 'Years of SQL (work experience only, please) [number]', ''],
  [analyst, 'How many years have you worked in retail? [number]', '3'],
  [analyst, 'Years of retail analytics experience [number]', '3'],
  [analyst, 'How many years of healthcare experience do you have? [number]', '5'],
  [analyst, 'Years of experience in a health plan or hospital setting [number]', '5'],
  [
    analyst,
    'How many years have you worked with a cloud data warehouse (e.g., Snowflake, Redshift)? [number]',
    '5',
  ],
  [
    analyst,
    'Which range best describes your experience with SQL? {0-2 years|3-5 years|6 years or more}',
    '6 years or more',
  ],
  [analyst, 'Do you have SQL experience? If so, how many years? {None|1-4 years|5+ years}', '5+ years'],
  [analyst, 'Do you have 3+ years of experience analyzing data in a healthcare environment? {Yes|No}', 'Yes'],
];

test.each(answered.map(([facts, line, answer]) => ({ facts, line, answer })))(
  '$line',
  ({ facts, line, answer }) => {
    expect(askLine(line, facts)).toBe(answer);
    expect(askLine(line, new Map())).toBe('');
  },
);

const open: [Facts, string][] = [
  [nurse, 'How many years of ICU experience does your manager have? [number]'],
  [nurse, 'How many years of ICU experience are required? [number]'],
  [nurse, 'Years of ICU experience at another hospital [number]'],
  [nurse, 'Years of ICU experience in the last five years [number]'],
  [nurse, 'How many years of ICU experience will you have next year? [number]'],
  [nurse, 'How many years have you not worked in an ICU? [number]'],
  [nurse, 'Years of ICU and ER experience [number]'],
  [nurse, 'Years of ICU or equivalent experience [number]'],
  [nurse, 'Years as an ICU charge nurse [number]'],
  [nurse, 'Years of experience teaching ICU nurses [number]'],
  [nurse, 'Years of ICU experience outside the United States [number]'],
  [nurse, 'Years of psychiatric hospital experience [number]'],
  [nurse, 'Months since you last worked in an ICU [number]'],
  [nurse, 'How many months of ICU experience do you have? {Less than a year|1-2 years|3+ years}'],
  [nurse, 'Do you have 10+ years of ICU experience? {Yes|No}'],
  [nurse, 'Do you have 2+ years of ICU experience and a BSN? {Yes|No}'],
  [nurse, 'Do you have less than 2 years of ICU experience? {Yes|No}'],
  [nurse, 'Would you need at least 2 years of ICU experience? {Yes|No}'],
  [nurse, 'Do you have 2 to 3 years of ICU experience? {Yes|No}'],
  [electrician, 'Years supervising electricians [number]'],
  [electrician, 'Years of industrial electrical experience [number]'],
  [electrician, 'How many years of industrial electrical work do you have? [number]'],
  [nurse, 'How many years of acute care experience do you have? [number]'],
  [electrician, 'Years of PLC programming [number]'],
  [electrician, 'How many years of military service do you have? [number]'],
  [electrician, 'How many years has your company been in the trade? [number]'],
  [analyst, 'Years managing analysts [number]'],
  [analyst, 'Years of SQL and Python experience [number]'],
  [analyst, 'Years of banking experience [number]'],
  [analyst, 'How many years would you like to work in retail? [number]'],
  [analyst, 'How many years of retail sales experience do you have? [number]'],
];

test.each(open.map(([facts, line]) => ({ facts, line })))('Left to the person: $line', ({ facts, line }) => {
  expect(askLine(line, facts)).toBe('');
});
