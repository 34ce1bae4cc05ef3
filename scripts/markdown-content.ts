/**
 * Vite plugin: a Markdown file becomes a module at build time. `?front` gives its front matter for the table of
 * screens, which every page loads: in the browser without the description, which only the server writes there.
 * `?summary` gives all of it, for lists.
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
    async load(id, options) {
      const [file = '', query] = id.split('?', 2);
      if (!file.endsWith('.md')) return null;
      this.addWatchFile(file);
      const { front, html, minutes } = readMarkdown(await readFile(file, 'utf8'), basename(file, '.md'));
      const { description: _description, ...short } = front;
      if (query === 'front') return write('front', options?.ssr ? front : short);
      return query === 'summary' ? write('summary', front) : write('page', { ...front, html, minutes });
    },
  };
}

function write(name: string, value: object): string {
  return `export const ${name} = ${JSON.stringify(value)};`;
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
