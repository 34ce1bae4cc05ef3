import type { TextItem, TextPage } from '#resume/lines/text-page.ts';
import { decodeText } from './decode-text.ts';

const charWidth = 5;
const lineHeight = 12;
const size = 10;

/** Plain text is laid out on a grid of equal characters, so columns made with spaces keep their positions. */
export function readTxtText(bytes: Uint8Array): TextPage[] {
  const pages = decodeText(bytes).split('\f');
  return pages.map((text, index) => ({ page: index + 1, items: text.split(/\r\n|\r|\n/).flatMap(toItems) }));
}

function toItems(line: string, row: number): TextItem[] {
  const text = blankFrames(line.replaceAll('\t', '    '));
  return [...text.matchAll(/\S+(?: {1,2}\S+)*/g)].map((match) => ({
    text: match[0],
    x: match.index * charWidth,
    right: (match.index + match[0].length) * charWidth,
    y: row * lineHeight,
    size,
    font: 'text',
  }));
}

/** Replaces box-drawing characters with spaces, so columns keep their positions. */
function blankFrames(line: string): string {
  if (/^[\s+|=_\-─-╿]*$/.test(line)) return '';
  return line
    .replace(/[─-╿]/g, ' ')
    .replace(/^\s*\|(?=\s)/, (frame) => ' '.repeat(frame.length))
    .replace(/(?<=\s)\|\s*$/, '');
}
