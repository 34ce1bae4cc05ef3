import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { SourceAnswer } from './job-source.ts';
import type { RawPosting } from './raw-posting.ts';
import { isGone, requireText } from './read-answer.ts';
import { findJobPosting, readJobPosting } from './read-job-posting.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** The posting a page tells machines about (schema.org); null when it is gone, closed or tells none. */
export function readJobPage(answer: SourceAnswer): RawPosting | null {
  if (isGone(answer)) return null;
  const { blocks, text } = readPage(requireText(answer));
  if (/\bposition closed\b|no longer (open|available|accepting)/i.test(text)) return null;
  for (const block of blocks) {
    const posting = findJobPosting(readLooseJson(block));
    const job = posting && readJobPosting(posting, answer.url);
    if (job) return job;
  }
  return null;
}

const textLimit = 20_000;

function readPage(html: string): { blocks: string[]; text: string } {
  const blocks: string[] = [];
  let text = '';
  const open: Node[] = [parse(html)];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('value' in node && text.length < textLimit) text += ` ${node.value}`;
    if (node.nodeName === 'script' || node.nodeName === 'style') {
      if (isPostingData(node)) blocks.push(ownText(node));
    } else if ('childNodes' in node) {
      for (let i = node.childNodes.length - 1; i >= 0; i--) open.push(node.childNodes[i] as Node);
    }
  }
  return { blocks, text: text.slice(0, textLimit) };
}

function isPostingData(node: Node): boolean {
  const type = 'attrs' in node ? node.attrs.find(({ name }) => name === 'type')?.value : undefined;
  return node.nodeName === 'script' && type?.trim().toLowerCase().startsWith('application/ld+json') === true;
}

function ownText(node: Node): string {
  if (!('childNodes' in node)) return '';
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** JSON as pages write it: raw control characters in texts, comment or CDATA wrapping, a comma too many. */
export function readLooseJson(source: string): unknown {
  const bare = source
    .replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[)|(?:\/\/\s*)?(?:-->|\]\]>)\s*;?\s*$/g, '')
    .trim();
  for (const text of [bare, mend(bare)]) {
    try {
      return JSON.parse(text);
    } catch {
      // The next writing may be readable.
    }
  }
  return null;
}

function mend(text: string): string {
  return text
    .replace(/"[^"\\]*(?:\\[\s\S][^"\\]*)*"/g, (string) =>
      string.replace(/\p{Cc}/gu, (char) => (char === '\n' ? '\\n' : ' ')).replace(/\\'/g, "'"),
    )
    .replace(/,(\s*[}\]])/g, '$1');
}
