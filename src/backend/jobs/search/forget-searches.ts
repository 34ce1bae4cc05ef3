import { deleteSearchesOf } from '#backend/jobs/record/saved-searches.store.ts';
import type { Context } from '#backend/platform/context.ts';

export function forgetSearches({ db }: Context, { userId }: { userId: string }): Promise<void> {
  return deleteSearchesOf(db, userId);
}
