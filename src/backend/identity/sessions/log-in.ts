import { isAPIError } from 'better-auth/api';
import { type Auth, type Client, readSessionCookie, toHeaders } from '#backend/identity/record/auth.ts';
import { hashPassword, verifyPassword } from '#backend/identity/record/hash-password.ts';
import { forgiveLogIn } from '#backend/identity/record/log-in-limits.store.ts';
import { findProvisional } from '#backend/identity/record/users.store.ts';
import { passSecondFactor } from '#backend/identity/second-factor/second-factor.ts';
import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { openSession } from './open-session.ts';
import { type SignedIn, toSessionUser } from './signed-in.ts';
import { refuseSuspended } from './suspend-person.ts';

/**
 * Opens a new session. An unknown address costs the same work and gets the same answer as a wrong password; whoever
 * opened an account with somebody else's address gets into that one, so that logging in tells as little as signing up.
 */
export async function logIn(
  context: Context,
  input: {
    auth: Auth;
    email: string;
    password: string;
    code?: string | undefined;
    client: Client;
    secret: string;
    /** Where the attempt was counted. */
    counted: readonly string[];
  },
): Promise<SignedIn> {
  const { email, password, code, client, secret, counted } = input;
  const [own, provisionalId] = await Promise.all([
    input.auth.api
      .signInEmail({ body: { email, password }, headers: toHeaders(client), returnHeaders: true })
      .catch((error: unknown) => ({ refusal: error })),
    checkProvisional(context, { email, password }),
  ]);
  if ('refusal' in own) {
    if (provisionalId === null) return explainRefusal(own.refusal);
    await passSecondFactor(context, { userId: provisionalId, code });
    await forgiveLogIn(context.db, counted);
    return openSession(context, { userId: provisionalId, client, byPasskey: false, secret });
  }
  const { user } = own.response;
  await passSecondFactor(context, { userId: user.id, code });
  await refuseSuspended(context, user.id);
  await forgiveLogIn(context.db, counted);
  return { user: toSessionUser(user), cookie: readSessionCookie(own.headers) };
}

async function checkProvisional(
  { db }: Context,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const account = await findProvisional(db, email);
  if (!account) return hashPassword(password).then(() => null);
  return (await verifyPassword({ hash: account.hash, password })) ? account.id : null;
}

function explainRefusal(error: unknown): never {
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  throw new Problem('not_signed_in', {
    developerMessage: 'wrong email or password',
    uiSafeMessage: "That email and password don't match.",
  });
}
