import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { listRows, publishFigures, writeRows } from './reliability-table.ts';
import { handWrittenRows, rowWriters } from './row-writers.ts';
import { testRows } from './test-rows.ts';

const writers = Object.entries(rowWriters).flatMap(([writer, rows]) => rows.map((row) => ({ row, writer })));

it('every row of the published figures is written by exactly one command, or named as still written by hand', () => {
  const known = [...writers.map(({ row }) => row), ...handWrittenRows].sort();
  expect(
    listRows()
      .map(({ row }) => row)
      .sort(),
  ).toEqual(known);
});

it('every row names the command that writes it', () => {
  const rows = listRows();
  const wrong = writers.filter(({ row, writer }) => {
    const command = rows.find((one) => one.row === row)?.command ?? '';
    const words = writer === 'bench tests' ? `bench tests ${row}` : writer;
    return !`${command} `.includes(`npm run -s cli -- ${words} `);
  });
  expect(wrong).toEqual([]);
});

it('the tests that make a figure are there', () => {
  const files = Object.values(testRows).flatMap((row) => row.files);
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});

it('no more than three rows are written by hand', () => {
  expect(handWrittenRows.length).toBeLessThanOrEqual(3);
});

const document = [
  '# Figures',
  '| Row | What | Target | Last result | Date | Command |',
  '|---|---|---|---|---|---|',
  '| `race` | presses | one | 9 rounds | 2026-01-01 | `bench race a\\|b` |',
  '| `lists` | lists | ≤ 25 ms | 20 ms | 2026-01-01 | `bench lists` |',
].join('\n');

it('a result replaces the result and date of its own row and nothing else', () => {
  const written = writeRows(document, [{ row: 'race', isMet: true, said: '10 | rounds' }], '2026-02-03');
  expect(written).toBe(document.replace('9 rounds | 2026-01-01', '10 \\| rounds | 2026-02-03'));
});

it('a missed target is published as such', () => {
  const written = writeRows(document, [{ row: 'lists', isMet: false, said: '30 ms' }], '2026-02-03');
  expect(listRows(written)[1]).toMatchObject({
    row: 'lists',
    result: '**FAILED** 30 ms',
    date: '2026-02-03',
  });
});

it('no command writes the row of another, or one that is not there', () => {
  expect(() => publishFigures('bench race', [{ row: 'lists', isMet: true, said: '' }])).toThrow(
    'bench race does not write the row lists',
  );
  expect(() => writeRows(document, [{ row: 'storm', isMet: true, said: '' }], '2026-02-03')).toThrow(
    'no row storm',
  );
});
