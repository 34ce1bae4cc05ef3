import WordExtractor from 'word-extractor';
import { type FlowBlock, paragraph, plainSize } from './flow.ts';
import { UnreadableFile } from './unreadable-file.ts';

const maxCharacters = 4 * 1024 * 1024;

/** Old Word files provide text without formatting; a tab separates both cells and columns. */
export async function readDoc(bytes: Uint8Array): Promise<FlowBlock[]> {
  if (isEncrypted(bytes)) throw new UnreadableFile('it is protected by a password');
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const asWritten = { filterUnicode: false };
  const text = [
    document.getHeaders({ includeFooters: false, ...asWritten }),
    document.getBody(asWritten),
    document.getTextboxes(asWritten),
  ].join('\n');
  if (text.length > maxCharacters) throw new UnreadableFile('it holds too much text');
  return text.split('\n').map((line) => paragraph([{ text: trimTabs(line), size: plainSize, style: '' }]));
}

function trimTabs(line: string): string {
  return line.replace(/^[\t ]+|[\t ]+$/g, '');
}

/** The main stream begins on a sector; a flag in its header marks encrypted text. */
function isEncrypted(bytes: Uint8Array): boolean {
  for (let at = 512; at + 12 <= bytes.length; at += 512)
    if (bytes[at] === 0xec && bytes[at + 1] === 0xa5) return ((bytes[at + 11] ?? 0) & 1) === 1;
  return false;
}
