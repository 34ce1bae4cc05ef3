import { join } from 'node:path';
import { expect, it } from 'vitest';
import { markdownContent, readMarkdown } from './markdown-content.ts';

const front = `---
slug: a-page
title: A page
description: What this page is about, in a sentence that a search engine can show.
date: 2026-11-01
---
`;

it('a text becomes plain formatting and nothing else', () => {
  const { html } = readMarkdown(
    `${front}## Head\n\n<script>bad()</script><p onclick="x()">Hi <img src=x></p>\n\n[here](javascript:x)`,
    'a-page',
  );
  expect(html).toContain('<h2>Head</h2>');
  expect(html).not.toMatch(/script|onclick|img|href/);
  expect(readMarkdown(`${front}[there](route:contact)`, 'a-page').html).toContain('href="route:contact"');
});

it('a text without front matter, or under another name, stops the build', () => {
  expect(() => readMarkdown('# Just words', 'a-page')).toThrow('no front matter');
  expect(() => readMarkdown(front, 'b-page')).toThrow('calls itself a-page');
  expect(() => readMarkdown(front.replace('2026-11-01', 'soon'), 'a-page')).toThrow('date');
});

it('the table of screens gets the description on the server alone', async () => {
  const file = join(import.meta.dirname, '../src/web/content/help/answers.md?front');
  const load = async (ssr: boolean) => {
    const plugin = markdownContent() as unknown as {
      load: (this: object, id: string, options: { ssr: boolean }) => Promise<string>;
    };
    return plugin.load.call({ addWatchFile: () => undefined }, file, { ssr });
  };
  expect(await load(true)).toContain('"description":"Where prepared answers come from');
  expect(await load(false)).toMatch(
    /^export const front = \{"slug":"answers","title":"[^"]+","date":"[^"]+"\};$/,
  );
});
