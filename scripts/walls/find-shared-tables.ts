import type { Finding, Source } from './read-sources.ts';
import { unknownTable } from './read-writes.ts';

/** Files that write the tables of every service, and why no verb of the owner does it. */
const writesAll: Record<string, string> = {
  'src/backend/operations/privacy/personal-data.store.ts': 'erases a person everywhere, in one transaction',
  'src/backend/platform/tidy-up.ts': 'deletes what has expired, by age alone',
  'src/backend/platform/month-parts.ts': 'drops old months of the tables that are partitioned by month',
  'src/backend/platform/db/table-rows.ts': 'restores a backup, table by table',
};

/** The service in `src/backend`, or the room of a file elsewhere. */
function serviceOf(path: string): string {
  const parts = path.split('/');
  return parts.slice(0, parts[1] === 'backend' ? 3 : 2).join('/');
}

/** The service with the most writes owns a table; each write by another is a finding. */
export function findSharedTables(sources: Source[]): Finding[] {
  const writes = sources
    .filter(({ path }) => path.startsWith('src/') && !(path in writesAll))
    .flatMap(({ path, writes: list }) => list.map((write) => ({ ...write, path, service: serviceOf(path) })));
  return [...Map.groupBy(writes, ({ table }) => table)].flatMap(([table, list]) => {
    if (table === unknownTable)
      return list.map(({ path, line }) => ({
        path,
        line,
        detail: 'writes a table whose name is only known at run time',
      }));
    const groups = [...Map.groupBy(list, ({ service }) => service).values()];
    const [owned, ...others] = groups.toSorted((a, b) => b.length - a.length);
    return others.flat().map(({ path, line }) => ({
      path,
      line,
      detail: `writes ${table}, which ${owned?.[0]?.service} owns`,
    }));
  });
}
