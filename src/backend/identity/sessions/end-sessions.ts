import { deleteSecondFactor } from '#backend/identity/record/second-factors.store.ts';
import { readSessionToken } from '#backend/identity/record/session-token.ts';
import { deleteOtherSessions, deleteSession } from '#backend/identity/record/sessions.store.ts';
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

/** Ends the session a cookie stands for; a cookie that is not ours ends nothing. */
export async function endSession(context: Context, input: { cookie: string; secret: string }): Promise<void> {
  const token = readSessionToken(input.cookie, input.secret);
  if (token) await deleteSession(context.db, token);
}
