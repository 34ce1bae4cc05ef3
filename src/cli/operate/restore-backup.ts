import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import type { Database } from '#backend/platform/db/open-database.ts';
import {
  beginRestore,
  insertRows,
  readRows,
  type StoredTable,
  setSequences,
} from '#backend/platform/db/table-rows.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Blobs } from '#backend/platform/files/blobs.ts';
import { BackupManifest, blobFileOf, rowsFileOf } from './backup-manifest.ts';

const linesAtOnce = 500;

/** Restores all or nothing into an empty, migrated database, and computes each table's checksum again from there. */
export async function restoreBackup(
  { database, blobs }: { database: Database; blobs: Blobs },
  folder: string,
): Promise<BackupManifest> {
  const manifest = BackupManifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  await database.kysely.transaction().execute(async (db) => {
    await refuseOtherVersion(db, manifest);
    await refusePeople(db);
    for (const file of manifest.files)
      await blobs.restore(file.id, await readFileOf(file, join(folder, blobFileOf(file.id))));
    await beginRestore(db, manifest.tables);
    for (const table of manifest.tables) {
      await insertLines(db, table, join(folder, rowsFileOf(table)));
      if ((await sumOf(db, table)) !== table.sha256)
        throw new Error(
          `The rows of ${table.schema}.${table.name} are not those of the backup: nothing was restored`,
        );
    }
    await setSequences(db, manifest.sequences);
  });
  return manifest;
}

async function refuseOtherVersion(db: Transaction<Tables>, manifest: BackupManifest): Promise<void> {
  const here = await db.selectFrom('schema_migrations').select(['name', 'sha256']).orderBy('name').execute();
  const list = (migrations: { name: string; sha256: string }[]) =>
    migrations.map(({ name, sha256 }) => `${name} ${sha256}`).join('\n');
  if (list(here) !== list(manifest.migrations))
    throw new Error(
      `The backup is of version ${manifest.version} with other tables: restore it with that version`,
    );
}

async function refusePeople(db: Transaction<Tables>): Promise<void> {
  const { people } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow();
  if (people > 0)
    throw new Error(`The database holds ${people} people already: restore only into an empty one`);
}

async function readFileOf({ id, sha256 }: { id: string; sha256: string }, path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes;
  throw new Error(`The file ${id} of the backup is damaged: nothing was restored`);
}

async function insertLines(db: Transaction<Tables>, table: StoredTable, path: string): Promise<void> {
  let batch: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    batch.push(line);
    if (batch.length < linesAtOnce) continue;
    await insertRows(db, table, batch);
    batch = [];
  }
  if (batch.length > 0) await insertRows(db, table, batch);
}

async function sumOf(db: Transaction<Tables>, table: StoredTable): Promise<string> {
  const hash = createHash('sha256');
  for await (const lines of readRows(db, table)) hash.update(`${lines.join('\n')}\n`);
  return hash.digest('hex');
}
