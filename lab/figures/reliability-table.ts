import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#backend/platform/settings/config.ts';
import type { Figure } from './figure.ts';
import { rowWriters, type Writer } from './row-writers.ts';

const file = join(projectRoot, 'docs/reliability.md');
const columns = { row: 1, result: 4, date: 5, command: 6 } as const;

export interface TableRow {
  row: string;
  result: string;
  date: string;
  command: string;
}

export function listRows(document = readFileSync(file, 'utf8')): TableRow[] {
  return document.split('\n').flatMap((line) => {
    const cells = readCells(line);
    const at = (name: keyof typeof columns) => cells?.[columns[name]]?.replaceAll('`', '') ?? '';
    return cells ? [{ row: at('row'), result: at('result'), date: at('date'), command: at('command') }] : [];
  });
}

/** Writes result and date into the command's own rows; everything else of the document stays as it is. */
export function publishFigures(writer: Writer, figures: readonly Figure[]): void {
  const own: readonly string[] = rowWriters[writer];
  const foreign = figures.find(({ row }) => !own.includes(row));
  if (foreign) throw new Error(`${writer} does not write the row ${foreign.row}`);
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(file, writeRows(readFileSync(file, 'utf8'), figures, today));
}

export function writeRows(document: string, figures: readonly Figure[], date: string): string {
  const lines = document.split('\n');
  for (const { row, isMet, said } of figures) {
    const place = lines.findIndex((line) => readCells(line)?.[columns.row] === `\`${row}\``);
    const cells = readCells(lines[place] ?? '');
    if (!cells) throw new Error(`docs/reliability.md has no row ${row}`);
    cells[columns.result] =
      `${isMet ? '' : '**FAILED** '}${said.replace(/\s+/g, ' ').replaceAll('|', '\\|')}`;
    cells[columns.date] = date;
    lines[place] = cells.join(' | ').trim();
  }
  return lines.join('\n');
}

/** The cells of a line `| id | … |` of the table, the first and last empty; nothing for any other line. */
function readCells(line: string): string[] | undefined {
  if (!line.startsWith('| `')) return undefined;
  return line.split(/(?<!\\)\|/).map((cell) => cell.trim());
}
