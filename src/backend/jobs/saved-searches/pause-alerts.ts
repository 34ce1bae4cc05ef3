import { pauseAllSearches } from '#backend/jobs/record/saved-searches.store.ts';
import type { Context } from '#backend/platform/context.ts';

/** By the link of a mail: nobody need be signed in. */
export function pauseAlerts({ db }: Pick<Context, 'db'>, { userId }: { userId: string }): Promise<void> {
  return pauseAllSearches(db, userId);
}
