import type { Context } from '#backend/platform/context.ts';
import { markVerified } from './users.store.ts';

/** On an operator's word, for somebody whose mails do not arrive. */
export async function markEmailVerified(context: Context, { userId }: { userId: string }): Promise<void> {
  await markVerified(context.db, userId);
}
