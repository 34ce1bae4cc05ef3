import type { Finding, Source } from './read-sources.ts';

const mostLines = 400;

/** Tables: one row per item, and no logic to follow. */
const tables = new Set([
  'scripts/resumes/people.ts',
  'src/backend/platform/db/tables.ts',
  'src/demo/sample-jobs/fields-of-work.ts',
  'src/domain/occupation/labeled-titles.test-data.ts',
]);

export function findLongFiles(sources: Source[]): Finding[] {
  return sources
    .filter(({ path, lines }) => lines > mostLines && !tables.has(path))
    .map(({ path, lines }) => ({ path, line: lines, detail: `${path} has ${lines} lines` }));
}
