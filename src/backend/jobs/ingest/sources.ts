import { type HostManners, listManners } from '#backend/jobs/record/host-visits.store.ts';
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
import { moveWatches } from '#backend/jobs/record/watches.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { sourceErrors } from '#domain/messages/jobs.ts';
import { Problem } from '#domain/problem.ts';
import { eachRow } from '#domain/read-csv.ts';
import { jobSources } from '#systems/identify-posting.ts';

export type { SourceHealth } from '#backend/jobs/record/source-list.store.ts';

/** Adds a source such as `greenhouse:acme`, `lever:eu/acme`, `feed:https://…`, or `page:https://…`. Refuses anything else. */
export async function addSource(context: Context, input: { source: string }): Promise<string> {
  return insertSource(context.db, { ...readSourceName(input.source), enabled: true, at: context.now() });
}

/** Splits a source such as `greenhouse:acme` into kind and name. Refuses anything else. */
export function readSourceName(text: string): { kind: string; name: string } {
  const [, kind = '', name = ''] = /^([a-z]+):(.+)$/.exec(text.trim()) ?? [];
  const isAddress = /^https?:\/\//.test(name) && URL.canParse(name);
  const isBoard = jobSources.some(({ system }) => system === kind) && /^[\w .%/@:-]{1,200}$/.test(name);
  if (!(kind === 'feed' || kind === 'page' ? isAddress : isBoard))
    throw new Problem('invalid_request', {
      uiSafeMessage: sourceErrors.notASource(text),
    });
  return { kind, name };
}

/** Lists a page of sources with the outcome of their last visits, failing ones first. */
export function listSources(
  context: Context,
  query: Partial<SourceQuery> = {},
): Promise<{ total: number; rows: SourceHealth[] }> {
  return listHealth(context.db, { search: '', show: 'all', page: 1, size: 100, ...query });
}

/** Lists a page of the hosts that we requested jobs from in the last week, those with the most requests first. */
export function listHosts(
  context: Context,
  query: { page: number; size: number },
): Promise<{ total: number; rows: HostManners[] }> {
  return listManners(context.db, { ...query, now: context.now() });
}

const states = {
  pause: { enabled: false, hidden: false },
  resume: { enabled: true, hidden: false },
  hide: { enabled: false, hidden: true },
};

/** Pauses, resumes, or hides a source. Pausing keeps its jobs; hiding removes them from every search and match at once. */
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

/** Removes a source and unlists its jobs. */
export async function removeSource(context: Context, input: { sourceId: string }): Promise<{ name: string }> {
  const name = await nameSource(context, input.sourceId);
  await unlistJobs(context.db, input.sourceId, context.now());
  await deleteSource(context.db, input.sourceId);
  return { name };
}

/** Moves the jobs of one source to another and deletes the first. Refuses merging a source into itself. */
export async function mergeSource(
  context: Context,
  { sourceId, into }: { sourceId: string; into: string },
): Promise<{ name: string; intoName: string; jobs: number }> {
  if (sourceId === into) throw new Problem('invalid_request', { uiSafeMessage: sourceErrors.sameSource });
  const [name, intoName] = [await nameSource(context, sourceId), await nameSource(context, into)];
  const jobs = await moveJobs(context.db, sourceId, into);
  await moveWatches(context.db, sourceId, into);
  await deleteSource(context.db, sourceId);
  return { name, intoName, jobs };
}

const mostCells = 20;

export interface ImportedSources {
  added: number;
  refused: { line: number; text: string }[];
}

/** Adds one source per row, from the first column or the columns `kind` and `name`. Reports invalid rows and adds the rest. */
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

/** Returns all sources in the form that importing accepts. */
export function exportSources(context: Context): Promise<{ kind: string; name: string; enabled: boolean }[]> {
  return listNames(context.db);
}

async function nameSource(context: Context, sourceId: string): Promise<string> {
  const source = await findSource(context.db, sourceId);
  if (!source) throw new Problem('not_found', { uiSafeMessage: sourceErrors.noSource });
  return `${source.kind}:${source.name}`;
}
