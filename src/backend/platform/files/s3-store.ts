import { setTimeout as wait } from 'node:timers/promises';
import type { S3mini } from 's3mini';
import { type BlobStore, blobId } from './blob-store.ts';
import { hashBytes } from './hash-bytes.ts';

export interface S3Settings {
  /** Ends with the bucket. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const prefix = 'blobs/';
const pageSize = 1000;
/** S3 requires at least 5 MB for every part except the last. */
const partBytes = 8 * 1024 * 1024;
/** A stream may take as long as its reader needs. */
const streamMs = 60 * 60 * 1000;

type UploadPart = Awaited<ReturnType<S3mini['uploadPart']>>;

/** Stores files as objects of a bucket. Retries a busy or silent server, which checks what arrives by its hash. */
export function openS3Store(
  { url, ...settings }: S3Settings,
  { timeoutMs = 15_000, tries = 3, pauseMs = 300 } = {},
): BlobStore {
  const clients = new Map<number, Promise<S3mini>>();
  const open = (abortMs: number) => {
    const opened =
      clients.get(abortMs) ??
      import('s3mini').then(
        (module) => new module.S3mini({ ...settings, endpoint: url, requestAbortTimeout: abortMs }),
      );
    clients.set(abortMs, opened);
    return opened;
  };

  async function ask<T>(work: (s3: S3mini) => Promise<T>, abortMs = timeoutMs): Promise<T> {
    const s3 = await open(abortMs);
    for (let attempt = 1; ; attempt++) {
      try {
        return await work(s3);
      } catch (error) {
        if (attempt >= tries || isRefusal(error)) throw describe(error);
        await wait(pauseMs * 2 ** (attempt - 1));
      }
    }
  }

  async function writeWhole(id: string, bytes: Uint8Array): Promise<void> {
    const checksum = Buffer.from(await hashBytes(bytes), 'hex').toString('base64');
    await ask((s3) =>
      s3.putObject(prefix + id, bytes, 'application/octet-stream', undefined, {
        'x-amz-checksum-sha256': checksum,
      }),
    );
  }

  /** Uploads one part at a time; an interrupted stream leaves nothing behind. */
  async function writeParts(id: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const key = prefix + id;
    const upload = await ask((s3) => s3.getMultipartUploadId(key, 'application/octet-stream'));
    try {
      const parts: UploadPart[] = [];
      for await (const part of gather(chunks, partBytes)) {
        const number = parts.length + 1;
        parts.push(await ask((s3) => s3.uploadPart(key, upload, part, number)));
      }
      await ask((s3) => s3.completeMultipartUpload(key, upload, parts));
    } catch (error) {
      await ask((s3) => s3.abortMultipartUpload(key, upload)).catch(() => undefined);
      throw error;
    }
  }

  return {
    write: (id, bytes) => (bytes instanceof Uint8Array ? writeWhole(id, bytes) : writeParts(id, bytes)),
    async *open(id) {
      const answer = await ask((s3) => s3.getObjectResponse(prefix + id), streamMs);
      if (!answer?.body) throw new Error(`The file ${id} is missing in the object store`);
      yield* answer.body as unknown as AsyncIterable<Uint8Array>;
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
    // An object appears only when it is complete.
    removeUnfinished: async () => 0,
  };
}

async function* gather(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    yield Buffer.concat(waiting);
    [waiting, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** True for errors that retrying cannot change. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Leaves out the request, which contains the signature. */
function describe(error: unknown): Error {
  return new Error(`The object store failed: ${error instanceof Error ? error.message : 'no answer'}`);
}
