import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  bytes: Uint8Array;
  at: Date;
}

const deflated = 8;
/** Beyond these limits a ZIP needs its 64-bit form, which fflate does not write and one person's files never reach. */
const mostEntries = 0xfffe;
const mostBytes = 0xffff_fffe;

const deflate = promisify(deflateRaw);

/** Writes a small ZIP in memory. The same input gives the same bytes, so that it can be hashed. */
export async function writeZip(entries: readonly ZipEntry[]): Promise<Buffer> {
  return buffer(streamZip(entries));
}

/**
 * Streams a ZIP with one file at a time in memory. fflate writes the archive, and zlib compresses the files on its own
 * threads, so that other requests are not held up.
 */
export async function* streamZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const names = new Set<string>();
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  let written = 0;
  for await (const { name, bytes, at } of entries) {
    if (names.has(checkName(name))) throw new Error('Two files of a ZIP have one name.');
    if (names.add(name).size > mostEntries) throw new Error(`A ZIP holds at most ${mostEntries} files.`);
    const file: ZipInputFile = {
      filename: name,
      compression: deflated,
      crc: crc32(bytes),
      size: bytes.byteLength,
      mtime: showUtc(at),
    };
    zip.add(file);
    file.ondata?.(null, await deflate(bytes), true);
    const chunk = Buffer.concat(ready.splice(0));
    written += chunk.length;
    if (written > mostBytes) throw new Error('The files are too large for one ZIP.');
    yield chunk;
  }
  zip.end();
  yield Buffer.concat(ready.splice(0));
}

/** Refuses a name that would make a careless reader write outside its folder. */
function checkName(name: string): string {
  const steps = name.split('/');
  if (steps.some((step) => step === '' || step === '.' || step === '..') || /[\\\0]/.test(name))
    throw new Error('A file of a ZIP has an unsafe name.');
  return name;
}

/** fflate writes local time; this shift makes it UTC everywhere. */
function showUtc(at: Date): Date {
  return new Date(at.getTime() + at.getTimezoneOffset() * 60_000);
}
