import { markVerified } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';

/** On an operator's word, for somebody whose mails do not arrive. */
export async function markEmailVerified(context: Context, { userId }: { userId: string }): Promise<void> {
  await markVerified(context.db, userId);
}
