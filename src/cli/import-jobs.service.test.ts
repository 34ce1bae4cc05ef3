import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listPracticeOrigins } from '#practice/sites/practice-origins.ts';
import { writeOriginMap } from '#systems/origin-map.ts';
import { type RecordedSite, startRecordedSite } from '#tests/recorded-site.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { importJobsCommand } from './import-jobs.ts';

let site: RecordedSite;
let folder: string;
let test: TestDatabase;
beforeAll(async () => {
  site = await startRecordedSite();
  folder = mkdtempSync(join(tmpdir(), 'applywright-import-'));
  test = await createTestDatabase();
});
afterAll(async () => {
  await site.close();
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});

function importJobs(...sources: string[]): Promise<{ code: number; lines: object[] }> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_URL: test.url,
    HOST_SPACING_MS: '0',
    ORIGIN_MAP: writeOriginMap(listPracticeOrigins(site.origin)),
  };
  const args = [join(import.meta.dirname, 'main.ts'), 'import-jobs', ...sources];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout) => {
      const lines = stdout.split('\n').filter(Boolean);
      resolve({
        code: Number(error?.code ?? 0),
        lines: lines.map((line) => JSON.parse(line)),
      });
    });
  });
}

it('import-jobs reads boards and files, one line each, and goes on after one that fails', async () => {
  const job = {
    id: '5c1f2a34-0000-4000-8000-000000000001',
    text: 'Line Cook',
    categories: { location: 'Mesa, AZ' },
    hostedUrl: 'https://jobs.lever.co/acme/5c1f2a34-0000-4000-8000-000000000001',
    createdAt: 1_762_000_000_000,
  };
  site.answer('/lever/v0/postings/acme', { body: [job] });
  const file = join(folder, 'jobs.csv');
  writeFileSync(file, 'title,company,location,url\nDriver,Acme,"Reno, NV",https://acme.example/1\n');
  const missing = join(folder, 'missing.json');
  const board = `lever:acme@${site.origin}`;
  const { code, lines } = await importJobs(board, `greenhouse:nobody@${site.origin}`, missing, file);
  expect(code).toBe(1);
  expect(lines).toMatchObject([
    { source: board, outcome: 'read', saved: 1 },
    { outcome: 'gone' },
    { source: missing, outcome: 'unreadable' },
    { source: file, outcome: 'read', saved: 1 },
  ]);
  const rows = await test.database.kysely.selectFrom('jobs').select('title').orderBy('title').execute();
  expect(rows.map(({ title }) => title)).toEqual(['Driver', 'Line Cook']);
});

it('import-jobs called wrongly explains itself and does nothing', async () => {
  const errors: unknown[] = [];
  const said = vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(line));
  for (const sources of [[], ['nonsense'], ['greenhouse:'], ['monster:acme'], ['feed:ftp://x']])
    expect(await importJobsCommand(sources)).toBe(2);
  said.mockRestore();
  expect(errors).toContain('"monster:acme" isn\'t a job source.');
  expect(errors.filter((line) => String(line).startsWith('usage: import-jobs SOURCE…'))).toHaveLength(5);
});
