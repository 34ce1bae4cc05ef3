import type { ResumeKind } from '#domain/document/profile/resume-file-rules.ts';
import { hasUtf16Mark } from '#resume/formats/decode-text.ts';
import { listZipEntries } from '#resume/formats/read-zip.ts';

export type { ResumeKind } from '#domain/document/profile/resume-file-rules.ts';
export type DetectedKind = ResumeKind | 'unsupported';

const latin1 = new TextDecoder('latin1');
const markup =
  /^(?:\u00ef\u00bb\u00bf)?\s*(?:<!--[\s\S]*?-->\s*|<\?xml[^>]*>\s*)*<(?:!doctype html|html|head|body|meta|title|style|div|section|article|main|header|table|p|h[1-6]|ul|span|center|font)\b/i;
const otherFormats = /^(?:<\?xml|<!doctype|MIME-Version:|From: |%!PS|\{"|GIF8|BM)/i;

/** Decides by content, not by file name. */
export function detectResumeKind(bytes: Uint8Array): DetectedKind {
  const head = latin1.decode(bytes.subarray(0, 1024));
  if (head.startsWith('PK\u0003\u0004')) return isDocx(bytes) ? 'docx' : 'unsupported';
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) return detectOle(bytes);
  if (/^(?:\u00ef\u00bb\u00bf)?\s*\{\\rtf/.test(head)) return 'rtf';
  if (markup.test(head)) return 'html';
  if (head.includes('%PDF-')) return 'pdf';
  return !otherFormats.test(head) && isText(bytes) ? 'txt' : 'unsupported';
}

function isDocx(bytes: Uint8Array): boolean {
  try {
    return listZipEntries(bytes).some((entry) => entry.name === 'word/document.xml');
  } catch {
    // A truncated file has lost its directory, but its first part still shows what it was.
    return latin1.decode(bytes.subarray(0, 64 * 1024)).includes('word/');
  }
}

/** All old Office files use this container; a password-protected DOCX is wrapped in it, too. */
function detectOle(bytes: Uint8Array): DetectedKind {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (text.includes(Buffer.from('WordDocument', 'utf16le'))) return 'doc';
  return text.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'docx' : 'unsupported';
}

function isText(bytes: Uint8Array): boolean {
  if (hasUtf16Mark(bytes)) return true;
  const sample = bytes.subarray(0, 64 * 1024);
  const control = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  return sample.length > 0 && control === 0;
}
