import { readSessionToken } from '#backend/identity/record/session-token.ts';
import { deleteSession } from '#backend/identity/record/sessions.store.ts';
import type { Context } from '#backend/platform/context.ts';

/** Ends the session a cookie stands for; a cookie that is not ours ends nothing. */
export async function endSession(context: Context, input: { cookie: string; secret: string }): Promise<void> {
  const token = readSessionToken(input.cookie, input.secret);
  if (token) await deleteSession(context.db, token);
}
