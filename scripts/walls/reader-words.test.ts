import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findInlineWords } from './find-inline-words.ts';

const root = join(import.meta.dirname, '../..');

it('finds words in regular expressions, and nothing in those that only describe characters', () => {
  const code = [
    'const a = /^(upload|attach)\\b/i;',
    'const b = /[?:*]\\W*$|\\p{Extended_Pictographic}\\u200D/u;',
    "const c = new RegExp(`^(${words}|choose)$`, 'i');",
    "const d = new RegExp(`^${patternOf('jobTitle')}`, 'giu');",
    'const e = /[a-z]{3}\\d+[^hidden]/;',
  ].join('\n');
  expect(findInlineWords('src/a.ts', code)).toEqual([
    'src/a.ts:1 ^(upload|attach)\\b',
    'src/a.ts:3 |choose)$',
  ]);
});

/** Calling, filling, and sending: they look at what was entered and at the answer of the page, not at what is asked. */
const notReading =
  /\.test\.ts$|\/(call-in-page|fill-form|fill-parts|compare-shown|read-shown|read-signals|read-refusal|sends-by-address)\.ts$/;

const files = globSync('src/automation/{form,page,read,reader}/**/*.ts', { cwd: root });
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('the form reader has its words in data files, and none in a regular expression', () => {
  const reading = files.filter((path) => !notReading.test(path));
  expect(reading.length).toBeGreaterThan(60);
  expect(reading.flatMap((path) => findInlineWords(path, read(path)))).toEqual([]);
});

it('every phrase is used, and every language has only phrases that English has', () => {
  const words = 'src/automation/reader/words';
  const keysOf = (path: string) => Object.keys(JSON.parse(read(path)) as object);
  const english = keysOf(`${words}/phrases/en.json`);
  const code = files.map(read).join('\n');
  const taken = [...code.matchAll(/const \{([^}]*)\} = (?:phrase|markup);/g)].flatMap(([, keys = '']) =>
    keys.split(',').map((key) => key.trim()),
  );
  const isUsed = (key: string) =>
    taken.includes(key) || new RegExp(`\\b(phrase|markup)\\.${key}\\b`).test(code);
  expect([...english, ...keysOf(`${words}/markup.json`)].filter((key) => !isUsed(key))).toEqual([]);
  const others = globSync(`${words}/phrases/*.json`, { cwd: root }).flatMap(keysOf);
  expect(others.filter((key) => !english.includes(key))).toEqual([]);
});
