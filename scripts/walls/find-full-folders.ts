import { posix } from 'node:path';
import type { Finding, Source } from './read-sources.ts';

const most = 30;

/** One small file for each rule of the form reader; there may be any number of them. */
const readerRules = /^src\/automation\/reader\/rules\//;

export function findFullFolders(sources: Source[]): Finding[] {
  const counted = sources.filter(({ path }) => path.startsWith('src/') && !readerRules.test(path));
  return [...Map.groupBy(counted, ({ path }) => posix.dirname(path))].flatMap(([folder, files]) => {
    const surplus = files[most];
    if (!surplus) return [];
    return [{ path: surplus.path, line: 1, detail: `${folder} holds ${files.length} files` }];
  });
}
