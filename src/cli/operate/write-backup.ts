import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import type { Database } from '#backend/platform/db/open-database.ts';
import { listTables, readRows, readSequences, type StoredTable } from '#backend/platform/db/table-rows.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Blobs } from '#backend/platform/files/blobs.ts';
import { type BackupManifest, blobFileOf, rowsFileOf } from './backup-manifest.ts';

interface Source {
  database: Database;
  blobs: Blobs;
  version: string;
}

/** Writes all rows as of one moment, then their files. The folder gets its name only when it is complete. */
export async function writeBackup(
  { database, blobs, version }: Source,
  folder: string,
): Promise<BackupManifest> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(join(unfinished, 'files'), { mode: 0o700 });

  const manifest = await database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db): Promise<BackupManifest> => {
      const tables: BackupManifest['tables'] = [];
      for (const table of await listTables(db))
        tables.push({ ...table, ...(await writeRows(db, table, join(unfinished, rowsFileOf(table)))) });
      const files: BackupManifest['files'] = [];
      for (const record of await db
        .selectFrom('blobs')
        .select(['id', 'user_id', 'sha256'])
        .orderBy('id')
        .execute()) {
        const blob = await blobs.find(db, record.id, record.user_id);
        const bytes = blob && (await blobs.read(blob).catch(() => null));
        if (!bytes) throw new Error(`The file ${record.id} is not what its row says: run doctor`);
        await writeFile(join(unfinished, blobFileOf(record.id)), bytes, { mode: 0o600 });
        files.push({ id: record.id, sha256: record.sha256 });
      }
      return {
        format: 1,
        createdAt: new Date().toISOString(),
        version,
        migrations: await db
          .selectFrom('schema_migrations')
          .select(['name', 'sha256'])
          .orderBy('name')
          .execute(),
        tables,
        sequences: await readSequences(db),
        files,
      };
    });
  await writeFile(join(unfinished, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
  });
  await rename(unfinished, folder);
  return manifest;
}

async function writeRows(db: Transaction<Tables>, table: StoredTable, path: string) {
  const hash = createHash('sha256');
  let count = 0;
  async function* lines() {
    for await (const batch of readRows(db, table)) {
      count += batch.length;
      const text = `${batch.join('\n')}\n`;
      hash.update(text);
      yield text;
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600 }));
  return { rows: count, sha256: hash.digest('hex') };
}
