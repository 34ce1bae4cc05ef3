import { UnreadableFile } from './unreadable-file.ts';

const maxBytes = 2 * 1024 * 1024;

/** Decodes UTF-16 with a byte order mark or valid UTF-8; otherwise the named encoding, or that of old Windows files. */
export function decodeText(bytes: Uint8Array, named?: string): string {
  if (bytes.length > maxBytes) throw new UnreadableFile('it holds too much text');
  if (hasUtf16Mark(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(findKnown(named)).decode(bytes);
  }
}

export function hasUtf16Mark(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function findKnown(name: string | undefined): string {
  try {
    return new TextDecoder(name).encoding === 'utf-8' ? 'windows-1252' : (name ?? 'windows-1252');
  } catch {
    return 'windows-1252';
  }
}
