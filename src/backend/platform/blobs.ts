import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from './db/tables.ts';

export interface BlobRecord {
  id: string;
  userId: string;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
  createdAt: Date;
}

export interface NewBlob {
  userId: string;
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Files of people: private to the process, found only through their row and its owner. */
export interface Blobs {
  save(db: Transaction<Tables>, blob: NewBlob): Promise<BlobRecord>;
  find(db: Kysely<Tables>, id: string, userId: string): Promise<BlobRecord | null>;
  open(record: BlobRecord): Promise<Readable>;
  read(record: Pick<BlobRecord, 'id'>): Promise<Buffer>;
  filePath(record: Pick<BlobRecord, 'id'>): string;
  /** The file itself, for a row that is gone; harmless when there is none. */
  remove(id: string): Promise<void>;
  /** Deletes files whose row never came to be; answers how many. */
  removeOrphans(db: Kysely<Tables>): Promise<number>;
}

/** A file younger than this may belong to a transaction that is still open. */
const orphanAgeMs = 60 * 60 * 1000;
const fileName = /^[0-9a-f]{8}-[0-9a-f-]{27}(\.[0-9a-f-]{36}\.part)?$/;

function toRecord(row: Selectable<Tables['blobs']>): BlobRecord {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    contentType: row.content_type,
    size: row.size,
    sha256: row.sha256,
    createdAt: row.created_at,
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomUUID()}.part`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

export function createBlobs({ dataDir }: { dataDir: string }): Blobs {
  const root = join(dataDir, 'blobs');
  const pathOf = (id: string) => join(root, id.slice(0, 2), id);

  return {
    async save(db, blob) {
      const id = randomUUID();
      await writeDurably(pathOf(id), blob.bytes);
      const row = await db
        .insertInto('blobs')
        .values({
          id,
          user_id: blob.userId,
          name: blob.name,
          content_type: blob.contentType,
          size: blob.bytes.byteLength,
          sha256: createHash('sha256').update(blob.bytes).digest('hex'),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toRecord(row);
    },

    async find(db, id, userId) {
      const row = await db
        .selectFrom('blobs')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    async open(record) {
      const file = await open(pathOf(record.id), 'r');
      return file.createReadStream();
    },

    read: (record) => readFile(pathOf(record.id)),

    filePath: (record) => pathOf(record.id),

    remove: (id) => rm(pathOf(id), { force: true }),

    async removeOrphans(db) {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      const old: { id: string; path: string }[] = [];
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !fileName.test(entry.name)) continue;
        if (Date.now() - (await stat(path)).mtimeMs < orphanAgeMs) continue;
        old.push({ id: entry.name.slice(0, 36), path });
      }
      let removed = 0;
      for (let start = 0; start < old.length; start += 1000) {
        const batch = old.slice(start, start + 1000);
        const rows = await db
          .selectFrom('blobs')
          .select('id')
          .where(
            'id',
            'in',
            batch.map((file) => file.id),
          )
          .execute();
        const kept = new Set(rows.map((row) => row.id));
        for (const file of batch) {
          if (kept.has(file.id) && !file.path.endsWith('.part')) continue;
          await rm(file.path, { force: true });
          removed += 1;
        }
      }
      return removed;
    },
  };
}
