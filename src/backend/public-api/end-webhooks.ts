import type { Context } from '#backend/platform/context.ts';
import { deleteEndpointsOf } from './webhooks.store.ts';

/** Nobody hears of this person's applications any longer. */
export function endWebhooks({ db }: Context, { userId }: { userId: string }): Promise<void> {
  return deleteEndpointsOf(db, userId);
}
