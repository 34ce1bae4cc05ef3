import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, OperandExpression, Selectable, Transaction } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { BlobStore } from './blob-store.ts';
import { openDiskStore } from './disk-store.ts';
import { hashBytes } from './hash-bytes.ts';
import { openS3Store, type S3Settings } from './s3-store.ts';

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
  /** When cleanup removes a file that is needed only for a while. */
  expiresAt?: Date;
}

/** A file that has no owner yet. */
export type WrittenFile = Pick<BlobRecord, 'id' | 'size' | 'sha256'>;

/** People's files, which can be found only through their row and its owner. */
export interface Blobs {
  save(db: Transaction<Tables>, blob: NewBlob): Promise<BlobRecord>;
  /** Writes a stream without holding it in memory; cleanup removes a file that nobody claims. */
  write(chunks: AsyncIterable<Uint8Array>): Promise<WrittenFile>;
  claim(db: Transaction<Tables>, file: WrittenFile & Omit<NewBlob, 'bytes'>): Promise<BlobRecord>;
  find(db: Kysely<Tables>, id: string, userId: string): Promise<BlobRecord | null>;
  /** Streams the bytes; fails at the end if they are not the ones that were stored. */
  open(record: Pick<BlobRecord, 'id' | 'sha256'>): AsyncIterable<Uint8Array>;
  /** Returns the bytes; fails if they are not the ones that were stored. */
  read(record: Pick<BlobRecord, 'id' | 'sha256'>): Promise<Buffer>;
  /** Writes the bytes of a row that a backup restores. */
  restore(id: string, bytes: Uint8Array): Promise<void>;
  /** Removes the file of a deleted row; does nothing if there isn't one. */
  remove(id: string): Promise<void>;
  /** Deletes files whose rows were never written, and returns how many. */
  removeOrphans(db: Kysely<Tables>): Promise<number>;
}

/** A file younger than this may belong to a transaction that is still open. */
const orphanAgeMs = 60 * 60 * 1000;
const batchSize = 1000;

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

export function createBlobs({ dataDir, s3 }: { dataDir: string; s3?: S3Settings | null }): Blobs {
  return createBlobsOver(s3 ? openS3Store(s3) : openDiskStore(dataDir));
}

export function createBlobsOver(store: BlobStore): Blobs {
  return {
    async save(db, { bytes, ...blob }) {
      const id = randomUUID();
      await store.write(id, bytes);
      return insertRow(db, { ...blob, id, size: bytes.byteLength, sha256: await hashBytes(bytes) });
    },

    async write(chunks) {
      const id = randomUUID();
      const seen = createHash('sha256');
      let size = 0;
      async function* watch() {
        for await (const chunk of chunks) {
          seen.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      }
      await store.write(id, watch());
      return { id, size, sha256: seen.digest('hex') };
    },

    claim: insertRow,

    async *open({ id, sha256 }) {
      const seen = createHash('sha256');
      for await (const chunk of store.open(id)) {
        seen.update(chunk);
        yield chunk;
      }
      if (seen.digest('hex') !== sha256) throw new Error(`The file ${id} is not what was stored`);
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

    async read({ id, sha256 }) {
      const bytes = await store.read(id);
      if ((await hashBytes(bytes)) !== sha256) throw new Error(`The file ${id} is not what was stored`);
      return bytes;
    },

    restore: (id, bytes) => store.write(id, bytes),

    remove: (id) => store.remove(id),

    async removeOrphans(db) {
      const before = new Date(Date.now() - orphanAgeMs);
      let [batch, removed]: [string[], number] = [[], 0];
      const sweep = async () => {
        if (batch.length === 0) return;
        const rows = await db.selectFrom('blobs').select('id').where('id', 'in', batch).execute();
        const kept = new Set(rows.map((row) => row.id));
        for (const id of batch.filter((one) => !kept.has(one))) {
          await store.remove(id);
          removed += 1;
        }
        batch = [];
      };
      for await (const id of store.listOlderThan(before)) {
        if (batch.push(id) >= batchSize) await sweep();
      }
      await sweep();
      return removed + (await store.removeUnfinished(before));
    },
  };
}

async function insertRow(
  db: Transaction<Tables>,
  blob: WrittenFile & Omit<NewBlob, 'bytes'>,
): Promise<BlobRecord> {
  const row = await db
    .insertInto('blobs')
    .values({
      id: blob.id,
      user_id: blob.userId,
      name: blob.name,
      content_type: blob.contentType,
      size: blob.size,
      sha256: blob.sha256,
      expires_at: blob.expiresAt ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecord(row);
}

/** Deletes the rows whose ids the query selects. The files go with the next cleanup, or through `blobs.remove`. */
export async function deleteBlobs(db: Db, chosen: OperandExpression<string>): Promise<void> {
  await db.deleteFrom('blobs').where('id', 'in', chosen).execute();
}
