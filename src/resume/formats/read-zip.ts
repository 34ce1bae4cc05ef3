import { inflateRawSync } from 'node:zlib';
import { UnreadableFile } from './unreadable-file.ts';

export type ZipEntry = {
  name: string;
  method: number;
  encrypted: boolean;
  compressedSize: number;
  offset: number;
};

const maxEntries = 20_000;
const maxEntryBytes = 24 * 1024 * 1024;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const utf8 = new TextDecoder();

/** Lists the central directory; declared sizes are never trusted. */
export function listZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) throw new UnreadableFile('it is damaged or incomplete');
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw new UnreadableFile('it holds too many parts');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count && at + 46 <= view.byteLength; index++) {
    if (view.getUint32(at, true) !== entryMark) break;
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: utf8.decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      compressedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

export function readZipEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.encrypted) throw new UnreadableFile('it is protected by a password');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.offset + 30 > view.byteLength) throw new UnreadableFile('it is damaged or incomplete');
  const start =
    entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const data = bytes.subarray(start, start + entry.compressedSize);
  if (entry.method === 0) return data.subarray(0, maxEntryBytes);
  if (entry.method !== 8) throw new UnreadableFile('it is packed in an unknown way');
  try {
    return inflateRawSync(data, { maxOutputLength: maxEntryBytes });
  } catch (error) {
    const isTooBig = error instanceof RangeError;
    throw new UnreadableFile(isTooBig ? 'it holds too much text' : 'it is damaged or incomplete');
  }
}

function findEnd(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--) if (view.getUint32(at, true) === endMark) return at;
  return null;
}
