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
  /** A file that is needed for a while only; tidying up removes it then, whatever happened in between. */
  expiresAt?: Date;
}

/** A file that belongs to nobody yet. */
export type WrittenFile = Pick<BlobRecord, 'id' | 'size' | 'sha256'>;

/** Files of people: private to the process, found only through their row and its owner. */
export interface Blobs {
  save(db: Transaction<Tables>, blob: NewBlob): Promise<BlobRecord>;
  /** Writes a file as it comes, without holding it in memory; one that nobody claims is swept away. */
  write(chunks: AsyncIterable<Uint8Array>): Promise<WrittenFile>;
  claim(db: Transaction<Tables>, file: WrittenFile & Omit<NewBlob, 'bytes'>): Promise<BlobRecord>;
  find(db: Kysely<Tables>, id: string, userId: string): Promise<BlobRecord | null>;
  /** The bytes as they come; fails at the end when they were not those that were stored. */
  open(record: Pick<BlobRecord, 'id' | 'sha256'>): AsyncIterable<Uint8Array>;
  /** The bytes that were stored; fails when they are no longer those. */
  read(record: Pick<BlobRecord, 'id' | 'sha256'>): Promise<Buffer>;
  /** The bytes of a row that a backup brings back. */
  restore(id: string, bytes: Uint8Array): Promise<void>;
  /** The file itself, for a row that is gone; harmless when there is none. */
  remove(id: string): Promise<void>;
  /** Deletes files whose row never came to be; answers how many. */
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
