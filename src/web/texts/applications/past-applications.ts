import { plural } from '#domain/text/plural.ts';

/** `/settings/past-applications`. */
export const pastApplicationTexts = {
  title: 'Import past applications',
  intro: 'Import them from a spreadsheet to keep everything in one place and never apply twice by mistake.',
  drop: 'Drop a CSV file here',
  columnsNeeded: 'It needs columns for company, job title, and date. Status and link are optional.',
  example: 'Download an example',
  tooLarge: "This file is too large. Remove the columns we don't need and try again.",
  mistakes: (count: number) => plural(count, { one: '# row needs fixing', other: '# rows need fixing' }),
  mistake: (row: number, problem: string) => `Row ${row}: ${problem}`,
  moreMistakes: (count: number) => `And ${count.toLocaleString('en-US')} more.`,
  columns: ['Row', 'Company', 'Job title', 'Applied on', 'Status'],
  known: 'Already added',
  moreRows: (count: number) => plural(count, { one: 'And # more row.', other: 'And # more rows.' }),
  nothing: "There's nothing to add from this file yet. Fix the file and choose it again.",
  leftOut: (count: number) =>
    plural(count, {
      one: "# row with a mistake won't be added.",
      other: "# rows with mistakes won't be added.",
    }),
  add: (count: number) =>
    count === 0 ? 'Update' : plural(count, { one: 'Add # application', other: 'Add # applications' }),
  added: (count: number) => plural(count, { one: '# application added', other: '# applications added' }),
  addedNote: "We'll warn you before you apply to one of these jobs again.",
  seeApplications: 'See my applications',
};
