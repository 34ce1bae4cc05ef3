import type { Context } from '#backend/platform/context.ts';
import { markVerified } from './users.store.ts';

/** For accounts whose address is known to be theirs without a mail: the demo's, an operator's. */
export async function confirmAddress(context: Context, { userId }: { userId: string }): Promise<void> {
  await markVerified(context.db, userId);
}
