import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { shortPreloads } from './short-preloads.ts';

const files = {
  'entry.js': "import { all } from './all.js'; import('./page.js').then(({ page }) => all(page));",
  'page.js':
    "import { all } from './all.js'; import { some } from './some.js'; export const page = [all, some];",
  'other.js':
    "import { all } from './all.js'; import { some } from './some.js'; globalThis.other = [all, some];",
  'all.js': 'export const all = (value) => globalThis.all(value);',
  'some.js': 'export const some = (value) => globalThis.some(value);',
};

it('a preload list contains what the page imports, without what the entry has loaded', async () => {
  const root = mkdtempSync(join(tmpdir(), 'applywright-preloads-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const names = '[name].js';
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [shortPreloads()],
    build: {
      write: false,
      rolldownOptions: {
        input: [join(root, 'entry.js'), join(root, 'other.js')],
        output: { entryFileNames: names, chunkFileNames: names },
      },
    },
  })) as Rolldown.RolldownOutput;
  rmSync(root, { recursive: true });
  const entry = output.find(({ fileName }) => fileName === 'entry.js');
  const preloaded = entry?.type === 'chunk' && /m\.f=(\[.*?\])/.exec(entry.code)?.[1];
  expect(JSON.parse(preloaded || '[]')).toEqual(['page.js', 'some.js']);
});
