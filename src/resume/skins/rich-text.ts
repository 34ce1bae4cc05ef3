import { readHtmlText } from '#domain/document/values/html-list.ts';

export type Run = { text: string; bold: boolean; italic: boolean };
export type Block = { kind: 'paragraph' | 'item'; runs: Run[] };

const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi;
const boldTags = ['b', 'strong', 'h3', 'h4'];
const italicTags = ['i', 'em'];
const breaking = ['p', 'div', 'br', 'ul', 'ol', 'li', 'h3', 'h4'];

/** Stored HTML as plain blocks: the writer chooses the tags, and nothing else of the HTML remains. */
export function readRichText(html: string): Block[] {
  const blocks: Block[] = [];
  let open: Block = { kind: 'paragraph', runs: [] };
  let [bold, italic, from] = [0, 0, 0];
  const addText = (part: string) => {
    const text = readSpaced(part);
    if (text.trim() !== '' || (text !== '' && open.runs.length > 0))
      open.runs.push({ text, bold: bold > 0, italic: italic > 0 });
  };
  const close = (kind: Block['kind']) => {
    const runs = trimRuns(open.runs);
    if (runs.length > 0) blocks.push({ ...open, runs });
    open = { kind, runs: [] };
  };
  for (const match of html.matchAll(tag)) {
    addText(html.slice(from, match.index));
    from = match.index + match[0].length;
    const [isEnd, name] = [match[1] === '/', (match[2] ?? '').toLowerCase()];
    if (breaking.includes(name)) close(name === 'li' && !isEnd ? 'item' : 'paragraph');
    if (boldTags.includes(name)) bold = Math.max(0, bold + (isEnd ? -1 : 1));
    if (italicTags.includes(name)) italic = Math.max(0, italic + (isEnd ? -1 : 1));
  }
  addText(html.slice(from));
  close('paragraph');
  return blocks;
}

function readSpaced(part: string): string {
  const text = readHtmlText(part);
  if (text === '') return /\s/.test(part) ? ' ' : '';
  return `${/^\s/.test(part) ? ' ' : ''}${text}${/\s$/.test(part) ? ' ' : ''}`;
}

function trimRuns(runs: Run[]): Run[] {
  return runs
    .map((run, index) => {
      const start = index === 0 ? run.text.trimStart() : run.text;
      return { ...run, text: index === runs.length - 1 ? start.trimEnd() : start };
    })
    .filter((run) => run.text !== '');
}
