import type { Context } from '#backend/platform/context.ts';
import { deleteErasure } from './privacy.store.ts';

/** Takes back the wish to have the account deleted. */
export function keepAccount({ db }: Context, { userId }: { userId: string }): Promise<void> {
  return deleteErasure(db, userId);
}
