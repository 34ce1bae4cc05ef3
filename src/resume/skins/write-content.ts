import { escapeHtml } from '#domain/text/escape-html.ts';
import type { ContactLine } from './resume-content.ts';
import type { Block, Run } from './rich-text.ts';

/** Paragraphs and real lists, so that a printed page keeps its structure. */
export function writeBlocks(blocks: Block[]): string {
  const parts: string[] = [];
  for (const [index, block] of blocks.entries()) {
    const isItem = block.kind === 'item';
    if (isItem && blocks[index - 1]?.kind !== 'item') parts.push('<ul>');
    parts.push(
      isItem
        ? `<li>${block.runs.map(writeRun).join('')}</li>`
        : `<p>${block.runs.map(writeRun).join('')}</p>`,
    );
    if (isItem && blocks[index + 1]?.kind !== 'item') parts.push('</ul>');
  }
  return parts.join('');
}

function writeRun({ text, bold, italic }: Run): string {
  const inner = italic ? `<em>${escapeHtml(text)}</em>` : escapeHtml(text);
  return bold ? `<strong>${inner}</strong>` : inner;
}

export function writeContactLine({ text, href }: ContactLine): string {
  return href ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>` : escapeHtml(text);
}

/** Wraps text in an element; returns nothing for empty text. */
export function wrap(element: string, name: string, text: string): string {
  return text === '' ? '' : `<${element} class="${name}">${escapeHtml(text)}</${element}>`;
}
