import { isAPIError } from 'better-auth/api';
import type { z } from 'zod';
import type { Context } from '#backend/platform/context.ts';
import type { SignUpForm } from '#contract/identity.ts';
import { Problem } from '#domain/problem.ts';
import { type Auth, type Client, readSessionCookie, toHeaders } from './auth.ts';
import { insertConsent } from './consents.store.ts';
import { type SignedIn, toSessionUser } from './signed-in.ts';
import { isWeakPassword } from './weak-password.ts';

/** Which text the person agreed to. */
const termsVersion = '2026-11-01';

/** Opens the account with its consents and signs in. */
export async function signUp(
  context: Context,
  input: { auth: Auth; form: z.output<typeof SignUpForm>; client: Client },
): Promise<SignedIn> {
  const { email, password, firstName, lastName, marketing } = input.form;
  if (isWeakPassword(password, email))
    throw new Problem('invalid_request', {
      fields: { password: 'This password is easy to guess. Choose another one' },
    });
  const { response, headers } = await input.auth.api
    .signUpEmail({
      body: { email, password, firstName, lastName, name: `${firstName} ${lastName}` },
      headers: toHeaders(input.client),
      returnHeaders: true,
    })
    .catch(explainRefusal);
  const user = toSessionUser(response.user);
  const consent = { userId: user.id, version: termsVersion, at: context.now(), ip: input.client.ip };
  await insertConsent(context.db, { ...consent, kind: 'terms' });
  if (marketing) await insertConsent(context.db, { ...consent, kind: 'marketing' });
  return { user, cookie: readSessionCookie(headers) };
}

function explainRefusal(error: unknown): never {
  if (!isAPIError(error) || error.statusCode !== 422) throw error;
  throw new Problem('conflict', {
    uiSafeMessage: 'There is an account with this e-mail address already. Log in instead.',
  });
}
