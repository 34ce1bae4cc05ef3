import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { categorizeCommand, similarTitlesCommand } from './title-commands.ts';

let folder = '';
let print: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'titles-'));
  print = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it('ranks the titles of a file for one query, the most alike first', async () => {
  const among = await writeLines('Truck Driver', 'LPN', '', 'Staff Nurse');
  expect(await similarTitlesCommand(['--query', 'Registered Nurse', '--among', among])).toBe(0);
  const lines = printedLines();
  expect(lines.map(({ title }) => title)).toEqual(['Staff Nurse', 'LPN', 'Truck Driver']);
  expect(lines[0]).toEqual({ query: 'Registered Nurse', title: 'Staff Nurse', score: expect.any(Number) });
});

it('ranks them for each query of a file, query by query', async () => {
  const among = await writeLines('Backend Developer', 'Line Cook');
  const queries = await writeLines('Chef', 'Software Engineer');
  expect(await similarTitlesCommand(['--queries', queries, '--among', among])).toBe(0);
  expect(printedLines().map(({ query, title }) => [query, title])).toEqual([
    ['Chef', 'Line Cook'],
    ['Chef', 'Backend Developer'],
    ['Software Engineer', 'Backend Developer'],
    ['Software Engineer', 'Line Cook'],
  ]);
});

it('prints the category of each title in order, null for none', async () => {
  expect(
    await categorizeCommand([await writeLines('Electrician', 'Truck Driver', 'Social Media Manager')]),
  ).toBe(0);
  expect(printedLines()).toEqual([
    { title: 'Electrician', category: 'trade' },
    { title: 'Truck Driver', category: null },
    { title: 'Social Media Manager', category: 'social-media' },
  ]);
});

it('answers 2 when called wrongly and 1 when a file cannot be read', async () => {
  expect(await similarTitlesCommand(['--query', 'Chef'])).toBe(2);
  expect(await similarTitlesCommand(['--nonsense'])).toBe(2);
  expect(await categorizeCommand([])).toBe(2);
  expect(await categorizeCommand([path.join(folder, 'missing.txt')])).toBe(1);
  expect(await similarTitlesCommand(['--query', 'Chef', '--among', path.join(folder, 'missing.txt')])).toBe(
    1,
  );
});

async function writeLines(...lines: string[]): Promise<string> {
  const file = path.join(folder, `${lines.join('-').length}.txt`);
  await writeFile(file, lines.join('\r\n'));
  return file;
}

function printedLines(): { query?: string; title: string; score?: number; category?: string | null }[] {
  return print.mock.calls.flatMap(([text]: unknown[]) =>
    String(text)
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
}
