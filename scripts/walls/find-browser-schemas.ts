import type { Finding, Source } from './read-sources.ts';

/**
 * Imports of the contract that would make a page load its schemas. Type imports leave no trace in the
 * browser.
 */
export function findBrowserSchemas(sources: Source[]): Finding[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const loadsSchemas = (path: string): boolean =>
    path.startsWith('src/contract/') &&
    (byPath.get(path)?.imports ?? []).some(
      ({ target, isType }) => !isType && (target === 'zod' || loadsSchemas(target)),
    );
  return sources
    .filter(({ path }) => path.startsWith('src/web/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, isType }) => !isType && loadsSchemas(target))
        .map(({ target, line }) => ({ path, line, detail: `${path} loads ${target}` })),
    );
}
