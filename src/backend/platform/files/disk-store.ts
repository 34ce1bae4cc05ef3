import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BlobStore, blobId } from './blob-store.ts';

async function writeDurably(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomUUID()}.part`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
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

/** Stores files in the data folder, private to the service and under meaningless names. */
export function openDiskStore(dataDir: string): BlobStore {
  const root = join(dataDir, 'blobs');
  const pathOf = (id: string) => blobPath(dataDir, id);

  async function* listFiles(before: Date): AsyncGenerator<{ name: string; path: string }> {
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && (await stat(path)).mtime < before) yield { name: entry.name, path };
    }
  }

  return {
    write: (id, bytes) => writeDurably(pathOf(id), bytes),
    read: (id) => readFile(pathOf(id)),
    open: (id) => createReadStream(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
    async *listOlderThan(before) {
      for await (const { name } of listFiles(before)) if (blobId.test(name)) yield name;
    },
    async removeUnfinished(before) {
      let removed = 0;
      for await (const { name, path } of listFiles(before)) {
        if (!name.endsWith('.part') || !blobId.test(name.slice(0, 36))) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

export function blobPath(dataDir: string, id: string): string {
  return join(dataDir, 'blobs', id.slice(0, 2), id);
}
