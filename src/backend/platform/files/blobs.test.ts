import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#backend/platform/platform.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { blobPath } from './disk-store.ts';

const bytes = Buffer.from('%PDF a resume');
let owner: string;

const platform = await openTestPlatform();
beforeAll(async () => {
  owner = randomUUID();
  await platform.database.kysely
    .insertInto('users')
    .values({ id: owner, email: 'ann@example.com', name: 'Ann' })
    .execute();
});

function save() {
  const blob = { userId: owner, name: '../../etc/résumé.pdf', contentType: 'application/pdf', bytes };
  return inTransaction(platform, ({ db, blobs }) => blobs.save(db, blob));
}

function pathOf({ id }: { id: string }): string {
  return blobPath(platform.config.dataDir, id);
}

function makeOld(path: string): void {
  const yesterday = Date.now() / 1000 - 24 * 3600;
  utimesSync(path, yesterday, yesterday);
}

it('a saved file comes back byte for byte, with its size and hash', async () => {
  const { blobs, database } = platform;
  const saved = await save();
  const found = await blobs.find(database.kysely, saved.id, owner);
  expect(found).toMatchObject({
    name: '../../etc/résumé.pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  expect(await blobs.read(saved)).toEqual(bytes);
});

it('a file is private to the service and its name on disk says nothing [I-12]', async () => {
  const path = pathOf(await save());
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
  expect(path).not.toContain('pdf');
  expect(readdirSync(dirname(path)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it("another person does not find someone's file [I-12]", async () => {
  const saved = await save();
  expect(await platform.blobs.find(platform.database.kysely, saved.id, randomUUID())).toBeNull();
});

it('files whose row was never committed are removed, all others stay', async () => {
  const { blobs, database } = platform;
  const kept = pathOf(await save());
  let orphan = '';
  const failure = inTransaction(platform, async ({ db }) => {
    orphan = pathOf(await blobs.save(db, { userId: owner, name: 'x', contentType: 'text/plain', bytes }));
    throw new Error('changed my mind');
  });
  await expect(failure).rejects.toThrow('changed my mind');
  const unfinished = `${kept}.${randomUUID()}.part`;
  const strange = join(dirname(kept), 'notes.txt');
  for (const path of [unfinished, strange]) writeFileSync(path, 'x');

  expect(await blobs.removeOrphans(database.kysely)).toBe(0);
  for (const path of [kept, orphan, unfinished, strange]) makeOld(path);
  expect(await blobs.removeOrphans(database.kysely)).toBe(2);
  expect([kept, orphan, unfinished, strange].map((path) => existsSync(path))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it('a file that was changed on the disk is not handed on', async () => {
  const saved = await save();
  writeFileSync(pathOf(saved), '%PDF another resume');
  await expect(platform.blobs.read(saved)).rejects.toThrow('is not what was stored');
});
