import type { Plugin, Rolldown } from 'vite';

type Chunks = Record<string, Pick<Rolldown.OutputChunk, 'imports'> | object>;

/**
 * Vite plugin: a dynamic import lists the files to preload with it. Files that the importing file has already
 * loaded are left out, which keeps the entry small.
 */
export function shortPreloads(): Plugin {
  let chunks: Chunks = {};
  return {
    name: 'short-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, files, { hostId }) => {
            const loaded = listLoaded(chunks, hostId);
            return files.filter((file) => !loaded.has(file));
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        chunks = bundle;
      },
    },
  };
}

/** The file and everything it imports statically, directly or indirectly. */
export function listLoaded(chunks: Chunks, file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  const chunk = chunks[file];
  if (chunk && 'imports' in chunk) for (const next of chunk.imports) listLoaded(chunks, next, loaded);
  return loaded;
}
