import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3mini } from 's3mini';
import { type BlobStore, blobId } from './blob-store.ts';

export interface S3Settings {
  /** With the bucket as its path. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const prefix = 'blobs/';
const pageSize = 1000;

/** Objects of a bucket. A busy or silent server is asked again; the server checks what arrives by its hash. */
export function openS3Store(
  { url, ...settings }: S3Settings,
  { timeoutMs = 15_000, tries = 3, pauseMs = 300 } = {},
): BlobStore {
  let opened: Promise<S3mini> | undefined;
  const open = () => {
    opened ??= import('s3mini').then(
      (module) => new module.S3mini({ ...settings, endpoint: url, requestAbortTimeout: timeoutMs }),
    );
    return opened;
  };

  async function ask<T>(work: (s3: S3mini) => Promise<T>): Promise<T> {
    const s3 = await open();
    for (let attempt = 1; ; attempt++) {
      try {
        return await work(s3);
      } catch (error) {
        if (attempt >= tries || isRefusal(error)) throw describe(error);
        await wait(pauseMs * 2 ** (attempt - 1));
      }
    }
  }

  return {
    async write(id, bytes) {
      const checksum = createHash('sha256').update(bytes).digest('base64');
      await ask((s3) =>
        s3.putObject(prefix + id, bytes, 'application/octet-stream', undefined, {
          'x-amz-checksum-sha256': checksum,
        }),
      );
    },
    async read(id) {
      const bytes = await ask((s3) => s3.getObjectArrayBuffer(prefix + id));
      if (!bytes) throw new Error(`The file ${id} is missing in the object store`);
      return Buffer.from(bytes);
    },
    async remove(id) {
      await ask((s3) => s3.deleteObject(prefix + id));
    },
    async *listOlderThan(before) {
      let token: string | undefined;
      do {
        const from = token;
        const page = await ask((s3) => s3.listObjectsPaged('/', prefix, pageSize, from));
        for (const { Key, LastModified } of page?.objects ?? []) {
          const id = Key.slice(prefix.length);
          if (blobId.test(id) && new Date(LastModified) < before) yield id;
        }
        token = page?.nextContinuationToken;
      } while (token);
    },
    // An object appears when all of it has arrived.
    removeUnfinished: async () => 0,
  };
}

/** What asking again cannot change. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Without the request, which carries the signature. */
function describe(error: unknown): Error {
  return new Error(`The object store failed: ${error instanceof Error ? error.message : 'no answer'}`);
}
