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

/** A tag of a page with what a script or style contains, or the text between two tags. */
export type PagePart = { tag: string; content: string } | { text: string };

/**
 * Splits a page without building its tree, which can grow with the square of the page's size. Each character is
 * looked at once or twice, whatever the page contains. Comments are left out.
 */
export function* splitPage(html: string): Generator<PagePart> {
  for (let at = 0; at < html.length; ) {
    const open = findMarkup(html, at);
    if (open > at) yield { text: html.slice(at, open) };
    if (html.startsWith('<!--', open)) {
      at = skipPast(html, '-->', open + 4);
      continue;
    }
    const inside = findTagEnd(html, open + 1);
    const tag = html.slice(open, Math.min(inside, open + longestTag));
    const raw = /^<(script|style)[\s/>]/i.exec(tag)?.[1];
    const close = raw === undefined ? inside : findClosing(html, raw, inside);
    if (tag !== '') yield { tag, content: html.slice(inside, close) };
    at = raw === undefined ? inside : findTagEnd(html, close);
  }
}

/** The structured data and the visible text of a page. */
export function cutPage(html: string, url: string): PageParts {
  if (html.length > maxPageBytes) throw new SourceTrouble('unreadable', `${url} is larger than 2 MB`);
  const blocks: string[] = [];
  let text = '';
  for (const part of splitPage(html)) {
    if ('tag' in part) {
      if (isPostingData(part.tag)) blocks.push(part.content);
    } else if (text.length < textLimit) text += ` ${part.text.slice(0, textLimit)}`;
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
