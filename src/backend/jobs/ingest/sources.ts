import { insertSource, listHealth, type SourceHealth } from '#backend/jobs/record/sources.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { jobSources } from '#systems/identify-posting.ts';

export type { SourceHealth } from '#backend/jobs/record/sources.store.ts';

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
      uiSafeMessage: `"${text}" is no source of jobs. Write it like greenhouse:name or feed:https://address.`,
    });
  return { kind, name };
}

/** Every source with how its last visits went, the troubled ones first. */
export function listSources(context: Context): Promise<SourceHealth[]> {
  return listHealth(context.db);
}
