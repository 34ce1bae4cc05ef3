/** Where the bytes of files lie, by their id alone; who may see them is known only to the rows. */
export interface BlobStore {
  /** Durable when it returns; writing the same again is harmless. A stream is never held in memory as a whole. */
  write(id: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  read(id: string): Promise<Buffer>;
  /** The same bytes as they come. */
  open(id: string): AsyncIterable<Uint8Array>;
  /** Harmless when there is none. */
  remove(id: string): Promise<void>;
  listOlderThan(before: Date): AsyncIterable<string>;
  /** What a crash left half written; answers how many. */
  removeUnfinished(before: Date): Promise<number>;
}

export const blobId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
