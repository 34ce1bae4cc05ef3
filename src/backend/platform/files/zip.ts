import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  bytes: Uint8Array;
  at: Date;
}

const localMark = 0x04034b50;
const centralMark = 0x02014b50;
const endMark = 0x06054b50;
const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;
const deflated = 8;
/** Beyond these a ZIP needs its 64-bit form, which nobody's own files reach. */
const mostEntries = 0xfffe;
const mostBytes = 0xffff_fffe;

const deflate = promisify(deflateRaw);

/** One small ZIP in memory. Equal input gives equal bytes, so that it can be hashed. */
export async function writeZip(entries: readonly ZipEntry[]): Promise<Buffer> {
  return buffer(streamZip(entries));
}

/** The same as it is made: one file at a time is in memory, and packing it does not hold up other requests. */
export async function* streamZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const names = new Set<string>();
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes, at } of entries) {
    if (names.has(checkName(name))) throw new Error('Two files of a ZIP have one name.');
    if (names.add(name).size > mostEntries) throw new Error(`A ZIP holds at most ${mostEntries} files.`);
    const body = await deflate(bytes);
    const nameBytes = Buffer.from(name);
    const shared = describe({ bytes, body, nameBytes, at });
    const local = Buffer.concat([uint32(localMark), shared, nameBytes]);
    const place = Buffer.concat([Buffer.alloc(2 + 2 + 2 + 4), uint32(offset)]);
    directory.push(uint32(centralMark), uint16(version), shared, place, nameBytes);
    offset += local.length + body.length;
    if (offset > mostBytes) throw new Error('The files are too large for one ZIP.');
    yield local;
    yield body;
  }
  const index = Buffer.concat(directory);
  const count = uint16(names.size);
  yield index;
  yield Buffer.concat([
    uint32(endMark),
    Buffer.alloc(4),
    count,
    count,
    uint32(index.length),
    uint32(offset),
    uint16(0),
  ]);
}

function describe(file: { bytes: Uint8Array; body: Buffer; nameBytes: Buffer; at: Date }): Buffer {
  return Buffer.concat([
    uint16(version),
    uint16(flags),
    uint16(deflated),
    dosTime(file.at),
    uint32(crc32(file.bytes)),
    uint32(file.body.length),
    uint32(file.bytes.byteLength),
    uint16(file.nameBytes.length),
    uint16(0),
  ]);
}

/** A name that climbs out of its folder would be written elsewhere by a careless reader. */
function checkName(name: string): string {
  const steps = name.split('/');
  if (steps.some((step) => step === '' || step === '.' || step === '..') || /[\\\0]/.test(name))
    throw new Error('A file of a ZIP has an unsafe name.');
  return name;
}

/** DOS time begins in 1980 and counts every second second; UTC, so that it is the same everywhere. */
function dosTime(at: Date): Buffer {
  const year = Math.max(0, at.getUTCFullYear() - 1980);
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return Buffer.concat([uint16(time), uint16(date)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
