import type { TextItem, TextPage } from '#resume/lines/text-page.ts';
import { decodeText } from './decode-text.ts';
import { isMarkdown, readMarkdownLine } from './read-markdown.ts';

const charWidth = 5;
const lineHeight = 12;
const size = 10;

/** Plain text is laid out on a grid of equal characters, so columns made with spaces keep their positions. */
export function readTxtText(bytes: Uint8Array): TextPage[] {
  const text = decodeText(bytes);
  const toItems = isMarkdown(text) ? toMarkdownItems : toPlainItems;
  return text
    .split('\f')
    .map((page, index) => ({ page: index + 1, items: page.split(/\r\n|\r|\n/).flatMap(toItems) }));
}

function toPlainItems(line: string, row: number): TextItem[] {
  return placeText(blankFrames(line.replaceAll('\t', '    ')), 0, row);
}

/** Signs for emphasis and headings become looks. */
function toMarkdownItems(line: string, row: number): TextItem[] {
  const { pieces, ...look } = readMarkdownLine(blankFrames(line.replaceAll('\t', '    ')), size);
  let at = 0;
  return pieces.flatMap(({ text, strong, href }) => {
    const items = placeText(text, at, row).map((item) => ({
      ...item,
      ...look,
      font: strong ? 'strong' : 'text',
      ...(href ? { href } : {}),
    }));
    at += text.length;
    return items;
  });
}

function placeText(text: string, at: number, row: number): TextItem[] {
  return [...text.matchAll(/\S+(?: {1,2}\S+)*/g)].map((match) => ({
    text: match[0],
    x: (at + match.index) * charWidth,
    right: (at + match.index + match[0].length) * charWidth,
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
