import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { insertConsent } from '#backend/identity/consents/consents.store.ts';
import { type Auth, type Client, readSessionCookie, toHeaders } from '#backend/identity/record/auth.ts';
import { checkNewPassword } from '#backend/identity/record/check-new-password.ts';
import {
  findUserByEmail,
  lockAddress,
  type MailUser,
  writeClaimedEmail,
  writeSignUp,
} from '#backend/identity/record/users.store.ts';
import { type SignedIn, toSessionUser } from '#backend/identity/sessions/signed-in.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SignUpForm } from '#contract/identity/identity.ts';
import type { Portal } from '#domain/portal/portal.ts';

/** Which text the person agreed to. */
export const termsVersion = '2026-11-01';
/** No mail ever reaches an address under it. */
const provisionalHost = 'provisional.invalid';

/** Opens the account with its consents and signs in. An address that has an account gets the same answer and work. */
export async function signUp(
  context: Context,
  input: {
    auth: Auth;
    form: z.output<typeof SignUpForm>;
    client: Client;
    portal?: Pick<Portal, 'code' | 'name'>;
  },
): Promise<SignedIn & { knownOwner: MailUser | null }> {
  const { email, password, firstName, lastName, marketing } = input.form;
  checkNewPassword(password, {
    email,
    names: [firstName, lastName, ...(input.portal ? [input.portal.name] : [])],
    field: 'password',
    hasSecondFactor: false,
  });
  await lockAddress(context.db, email);
  const knownOwner = await findUserByEmail(context.db, email);
  const { response, headers } = await input.auth.api.signUpEmail({
    body: {
      email: knownOwner ? `${randomUUID()}@${provisionalHost}` : email,
      password,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`,
    },
    headers: toHeaders(input.client),
    returnHeaders: true,
  });
  const user = { ...toSessionUser(response.user), email: email.toLowerCase(), createdOn: context.now() };
  // The library takes the time of the machine; ours is the clock that everything else is dated by.
  await writeSignUp(context.db, user.id, { at: context.now(), portalCode: input.portal?.code });
  if (knownOwner) await writeClaimedEmail(context.db, user.id, user.email);
  const consent = { userId: user.id, version: termsVersion, at: context.now(), ip: input.client.ip };
  await insertConsent(context.db, { ...consent, kind: 'terms' });
  if (marketing) await insertConsent(context.db, { ...consent, kind: 'marketing' });
  return { user, cookie: readSessionCookie(headers), knownOwner };
}
