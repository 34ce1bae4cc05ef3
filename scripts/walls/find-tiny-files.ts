import type { Finding, Source } from './read-sources.ts';

const mostFiles = 59;
const mostLines = 15;

/** A rule of the form reader may be as short as it is. */
const readerRules = /^src\/automation\/(form|reader)\//;

export function findTinyFiles(sources: Pick<Source, 'path' | 'lines'>[]): Finding[] {
  const tiny = sources.filter(
    ({ path, lines }) => path.startsWith('src/') && !readerRules.test(path) && lines <= mostLines,
  );
  const last = tiny.at(-1);
  if (!last || tiny.length <= mostFiles) return [];
  const list = tiny.map(({ path }) => `\n    ${path}`).join('');
  return [
    {
      path: last.path,
      line: 1,
      detail: `${tiny.length} files have ${mostLines} lines or fewer, ${mostFiles} are allowed:${list}`,
    },
  ];
}
