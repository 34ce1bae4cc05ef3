import { SourceTrouble } from './source-trouble.ts';

/** The largest career pages are a few hundred kilobytes. */
export const maxPageBytes = 2 * 1024 * 1024;
const textLimit = 20_000;
const longestTag = 2000;

export interface PageParts {
  /** The JSON-LD scripts. */
  blocks: string[];
  /** The beginning of the visible text. */
  text: string;
}

/**
 * Splits a page without building its tree, which can grow with the square of the page's size. Each character is
 * looked at once or twice, whatever the page contains.
 */
export function cutPage(html: string, url: string): PageParts {
  if (html.length > maxPageBytes) throw new SourceTrouble('unreadable', `${url} is larger than 2 MB`);
  const blocks: string[] = [];
  let text = '';
  for (let at = 0; at < html.length; ) {
    const open = findMarkup(html, at);
    if (text.length < textLimit) text += ` ${html.slice(at, Math.min(open, at + textLimit))}`;
    if (html.startsWith('<!--', open)) {
      at = skipPast(html, '-->', open + 4);
      continue;
    }
    const inside = findTagEnd(html, open + 1);
    const raw = /^<(script|style)[\s/>]/i.exec(html.slice(open, open + 8))?.[1];
    if (raw === undefined) at = inside;
    else {
      const close = findClosing(html, raw, inside);
      if (isPostingData(html.slice(open, Math.min(inside, open + longestTag))))
        blocks.push(html.slice(inside, close));
      at = findTagEnd(html, close);
    }
  }
  return { blocks, text: text.slice(0, textLimit) };
}

/** The next `<` that begins a tag or a comment; a lone one is text. */
function findMarkup(html: string, from: number): number {
  for (let at = html.indexOf('<', from); at >= 0; at = html.indexOf('<', at + 1))
    if (/[a-z/!?]/i.test(html[at + 1] ?? '')) return at;
  return html.length;
}

/** The position after the `>` of a tag. One inside a quoted value doesn't end it. */
function findTagEnd(html: string, from: number): number {
  let isValue = false;
  for (let at = from; at < html.length; at++) {
    const character = html[at] ?? '';
    if (character === '>') return at + 1;
    if (isValue && (character === '"' || character === "'")) {
      at = skipPast(html, character, at + 1) - 1;
      isValue = false;
    } else if (!/\s/.test(character)) isValue = character === '=';
  }
  return html.length;
}

function skipPast(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

function findClosing(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

function isPostingData(tag: string): boolean {
  return /^<script/i.test(tag) && /\stype\s*=\s*["']?\s*application\/ld\+json/i.test(tag);
}
