import { randomBytes } from 'node:crypto';
import { isAPIError } from 'better-auth/api';
import type { Auth } from '#backend/identity/record/auth.ts';
import { deleteSessionsOf, writeRole } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';

/** An account by an operator's hand. Nobody knows its first password: the owner chooses one by a link. */
export async function createUser(
  context: Context,
  input: { auth: Auth; email: string; role: number },
): Promise<{ userId: string }> {
  const name = input.email.split('@')[0] ?? input.email;
  const password = randomBytes(48).toString('base64url');
  const { user } = await input.auth.api
    .signUpEmail({ body: { email: input.email, password, name, firstName: name, lastName: '' } })
    .catch(explainRefusal);
  await deleteSessionsOf(context.db, user.id);
  await writeRole(context.db, user.id, input.role);
  return { userId: user.id };
}

function explainRefusal(error: unknown): never {
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  throw new Problem(error.statusCode === 422 ? 'conflict' : 'invalid_request', {
    uiSafeMessage:
      error.statusCode === 422 ? 'There is an account with this email address already.' : error.message,
  });
}
