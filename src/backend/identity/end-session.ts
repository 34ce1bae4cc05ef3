import type { Context } from '#backend/platform/context.ts';
import { readSessionToken } from './session-token.ts';
import { deleteSession } from './sessions.store.ts';

/** Ends the session a cookie stands for; a cookie that is not ours ends nothing. */
export async function endSession(context: Context, input: { cookie: string; secret: string }): Promise<void> {
  const token = readSessionToken(input.cookie, input.secret);
  if (token) await deleteSession(context.db, token);
}
