import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const mostLines = 15;
/** A folder with fewer code files needs no explanation. */
const fewestFiles = 3;

/** Each application system's folder has the same files, which `src/systems/README.md` explains. */
const explainedAbove = /^src\/systems\/(?!reading(\/|$))/;
/** Wings that are explained folder by folder, however few files a folder has. */
const explainedEach = /^src\/(automation\/reader|systems\/reading)(\/(?!.*phrases$)|$)/;

const isCode = (name: string) => /\.tsx?$/.test(name) && !/\.test\.|\.spec\.|\.d\.ts$/.test(name);

function listFolders(folder: string): string[] {
  const inside = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return inside.flatMap(({ name }) => [`${folder}/${name}`, ...listFolders(`${folder}/${name}`)]);
}

const isRoom = (folder: string) => /^(src|src\/backend)\/[^/]+$/.test(folder);
const countCode = (folder: string) => readdirSync(join(root, folder)).filter(isCode).length;

const allFolders = ['lab', 'tests', ...['src', 'lab', 'tests'].flatMap(listFolders)];
const folders = allFolders.filter(
  (folder) =>
    !explainedAbove.test(folder) &&
    (isRoom(folder) || explainedEach.test(folder) || countCode(folder) >= fewestFiles),
);
const readme = (folder: string) => join(root, folder, 'README.md');

it('every room and wing has a README', () => {
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.filter((folder) => !existsSync(readme(folder)))).toEqual([]);
});

it(`no README of a folder has more than ${mostLines} lines`, () => {
  const present = allFolders.filter((folder) => existsSync(readme(folder)));
  const long = present.filter(
    (folder) => readFileSync(readme(folder), 'utf8').trim().split('\n').length > mostLines,
  );
  expect(long).toEqual([]);
});

/** A newcomer who searches the READMEs for these words must find the right folder at the first try. */
const places: [words: RegExp, folder: string][] = [
  [/credit that is reserved on approval/i, 'src/backend/ecommerce/credits'],
  [/text of a failure code/i, 'src/domain/messages/applications'],
  [/Lever's is `lever\/board.ts`/, 'src/systems'],
  [/when an application expires/i, 'src/backend/expert-apply/prepare'],
  [/the password rule/i, 'src/backend/identity/accounts'],
  [/what a webhook sends/i, 'src/backend/public-api'],
  [/salary slider's bounds/i, 'src/domain/preferences'],
  [/the proof zip/i, 'src/backend/expert-apply/proof'],
  [/star that marks a required field/i, 'src/web/widgets/fields'],
  [/how often a board is read/i, 'src/backend/jobs/ingest'],
];

it.each(places)('the README of the right folder contains %s', (words, folder) => {
  expect(readFileSync(readme(folder), 'utf8')).toMatch(words);
});
