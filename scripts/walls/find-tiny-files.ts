import type { Finding, Source } from './read-sources.ts';

const mostFiles = 59;
const mostLines = 15;

/** Rules of the form reader and modules of the text catalog are as long as their subject. */
const ofAnyLength = /^src\/(automation\/(form|reader)|web\/texts|domain\/messages)\//;

export function findTinyFiles(sources: Pick<Source, 'path' | 'lines'>[]): Finding[] {
  const tiny = sources.filter(
    ({ path, lines }) => path.startsWith('src/') && !ofAnyLength.test(path) && lines <= mostLines,
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
