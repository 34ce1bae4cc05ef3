import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { writeIndex } from './reliability-index.ts';
import { indexFile, listAllRows, publishFigures, readPages, writePages } from './reliability-table.ts';
import { handWrittenRows, rowWriters } from './row-writers.ts';
import { listRows } from './table-rows.ts';
import { testRows } from './test-rows.ts';

const writers = Object.entries(rowWriters).flatMap(([writer, rows]) => rows.map((row) => ({ row, writer })));

it('every row of the published figures is written by exactly one command, or named as still written by hand', () => {
  const known = [...writers.map(({ row }) => row), ...handWrittenRows].sort();
  expect(
    listAllRows()
      .map(({ row }) => row)
      .sort(),
  ).toEqual(known);
});

it('every row names the command that writes it', () => {
  const rows = listAllRows();
  const wrong = writers.filter(({ row, writer }) => {
    const command = rows.find((one) => one.row === row)?.command ?? '';
    const words = writer === 'bench tests' ? `tests ${row}` : writer.replace('bench ', '');
    return !`${command} `.includes(`npm run -s lab -- ${words} `);
  });
  expect(wrong).toEqual([]);
});

it('the tests that make a figure exist', () => {
  const files = Object.values(testRows).flatMap((row) => row.files);
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});

it('no more than three rows are written by hand', () => {
  expect(handWrittenRows.length).toBeLessThanOrEqual(3);
});

it('the index is what the pages give; publishing any figure writes it', () => {
  const index = readFileSync(indexFile, 'utf8');
  expect(writeIndex(index, readPages())).toBe(index);
});

const page = {
  name: 'speed.md',
  text: [
    '# Speed',
    'What it is.',
    '## Nothing twice',
    '| Row | What | Target | Last result | Date | Command |',
    '|---|---|---|---|---|---|',
    '| `race` | presses | one | 9 rounds · 1 s | 2026-01-05 | `race a\\|b` |',
    '| `crash` | kills | none | 3 kills | 2026-01-02 | `crash` |',
    '## Lists are fast',
    '| Row | What | Target | Last result | Date | Command |',
    '|---|---|---|---|---|---|',
    '| `lists` | lists | ≤ 25 ms | 20 ms | 2026-01-01 | `lists` |',
    '## Without figures',
    '| `forms-2` | 71 · 1,198 | 278 |',
  ].join('\n'),
};

it('a result replaces the result and date of its own row and nothing else', () => {
  const [written] = writePages([page], [{ row: 'race', isMet: true, said: '10 | rounds' }], '2026-02-03');
  expect(written?.text).toBe(page.text.replace('9 rounds · 1 s | 2026-01-05', '10 \\| rounds | 2026-02-03'));
});

it('a missed target is published as such', () => {
  const [written] = writePages([page], [{ row: 'lists', isMet: false, said: '30 ms' }], '2026-02-03');
  expect(listRows(written?.text ?? '')[2]).toMatchObject({
    row: 'lists',
    result: '**FAILED** 30 ms',
    date: '2026-02-03',
  });
});

const index = '# Reliability\n\n<!-- Written by a command. -->\nold\n<!-- End -->\nmore';

it('the index has one line per section: its first result, its oldest date, and whether every row passed', () => {
  expect(writeIndex(index, [page, { name: 'method.md', text: '# Method\n## How\nBy hand.' }])).toBe(
    [
      '# Reliability\n\n<!-- Written by a command. -->\n\n## Speed\n',
      '| Promise | Figure | Measured | Result |',
      '|---|---|---|---|',
      '| [Nothing twice](speed.md#nothing-twice) | 9 rounds · 1 s | 2026-01-02 | pass |',
      '| [Lists are fast](speed.md#lists-are-fast) | 20 ms | 2026-01-01 | pass |',
      '\n<!-- End -->\nmore',
    ].join('\n'),
  );
});

it('a long result is cut between two of its parts', () => {
  const long = {
    ...page,
    text: page.text.replace('9 rounds · 1 s', `${'a'.repeat(90)} · ${'b'.repeat(90)}; c`),
  };
  expect(writeIndex(index, [long])).toContain(`| ${'a'.repeat(90)} | 2026-01-02 |`);
  const bracketed = `${'a'.repeat(90)} (b); in the same run, c (20 searches): ${'d'.repeat(90)}`;
  const ending = { ...page, text: page.text.replace('9 rounds · 1 s', bracketed) };
  expect(writeIndex(index, [ending])).toContain(`| ${'a'.repeat(90)} (b) | 2026-01-02 |`);
});

it('the index names the rows that failed or were not measured', () => {
  const failed = writePages([page], [{ row: 'crash', isMet: false, said: '1 twice' }], '2026-02-03');
  expect(writeIndex(index, failed)).toContain('| 9 rounds · 1 s | 2026-01-05 | **fail** (crash) |');
  const open = { ...page, text: page.text.replace('20 ms', 'not measured yet') };
  expect(writeIndex(index, [open])).toContain('| 2026-01-01 | not measured yet (lists) |');
  expect(() => writeIndex('# No place', [page])).toThrow('no place');
});

it('no command writes the row of another, or one that does not exist', () => {
  expect(() => publishFigures('bench race', [{ row: 'lists', isMet: true, said: '' }])).toThrow(
    'bench race does not write the row lists',
  );
  expect(() => writePages([page], [{ row: 'storm', isMet: true, said: '' }], '2026-02-03')).toThrow(
    'no row storm',
  );
});
