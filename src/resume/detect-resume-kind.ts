export type ResumeKind = 'pdf' | 'txt';
export type DetectedKind = ResumeKind | 'unsupported';

const latin1 = new TextDecoder('latin1');
const otherMagic = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0', '{\\rtf'];
const markup = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype|html|\?xml)/i;

/** Decides by content; the file's name is only believed where content cannot tell. */
export function detectResumeKind(bytes: Uint8Array): DetectedKind {
  const head = latin1.decode(bytes.subarray(0, 1024));
  if (head.includes('%PDF-')) return 'pdf';
  if (otherMagic.some((magic) => head.startsWith(magic)) || markup.test(head)) return 'unsupported';
  return isText(bytes) ? 'txt' : 'unsupported';
}

function isText(bytes: Uint8Array): boolean {
  if (hasUtf16Mark(bytes)) return true;
  const sample = bytes.subarray(0, 64 * 1024);
  const control = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  return sample.length > 0 && control === 0;
}

export function hasUtf16Mark(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}
