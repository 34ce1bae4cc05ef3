import { deleteSecondFactor } from '#backend/identity/record/second-factors.store.ts';
import { deleteOtherSessions } from '#backend/identity/record/sessions.store.ts';
import type { Context } from '#backend/platform/context.ts';

/** Every device is logged out; answers how many were logged in. */
export function endAllSessions(context: Context, { userId }: { userId: string }): Promise<number> {
  return deleteOtherSessions(context.db, userId, null);
}

/** For somebody who lost the phone and the recovery codes. */
export async function removeLostFactor(context: Context, { userId }: { userId: string }): Promise<void> {
  await deleteSecondFactor(context, userId);
  await endAllSessions(context, { userId });
}
