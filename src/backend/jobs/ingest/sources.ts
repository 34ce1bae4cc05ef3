import {
  deleteSource,
  listHealth,
  listNames,
  moveJobs,
  type SourceHealth,
  type SourceQuery,
  switchSource,
  unlistJobs,
} from '#backend/jobs/record/source-list.store.ts';
import { findSource, insertSource } from '#backend/jobs/record/sources.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { eachRow } from '#domain/read-csv.ts';
import { jobSources } from '#systems/identify-posting.ts';

export type { SourceHealth } from '#backend/jobs/record/source-list.store.ts';

/** `greenhouse:acme`, `lever:eu/acme`, `workday:acme/wd5/careers`, `feed:https://…`, `page:https://…`. */
export async function addSource(context: Context, input: { source: string }): Promise<string> {
  return insertSource(context.db, { ...readSourceName(input.source), enabled: true, at: context.now() });
}

export function readSourceName(text: string): { kind: string; name: string } {
  const [, kind = '', name = ''] = /^([a-z]+):(.+)$/.exec(text.trim()) ?? [];
  const isAddress = /^https?:\/\//.test(name) && URL.canParse(name);
  const isBoard = jobSources.some(({ system }) => system === kind) && /^[\w .%/@:-]{1,200}$/.test(name);
  if (!(kind === 'feed' || kind === 'page' ? isAddress : isBoard))
    throw new Problem('invalid_request', {
      uiSafeMessage: `"${text}" is not a job source. Write it like greenhouse:name or feed:https://address.`,
    });
  return { kind, name };
}

/** A page of the sources with how their last visits went, the troubled ones first. */
export function listSources(
  context: Context,
  query: Partial<SourceQuery> = {},
): Promise<{ total: number; rows: SourceHealth[] }> {
  return listHealth(context.db, { search: '', show: 'all', page: 1, size: 100, ...query });
}

const states = {
  pause: { enabled: false, hidden: false },
  resume: { enabled: true, hidden: false },
  hide: { enabled: false, hidden: true },
};

/** Pausing keeps its jobs where they are; hiding takes them out of every search and match at once. */
export async function changeSource(
  context: Context,
  input: { sourceId: string; change: keyof typeof states },
): Promise<{ name: string; changed: boolean }> {
  const name = await nameSource(context, input.sourceId);
  const changed = await switchSource(context.db, input.sourceId, {
    ...states[input.change],
    at: context.now(),
  });
  if (input.change === 'hide') await unlistJobs(context.db, input.sourceId, context.now());
  return { name, changed };
}

export async function removeSource(context: Context, input: { sourceId: string }): Promise<{ name: string }> {
  const name = await nameSource(context, input.sourceId);
  await unlistJobs(context.db, input.sourceId, context.now());
  await deleteSource(context.db, input.sourceId);
  return { name };
}

/** The jobs of one source belong to the other from now on; the first is gone. */
export async function mergeSource(
  context: Context,
  { sourceId, into }: { sourceId: string; into: string },
): Promise<{ name: string; intoName: string; jobs: number }> {
  if (sourceId === into)
    throw new Problem('invalid_request', { uiSafeMessage: 'Choose another source to merge into.' });
  const [name, intoName] = [await nameSource(context, sourceId), await nameSource(context, into)];
  const jobs = await moveJobs(context.db, sourceId, into);
  await deleteSource(context.db, sourceId);
  return { name, intoName, jobs };
}

const mostCells = 20;

export interface ImportedSources {
  added: number;
  refused: { line: number; text: string }[];
}

/** One source per line in the first column, or in the columns `kind` and `name`. What can't be read is named, the rest added. */
export async function importSources(context: Context, input: { csv: string }): Promise<ImportedSources> {
  const result: ImportedSources = { added: 0, refused: [] };
  for (const [index, cells] of [...eachRow(input.csv, mostCells)].entries()) {
    const [kind = '', name = ''] = cells.map((cell) => cell.trim());
    if (kind === '' || (index === 0 && /^(kind|source)$/i.test(kind))) continue;
    try {
      await addSource(context, { source: name === '' || kind.includes(':') ? kind : `${kind}:${name}` });
      result.added++;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      result.refused.push({ line: index + 1, text: error.uiSafeMessage });
    }
  }
  return result;
}

/** As importing reads it back. */
export function exportSources(context: Context): Promise<{ kind: string; name: string; enabled: boolean }[]> {
  return listNames(context.db);
}

async function nameSource(context: Context, sourceId: string): Promise<string> {
  const source = await findSource(context.db, sourceId);
  if (!source) throw new Problem('not_found', { uiSafeMessage: 'There is no such job source.' });
  return `${source.kind}:${source.name}`;
}
