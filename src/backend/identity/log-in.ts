import { isAPIError } from 'better-auth/api';
import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';
import { type Auth, type Client, readSessionCookie, toHeaders } from './auth.ts';
import { forgiveLogIn } from './log-in-limits.store.ts';
import { passSecondFactor } from './second-factor.ts';
import { type SignedIn, toSessionUser } from './signed-in.ts';

/** Opens a new session. An unknown address costs the same work and gets the same answer as a wrong password. */
export async function logIn(
  context: Context,
  input: { auth: Auth; email: string; password: string; code?: string | undefined; client: Client },
): Promise<SignedIn> {
  const { email, password, code, client } = input;
  const { response, headers } = await input.auth.api
    .signInEmail({ body: { email, password }, headers: toHeaders(client), returnHeaders: true })
    .catch(explainRefusal);
  await passSecondFactor(context, { userId: response.user.id, code });
  await forgiveLogIn(context.db, { email, ip: client.ip });
  return { user: toSessionUser(response.user), cookie: readSessionCookie(headers) };
}

function explainRefusal(error: unknown): never {
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  throw new Problem('not_signed_in', {
    developerMessage: 'wrong e-mail or password',
    uiSafeMessage: 'This e-mail address and password do not belong together.',
  });
}
