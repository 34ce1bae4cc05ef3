import { randomBytes } from 'node:crypto';
import type { Context } from '#backend/platform/context.ts';
import { type Client, sessionSeconds } from './auth.ts';
import { signSessionToken } from './session-token.ts';
import { findSessionUser, insertSession } from './sessions.store.ts';
import type { SignedIn } from './signed-in.ts';

/** A new session for somebody who has shown who they are in another way than by a password. */
export async function openSession(
  { db, now }: Context,
  input: { userId: string; client: Client; byPasskey: boolean; secret: string },
): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url');
  const at = now();
  const { ip, userAgent } = input.client;
  await insertSession(db, {
    token,
    user_id: input.userId,
    ip_address: ip,
    user_agent: userAgent,
    by_passkey: input.byPasskey,
    created_at: at,
    updated_at: at,
    expires_at: new Date(at.getTime() + sessionSeconds * 1000),
  });
  const user = await findSessionUser(db, token, at);
  if (!user) throw new Error('the new session was not kept');
  return { user, cookie: signSessionToken(token, input.secret) };
}
