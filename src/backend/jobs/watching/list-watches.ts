import { countMatchesOf } from '#backend/jobs/match/count-matches.ts';
import {
  deleteWatch,
  listWatchesOf,
  pauseWatch,
  type StoredWatch,
} from '#backend/jobs/record/watches.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { WatchedCompany } from '#contract/applications/watched-companies.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { Problem } from '#domain/problem.ts';
import { systems } from '#systems/systems.ts';

/** Lists the companies that the document's owner watches, with the number of open jobs and of matches among them. */
export async function listWatches(
  context: Context,
  { document }: { document: UserDocument },
): Promise<WatchedCompany[]> {
  const watches = await listWatchesOf(context.db, document.userId);
  const sourceIds = watches.map(({ sourceId }) => sourceId);
  const matches = await countMatchesOf(context, { document, sourceIds });
  return watches.map((watch) => ({
    id: watch.id,
    company: watch.company,
    system: nameKind(watch.kind),
    openJobs: watch.openJobs,
    matches: matches && (matches.get(watch.sourceId) ?? 0),
    state: readState(watch),
    paused: watch.paused,
  }));
}

/** Pauses or resumes emails about a watched company. Refuses one that the person doesn't watch. */
export async function changeWatch(
  { db, now }: Context,
  input: { userId: string; id: string; paused: boolean },
): Promise<void> {
  if (!(await pauseWatch(db, { ...input, at: now() }))) throw new Problem('not_found');
}

/** Ends watching a company. Its board stays a shared source. */
export async function stopWatch({ db }: Context, input: { userId: string; id: string }): Promise<void> {
  if (!(await deleteWatch(db, input.userId, input.id))) throw new Problem('not_found');
}

/** The name that people see for a kind of source. */
export function nameKind(kind: string): string {
  return systems.find(({ id }) => id === kind)?.name ?? kind;
}

function readState({ hasTrouble, isNew }: StoredWatch): WatchedCompany['state'] {
  if (hasTrouble) return 'trouble';
  return isNew ? 'reading' : 'read';
}
