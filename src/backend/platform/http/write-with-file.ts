import { setImmediate as nextTurn } from 'node:timers/promises';

/** A file to write in base64 into a field that the answer leaves empty. */
export interface AnsweredFile {
  field: string;
  bytes: Uint8Array;
}

/** Divisible by three, so that the concatenated base64 of the chunks is that of the whole file. */
const pieceBytes = 3 * 512 * 1024;

/** The length of the whole answer in bytes. */
export function measureWithFile(json: string, { bytes }: AnsweredFile): number {
  return Buffer.byteLength(json) + Math.ceil(bytes.length / 3) * 4;
}

/** Streams the answer, because writing 20 MB as one JSON text would block all other requests for 0.2 s. */
export async function* writeWithFile(json: string, { field, bytes }: AnsweredFile): AsyncGenerator<Buffer> {
  // Quotes inside strings are escaped, so only the field itself matches.
  const at = json.indexOf(`"${field}":""`) + field.length + 4;
  yield Buffer.from(json.slice(0, at));
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    yield Buffer.from(Buffer.from(bytes.subarray(from, from + pieceBytes)).toString('base64'));
    await nextTurn();
  }
  yield Buffer.from(json.slice(at));
}
