/** Stores the bytes of files by id. Only the database rows know who may see them. */
export interface BlobStore {
  /** Durable when it returns; safe to repeat. A stream is never held in memory as a whole. */
  write(id: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  read(id: string): Promise<Buffer>;
  /** Streams the bytes. */
  open(id: string): AsyncIterable<Uint8Array>;
  /** Does nothing if there is no such file. */
  remove(id: string): Promise<void>;
  listOlderThan(before: Date): AsyncIterable<string>;
  /** Removes files that a crash left unfinished and returns how many. */
  removeUnfinished(before: Date): Promise<number>;
}

export const blobId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
