import { deleteSecondFactor } from '#backend/identity/record/second-factors.store.ts';
import { readSessionToken } from '#backend/identity/record/session-token.ts';
import { deleteOtherSessions, deleteSession } from '#backend/identity/record/sessions.store.ts';
import type { Context } from '#backend/platform/context.ts';

/** Logs every device out and returns how many were logged in. */
export function endAllSessions(context: Context, { userId }: { userId: string }): Promise<number> {
  return deleteOtherSessions(context.db, userId, null);
}

/** Removes the second factor of someone who lost their phone and recovery codes, and logs every device out. */
export async function removeLostFactor(context: Context, { userId }: { userId: string }): Promise<void> {
  await deleteSecondFactor(context, userId);
  await endAllSessions(context, { userId });
}

/** Ends the session of this cookie; ignores a cookie that we did not sign. */
export async function endSession(context: Context, input: { cookie: string; secret: string }): Promise<void> {
  const token = readSessionToken(input.cookie, input.secret);
  if (token) await deleteSession(context.db, token);
}
