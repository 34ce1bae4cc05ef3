/**
 * Vite plugin: a Markdown file becomes a module at build time; `?front` loads only its front matter, for
 * lists.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Plugin } from 'vite';
import { z } from 'zod';

const wordsPerMinute = 220;

const Front = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(3).max(70),
  description: z.string().min(50).max(170),
  date: z.iso.date(),
});

export function markdownContent(): Plugin {
  return {
    name: 'markdown-content',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?', 2);
      if (!file.endsWith('.md')) return null;
      this.addWatchFile(file);
      const { front, html, minutes } = readMarkdown(await readFile(file, 'utf8'), basename(file, '.md'));
      return query === 'front'
        ? `export const front = ${JSON.stringify(front)};`
        : `export const page = ${JSON.stringify({ ...front, html, minutes })};`;
    },
  };
}

export function readMarkdown(text: string, name: string) {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${name}.md has no front matter`);
  const lines = head
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  const front = Front.parse(Object.fromEntries(lines));
  if (front.slug !== name) throw new Error(`${name}.md calls itself ${front.slug}`);
  const html = sanitizeHtml(marked.parse(body, { async: false }), {
    allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'code'],
    allowedAttributes: { a: ['href'] },
    // "route:contact" is a page of the portal; the screen inserts its address.
    allowedSchemes: ['https', 'mailto', 'route'],
  });
  return { front, html, minutes: Math.ceil(body.split(/\s+/).length / wordsPerMinute) };
}
