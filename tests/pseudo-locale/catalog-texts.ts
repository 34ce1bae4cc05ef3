import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const src = join(import.meta.dirname, '../../src');

/** Every text of the catalog that is not made by a function, in plain English. */
export async function listCatalogTexts(): Promise<string[]> {
  const paths = globSync('{web/texts,domain/messages}/**/*.ts', { cwd: src, exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(
    paths.map(async (path) => (await import(pathToFileURL(join(src, path)).href)) as object),
  );
  return [...new Set(modules.flatMap(listTexts))].filter((text) => /[A-Za-z]{2}/.test(text));
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
