import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal } from './journal.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('entries are read back in the order they were written', async () => {
  const path = join(folder, 'journal.jsonl');
  const journal = await openJournal<{ n: number }>(path);
  await Promise.all([1, 2, 3].map((n) => journal.append({ n })));
  await journal.close();
  const again = await openJournal<{ n: number }>(path);
  expect(again.entries).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  await again.close();
});

test('a line torn by a crash is dropped and the next entry stays readable', async () => {
  const path = join(folder, 'journal.jsonl');
  const journal = await openJournal<{ name: string }>(path);
  await journal.append({ name: 'Zoë' });
  await journal.close();
  await appendFile(path, '{"name":"half a li');
  const repaired = await openJournal<{ name: string }>(path);
  await repaired.append({ name: 'next' });
  await repaired.close();
  const again = await openJournal<{ name: string }>(path);
  expect(again.entries).toEqual([{ name: 'Zoë' }, { name: 'next' }]);
  await again.close();
});
