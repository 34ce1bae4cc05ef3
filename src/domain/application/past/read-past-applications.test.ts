import { describe, expect, it } from 'vitest';
import { mostPastRows, readPastApplications } from './read-past-applications.ts';
import { readPastDay } from './read-past-day.ts';

const today = new Date('2026-11-15T12:00:00Z');
const read = (...lines: string[]) => readPastApplications(lines.join('\r\n'), today);

it('columns are recognized by the names people give them, in any order', () => {
  const table = read(
    '\uFEFFLink,Date Applied,Employer,Role,Stage,Notes',
    'https://jobs.example.com/1,10/3/2026,"Bluestem, Inc.",Analyst,Phone screen,nice people',
    ',2026-09-01,Acme,Clerk,,',
  );
  expect(table.mistakes).toEqual([]);
  expect(table.columns).toEqual({
    company: 'Employer',
    title: 'Role',
    appliedOn: 'Date Applied',
    status: 'Stage',
    url: 'Link',
  });
  expect(table.rows).toEqual([
    {
      row: 2,
      company: 'Bluestem, Inc.',
      title: 'Analyst',
      appliedOn: '2026-10-03',
      status: 'interview',
      url: 'https://jobs.example.com/1',
    },
    { row: 3, company: 'Acme', title: 'Clerk', appliedOn: '2026-09-01', status: 'applied', url: '' },
  ]);
});

it('every wrong row is named by its spreadsheet row number, and the others are still read', () => {
  const table = read(
    'company;title;date;status;url',
    ';Analyst;2026-01-02;;',
    '',
    'Acme;;2026-01-02;;',
    'Acme;Clerk;2027-01-02;;',
    'Acme;Clerk;2026-01-02;dancing;',
    'Acme;Clerk;2026-01-02;;javascript:alert(1)',
    'Acme;Clerk;2026-01-02;Ghosted;',
  );
  expect(table.rows.map(({ row, status }) => [row, status])).toEqual([[8, 'no answer']]);
  expect(table.mistakes.map(({ row, problem }) => [row, problem.slice(0, 12)])).toEqual([
    [2, 'The company '],
    [4, 'The job titl'],
    [5, 'The date is '],
    [6, 'The status m'],
    [7, 'The link mus'],
  ]);
});

it('a file without the required columns, without rows, or with too many is refused as a whole', () => {
  expect(read('name,when', 'Acme,2026-01-01').mistakes).toEqual([
    { row: 1, problem: '3 columns are missing: company, title, date.' },
  ]);
  expect(read('company,title,date').mistakes).toEqual([
    { row: 1, problem: 'There are no applications in this file.' },
  ]);
  const many = Array.from({ length: mostPastRows + 1 }, (_none, n) => `Acme ${n},Clerk,2026-01-01`);
  expect(read('company,title,date', ...many)).toMatchObject({ rows: [], mistakes: [{ row: 1 }] });
  expect(read('company,title,date', ...many.slice(1)).rows).toHaveLength(mostPastRows);
});

it.each([
  ['columns', 'company,title,date', ','.repeat(200_000)],
  ['columns', ','.repeat(200_000), 'Acme,Clerk,2026-01-01'],
  ['rows', 'company,title,date', '\n'.repeat(200_000)],
  ['rows', 'company,title,date', 'Acme,,\n'.repeat(200_000)],
])('more %s than anyone has stop the reading with one mistake', (what, ...lines) => {
  const { rows, mistakes } = read(...lines);
  expect({ rows, mistakes }).toEqual({
    rows: [],
    mistakes: [{ row: 1, problem: expect.stringMatching(`^The file can have at most [\\d,]+ ${what}\\.$`) }],
  });
});

it('a formula stays plain text, without the apostrophe our own tables add', () => {
  const table = read('company,title,date', `"'=HYPERLINK(""x"")",=1+1,2026-01-01`);
  expect(table.rows[0]).toMatchObject({ company: '=HYPERLINK("x")', title: '=1+1' });
});

describe('days', () => {
  it.each([
    ['2026-11-15', '2026-11-15'],
    ['2026-11-15T08:30:00Z', '2026-11-15'],
    ['11/5/2026', '2026-11-05'],
    ['25/12/2025', '2025-12-25'],
    ['1/2/26', '2026-01-02'],
    ['Nov 5, 2026', '2026-11-05'],
    ['November 5th, 2026', '2026-11-05'],
    ['5 Nov 2026', '2026-11-05'],
    ['2026-02-30', null],
    ['2026-11-17', null],
    ['13/13/2026', null],
    ['0001-01-01', null],
    ['soon', null],
    ['', null],
  ])('%s is %s', (text, day) => {
    expect(readPastDay(text, today)).toBe(day);
  });
});
