import { randomBytes } from 'node:crypto';
import { signSessionToken } from '#backend/identity/record/session-token.ts';
import {
  type Client,
  findSessionUser,
  insertSession,
  sessionSeconds,
  writeSessionToken,
} from '#backend/identity/record/sessions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SignedIn } from './signed-in.ts';
import { refuseSuspended } from './suspend-person.ts';

const createToken = () => randomBytes(32).toString('base64url');

/** Gives the session a new token and returns its cookie; the old cookie stops working. */
export async function renewSession(
  { db }: Context,
  { token, secret }: { token: string; secret: string },
): Promise<string> {
  const next = createToken();
  await writeSessionToken(db, token, next);
  return signSessionToken(next, secret);
}

/** Opens a session for someone whose identity is proven. Refuses a suspended account. */
export async function openSession(
  context: Context,
  input: { userId: string; client: Client; byPasskey: boolean; secret: string },
): Promise<SignedIn> {
  await refuseSuspended(context, input.userId);
  const { db, now } = context;
  const token = createToken();
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
