import type { Context } from '#backend/platform/context.ts';
import { deleteSearchesOf } from './saved-searches.store.ts';

export function forgetSearches({ db }: Context, { userId }: { userId: string }): Promise<void> {
  return deleteSearchesOf(db, userId);
}
