import type { Finding, Source } from './read-sources.ts';

const mostFiles = 59;
const mostLines = 15;

/** One small file for each rule of the form reader; there may be any number of them. */
const readerRules = /^src\/automation\/reader\/rules\//;

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
      detail: `${tiny.length} files have ${mostLines} lines or fewer; the limit is ${mostFiles}:${list}`,
    },
  ];
}
