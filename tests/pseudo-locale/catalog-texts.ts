import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const src = join(import.meta.dirname, '../../src');

/** Names in data that are also texts of the catalog: seeing them plain proves nothing. */
const namesInData = [
  // Fields of work and places of jobs.
  'Legal',
  'Education',
  'Healthcare',
  'Sales',
  'Remote',
  // Plans, key questions, and their choices, which an operator can change.
  'Annual',
  'Free start',
  '14 days',
  'LinkedIn profile',
  'Yes',
  'No',
  // Examples in placeholders, which the demo person and the demo jobs share.
  'Operations Analyst',
  'Senior Operations Analyst',
  'Austin, TX',
  'Maya Ellison',
];

/** Every text of the catalog that is not made by a function, in plain English. */
export async function listCatalogTexts(): Promise<string[]> {
  const paths = globSync('{web/texts,domain/messages}/**/*.ts', { cwd: src, exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(
    paths.map(async (path) => (await import(pathToFileURL(join(src, path)).href)) as object),
  );
  const excepted = new Set([...namesInData, ...listArticleTitles()]);
  return [...new Set(modules.flatMap(listTexts))].filter(
    (text) => /[A-Za-z]{2}/.test(text) && !excepted.has(text),
  );
}

/** Articles are translated file by file. */
function listArticleTitles(): string[] {
  return globSync('web/content/*/*.md', { cwd: src }).flatMap(
    (path) => /^title: (.*)$/m.exec(readFileSync(join(src, path), 'utf8'))?.[1] ?? [],
  );
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
