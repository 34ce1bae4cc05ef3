import { pastMistakes as texts } from '#domain/messages/applications/past-applications.ts';
import { eachRow } from '#domain/read-csv.ts';
import {
  type PastApplication,
  type PastApplicationsTable,
  type PastStatus,
  pastStatuses,
} from './past-application.ts';
import { readPastDay } from './read-past-day.ts';

type Column = keyof PastApplication;

/** The column names people use, compared without case and punctuation. */
const columnNames: Record<Column, readonly string[]> = {
  company: ['company', 'company name', 'employer', 'organization', 'organisation'],
  title: ['title', 'job title', 'job', 'position', 'role'],
  appliedOn: ['date', 'applied', 'date applied', 'applied date', 'applied on', 'application date', 'sent'],
  status: ['status', 'stage', 'state', 'outcome', 'result'],
  url: ['url', 'link', 'job url', 'job link', 'posting', 'posting url', 'website'],
};

const statusWords: [PastStatus, RegExp][] = [
  ['interview', /interview|phone screen|onsite|on site|assessment/],
  ['offer', /offer|hired|accepted/],
  ['rejected', /reject|declined|turned down|closed|not selected/],
  ['no answer', /no answer|no response|no reply|ghosted/],
  ['withdrawn', /withdr/],
  ['applied', /applied|sent|submitted|success|pending|waiting|in review|under review/],
];

/** More than anyone has; a hundred thousand columns or blank lines would block the API. */
const mostColumns = 200;
const mostLines = 20_000;
const longest = 300;
const longestUrl = 2000;
export const mostPastRows = 2000;

/** Reads a table of past applications; every row is either read or listed with its mistake. */
export function readPastApplications(csv: string, today: Date): PastApplicationsTable {
  const lines = eachRow(csv.replace(/^\uFEFF/, ''), mostColumns);
  const head: string[] = lines.next().value ?? [];
  const places = findColumns(head);
  const columns = mapColumns((column) => head[places[column]]?.trim() ?? null);
  const table: PastApplicationsTable = { columns, rows: [], mistakes: [] };
  const refuse = (problem: string) => ({ ...table, rows: [], mistakes: [{ row: 1, problem }] });
  if (head.length > mostColumns) return refuse(texts.tooManyColumns(mostColumns));
  const missing = (['company', 'title', 'appliedOn'] as const).filter((column) => places[column] < 0);
  if (missing.length > 0) {
    const names = missing.map((column) => (column === 'appliedOn' ? texts.dateColumn : column));
    return refuse(texts.missingColumns(names));
  }
  let row = 1;
  for (const cells of lines) {
    row += 1;
    if (cells.length > mostColumns) return refuse(texts.tooManyColumns(mostColumns));
    if (row > mostLines || table.rows.length + table.mistakes.length > mostPastRows)
      return refuse(texts.tooManyRows(mostPastRows));
    if (cells.every((cell) => cell.trim() === '')) continue;
    const values = mapColumns((column) => unescapeCell(cells[places[column]] ?? ''));
    const read = readRow(values, today);
    if ('problem' in read) table.mistakes.push({ row, problem: read.problem });
    else table.rows.push({ row, ...read });
  }
  if (table.rows.length + table.mistakes.length === 0) return refuse(texts.noRows);
  return table;
}

function mapColumns<Value>(valueOf: (column: Column) => Value): Record<Column, Value> {
  return Object.fromEntries(
    (Object.keys(columnNames) as Column[]).map((column) => [column, valueOf(column)]),
  ) as Record<Column, Value>;
}

function findColumns(head: readonly string[]): Record<Column, number> {
  const names = head.map((name) =>
    name
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
  return mapColumns((column) => {
    const known = columnNames[column].find((name) => names.includes(name));
    return known === undefined ? -1 : names.indexOf(known);
  });
}

/** Our own tables put an apostrophe before text that a spreadsheet would run as a formula. */
function unescapeCell(cell: string): string {
  return cell.trim().replace(/^'(?=[=+@-])/, '');
}

function readRow(
  { company, title, appliedOn, status, url }: Record<Column, string>,
  today: Date,
): PastApplication | { problem: string } {
  if (company === '') return { problem: texts.noCompany };
  if (title === '') return { problem: texts.noTitle };
  if (company.length > longest || title.length > longest) return { problem: texts.tooLong(longest) };
  const day = readPastDay(appliedOn, today);
  if (day === null) return { problem: texts.badDate };
  const known = readStatus(status);
  if (known === null) return { problem: texts.badStatus(pastStatuses) };
  if (!isAddress(url)) return { problem: texts.badLink };
  return { company, title, appliedOn: day, status: known, url };
}

function readStatus(text: string): PastStatus | null {
  if (text === '') return 'applied';
  const words = text.toLowerCase().replace(/[^a-z]+/g, ' ');
  return statusWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

function isAddress(url: string): boolean {
  return (
    url === '' || (url.length <= longestUrl && /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/i.test(url))
  );
}
