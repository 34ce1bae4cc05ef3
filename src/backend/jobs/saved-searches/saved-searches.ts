import {
  deleteSearchesOf,
  insertSearch,
  listSearchesOf,
  pauseAllSearches,
} from '#backend/jobs/record/saved-searches.store.ts';
import { deleteWatchesOf, pauseAllWatches } from '#backend/jobs/record/watches.store.ts';
import type { Context, UserContext } from '#backend/platform/context.ts';
import type { SavedSearch } from '#contract/jobs/saved-searches.ts';
import { jobErrors } from '#domain/messages/jobs.ts';
import type { AlertRhythm, SavedQuery } from '#domain/preferences/saved-search.ts';
import { Problem } from '#domain/problem.ts';

const mostSearches = 20;

/** Saves a search whose new jobs are emailed; the same search again resumes it. Refuses more than the limit. */
export async function saveSearch(
  { db, user, now }: UserContext,
  { query, rhythm }: { query: SavedQuery; rhythm: AlertRhythm },
): Promise<SavedSearch> {
  const saved = await insertSearch(db, { userId: user.id, query, rhythm, at: now() });
  if ((await listSearchesOf(db, user.id)).length > mostSearches)
    throw new Problem('conflict', {
      uiSafeMessage: jobErrors.tooManySearches(mostSearches),
    });
  return saved;
}

/** Pauses all alerts through the link in an email, so without a login. */
export async function pauseAlerts(
  { db }: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<void> {
  await pauseAllSearches(db, userId);
  await pauseAllWatches(db, userId);
}

/** Deletes all saved searches and watched companies of the person. */
export async function forgetSearches({ db }: Context, { userId }: { userId: string }): Promise<void> {
  await deleteSearchesOf(db, userId);
  await deleteWatchesOf(db, userId);
}
