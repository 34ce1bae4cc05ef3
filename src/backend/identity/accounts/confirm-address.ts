import { markVerified } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';

/** For accounts whose address is known to be theirs without a mail: the demo's, an operator's. */
export async function confirmAddress(context: Context, { userId }: { userId: string }): Promise<void> {
  await markVerified(context.db, userId);
}
