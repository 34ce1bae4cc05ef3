import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTaskQueue } from '#backend/platform/tasks/task-queue.ts';
import { demoLogins, seedDemo } from '#demo/seed.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'applywright-backup-')), 'backup');
let source: TestPlatform;
let target: TestPlatform;
let manifest: BackupManifest;

async function prepare(): Promise<TestPlatform> {
  const platform = await createTestPlatform({ tasks: { send: async () => undefined } });
  const queue = createTaskQueue({ url: platform.database.url, log: platform.log, tasks: [], sendOnly: true });
  await queue.start();
  await queue.stop();
  return platform;
}

const count = async (platform: TestPlatform) =>
  (await platform.database.kysely.selectFrom('jobs').selectAll().execute()).length;
const sums = ({ tables }: BackupManifest) => tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 }));

beforeAll(async () => {
  [source, target] = await Promise.all([prepare(), prepare()]);
  await seedDemo(source, 'http://127.0.0.1:3100');
  manifest = await writeBackup({ ...source, version: '1.2.3' }, folder);
});
afterAll(async () => {
  await source.drop();
  await target.drop();
  rmSync(join(folder, '..'), { recursive: true });
});

it('a backup of another version, or a damaged one, is refused and changes nothing', async () => {
  const path = join(folder, 'manifest.json');
  const text = readFileSync(path, 'utf8');
  const restoreChanged = async (change: (copy: BackupManifest) => void) => {
    const copy = structuredClone(manifest);
    change(copy);
    writeFileSync(path, JSON.stringify(copy));
    await restoreBackup(target, folder);
  };
  await expect(restoreChanged((copy) => void copy.migrations.pop())).rejects.toThrow(
    'restore it with that version',
  );
  await expect(
    restoreChanged((copy) => copy.tables.forEach((table) => table.name === 'users' && (table.sha256 = 'x'))),
  ).rejects.toThrow('The rows of public.users are not those of the backup');
  const [file] = manifest.files;
  await expect(
    restoreChanged((copy) => (copy.files = [{ id: file?.id ?? '', sha256: 'x' }])),
  ).rejects.toThrow('of the backup is damaged');
  writeFileSync(path, text);
  expect(await count(target)).toBe(0);
});

it('restored rows and files are equal to those backed up, by their sums', async (context) => {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  recordFigure(
    context,
    `${manifest.tables.length} tables, ${rows} rows, and ${manifest.files.length} files restored`,
  );
  expect(manifest.files.length).toBeGreaterThan(2);
  await restoreBackup(target, folder);
  const again = await writeBackup({ ...target, version: '1.2.3' }, `${folder}-again`);
  expect(sums(again)).toEqual(sums(manifest));
  expect(again.files).toEqual(manifest.files);
  expect(again.sequences).toEqual(manifest.sequences);
  expect(await count(target)).toBeGreaterThan(10);
  expect(manifest.tables.some(({ schema, name }) => schema === 'pgboss' && name === 'queue')).toBe(true);
});

it('a database with people in it is never overwritten', async () => {
  await expect(restoreBackup(target, folder)).rejects.toThrow(`holds ${demoLogins.length} people already`);
});
