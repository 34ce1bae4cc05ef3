/** Where the bytes of files lie, by their id alone; who may see them is known only to the rows. */
export interface BlobStore {
  /** Durable when it returns; writing the same again is harmless. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  read(id: string): Promise<Buffer>;
  /** Harmless when there is none. */
  remove(id: string): Promise<void>;
  listOlderThan(before: Date): AsyncIterable<string>;
  /** What a crash left half written; answers how many. */
  removeUnfinished(before: Date): Promise<number>;
}

export const blobId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
