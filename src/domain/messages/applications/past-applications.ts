import { plural } from '#domain/text/plural.ts';

/** What is wrong with an imported table of past applications, or with one of its rows. */
export const pastMistakes = {
  tooManyColumns: (most: number) => `The file can have at most ${most.toLocaleString('en-US')} columns.`,
  tooManyRows: (most: number) => `The file can have at most ${most.toLocaleString('en-US')} rows.`,
  missingColumns: (names: readonly string[]) =>
    plural(names.length, {
      one: `A column is missing: ${names.join(', ')}.`,
      other: `# columns are missing: ${names.join(', ')}.`,
    }),
  dateColumn: 'date',
  noRows: 'There are no applications in this file.',
  noCompany: 'The company is missing.',
  noTitle: 'The job title is missing.',
  tooLong: (most: number) => `The company and the job title can have at most ${most} characters each.`,
  badDate: "The date is missing, is in the future, or isn't written like 2026-11-15 or 11/15/2026.",
  badStatus: (statuses: readonly string[]) => `The status must be one of: ${statuses.join(', ')}.`,
  badLink: 'The link must be a web address that starts with https:// or http://.',
};
