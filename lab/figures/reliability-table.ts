import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#backend/platform/settings/config.ts';
import type { Figure } from './figure.ts';
import { type Page, writeIndex } from './reliability-index.ts';
import { rowWriters, type Writer } from './row-writers.ts';
import { columns, listRows, readCells, type TableRow } from './table-rows.ts';

const folder = join(projectRoot, 'docs/reliability');
export const indexFile = join(folder, 'README.md');

/** What matters most comes first in the index. */
const order = ['sending.md', 'security.md', 'reading.md', 'operations.md', 'speed.md'];

/** Every page of docs/reliability but the index. */
export function readPages(): Page[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const ordered = [...new Set([...order, ...names])];
  return ordered.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

export function listAllRows(): TableRow[] {
  return readPages().flatMap(({ text }) => listRows(text));
}

/** Writes result and date into the command's own rows, then the index; everything else stays as it is. */
export function publishFigures(writer: Writer, figures: readonly Figure[]): void {
  const own: readonly string[] = rowWriters[writer];
  const foreign = figures.find(({ row }) => !own.includes(row));
  if (foreign) throw new Error(`${writer} does not write the row ${foreign.row}`);
  const today = new Date().toISOString().slice(0, 10);
  const pages = writePages(readPages(), figures, today);
  for (const { name, text } of pages) writeFileSync(join(folder, name), text);
  writeFileSync(indexFile, writeIndex(readFileSync(indexFile, 'utf8'), pages));
}

export function writePages(pages: readonly Page[], figures: readonly Figure[], date: string): Page[] {
  const rows = pages.flatMap(({ text }) => listRows(text).map(({ row }) => row));
  const unknown = figures.find(({ row }) => !rows.includes(row));
  if (unknown) throw new Error(`docs/reliability has no row ${unknown.row}`);
  return pages.map(({ name, text }) => {
    const lines = text.split('\n').map((line) => {
      const cells = readCells(line);
      const figure = cells && figures.find(({ row }) => cells[columns.row] === `\`${row}\``);
      return figure ? writeLine(cells, figure, date) : line;
    });
    return { name, text: lines.join('\n') };
  });
}

function writeLine(cells: string[], { isMet, said }: Figure, date: string): string {
  const written = [...cells];
  written[columns.result] =
    `${isMet ? '' : '**FAILED** '}${said.replace(/\s+/g, ' ').replaceAll('|', '\\|')}`;
  written[columns.date] = date;
  return written.join(' | ').trim();
}
