import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const listMarkdown = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

const readmes = ['src', 'lab', 'tests'].flatMap(listMarkdown).filter((name) => name.endsWith('/README.md'));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...listMarkdown('docs'),
  ...readmes,
];

/**
 * `src/room/file.ts`, `lab/folder`, …; a path with a placeholder such as `<name>` or `*` isn't a single file.
 */
const path = /(?<![\w/.@-])(?:src|lab|tests|scripts|docs|migrations)\/[\w./<>*-]*[\w<>*]/g;
const link = /\]\((?!https?:|#)([^)#]+)/g;

const findMissing = (document: string, found: readonly string[], from: string) =>
  found
    .filter((name) => !/[<>*]/.test(name) && !existsSync(join(root, from, name)))
    .map((name) => `${document}: ${name}`);

it('every path that a document names exists', () => {
  const missing = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    return findMissing(document, text.match(path) ?? [], '');
  });
  expect(documents.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

it('every link between documents points to a file', () => {
  const missing = documents.flatMap((document) => {
    const links = [...readFileSync(join(root, document), 'utf8').matchAll(link)].map(([, name = '']) => name);
    return findMissing(document, links, dirname(document));
  });
  expect(missing).toEqual([]);
});

it('the overview links every architecture page and describes every room', () => {
  const overview = readFileSync(join(root, 'docs/architecture/overview.md'), 'utf8');
  const pages = readdirSync(join(root, 'docs/architecture')).filter((name) => name !== 'overview.md');
  const rooms = readdirSync(join(root, 'src')).filter((name) => !name.includes('.'));
  expect(pages.filter((page) => !overview.includes(`](${page})`))).toEqual([]);
  expect(rooms.filter((room) => !overview.includes(`| \`src/${room}\` |`))).toEqual([]);
});
