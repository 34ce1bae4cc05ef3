import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { insertConsent } from '#backend/identity/consents/consents.store.ts';
import { checkNewPassword } from '#backend/identity/record/check-new-password.ts';
import { hashPassword } from '#backend/identity/record/hash-password.ts';
import { writePasswordHash } from '#backend/identity/record/passwords.store.ts';
import type { Client } from '#backend/identity/record/sessions.store.ts';
import {
  findUserByEmail,
  insertUser,
  lockAddress,
  type MailUser,
} from '#backend/identity/record/users.store.ts';
import { openSession } from '#backend/identity/sessions/open-session.ts';
import type { SignedIn } from '#backend/identity/sessions/signed-in.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SignUpForm } from '#contract/identity/identity.ts';
import type { Portal } from '#domain/portal/portal.ts';

/** The version of the terms that people accept when they sign up. */
export const termsVersion = '2026-11-01';
/** Addresses under this host never receive email. */
const provisionalHost = 'provisional.invalid';

/**
 * Creates the account with its consents and logs the person in. Refuses a weak password. An address that already has an
 * account gets the same answer and takes the same work: the new account is provisional and has no address of its own.
 */
export async function signUp(
  context: Context,
  input: {
    form: z.output<typeof SignUpForm>;
    client: Client;
    secret: string;
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
  const { db, now } = context;
  const claimed = email.trim().toLowerCase();
  const userId = await insertUser(db, {
    email: knownOwner ? `${randomUUID()}@${provisionalHost}` : claimed,
    claimed_email: knownOwner ? claimed : null,
    firstName,
    lastName,
    portalCode: input.portal?.code,
    at: now(),
  });
  await writePasswordHash(db, userId, await hashPassword(password));
  const consent = { userId, version: termsVersion, at: now(), ip: input.client.ip };
  await insertConsent(db, { ...consent, kind: 'terms' });
  if (marketing) await insertConsent(db, { ...consent, kind: 'marketing' });
  const { client, secret } = input;
  return { ...(await openSession(context, { userId, client, byPasskey: false, secret })), knownOwner };
}
