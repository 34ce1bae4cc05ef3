import { termsVersion } from '#backend/identity/accounts/sign-up.ts';
import { insertConsent } from '#backend/identity/consents/consents.store.ts';
import { findMailUser } from '#backend/identity/record/find-user.ts';
import type { GoogleProfile } from '#backend/identity/record/google.ts';
import {
  findGoogleOwner,
  insertGoogleAccount,
  insertPersonOfGoogle,
} from '#backend/identity/record/google-accounts.store.ts';
import { type HeldElsewhere, revokeAccess } from '#backend/identity/record/revoke-access.ts';
import { findSecondFactor } from '#backend/identity/record/second-factors.store.ts';
import type { Client } from '#backend/identity/record/sessions.store.ts';
import {
  findUserByEmail,
  isProvisional,
  isVerified,
  lockAddress,
  markVerified,
} from '#backend/identity/record/users.store.ts';
import { openSession } from '#backend/identity/sessions/open-session.ts';
import type { SignedIn } from '#backend/identity/sessions/signed-in.ts';
import type { Context, SessionUser } from '#backend/platform/context.ts';

export type GoogleOutcome =
  | { kind: 'signed-in'; signedIn: SignedIn; isNew: boolean }
  | { kind: 'connected'; isNew: boolean }
  /** An account with this address exists: its owner has to log in once and connect Google. */
  | { kind: 'known' }
  /** No account has this address, and the person did not ask for one. */
  | { kind: 'unknown' }
  /** The account has a second factor, which a Google login does not replace. */
  | { kind: 'needs-code'; email: string }
  /** The logged-in person has another address, or the Google account belongs to someone else here. */
  | { kind: 'other' };

/**
 * Logs in with Google, connects Google to the current session, or creates an account if the person asked for one. A
 * matching address alone never opens an existing account: Google has to be connected from a session of that account.
 */
export async function logInWithGoogle(
  context: Context,
  input: {
    profile: GoogleProfile;
    /** The person the browser is logged in as. */
    session: SessionUser | null;
    token: string | null;
    held: Pick<HeldElsewhere, 'endWebhooks'>;
    /** True if they asked for an account and saw the terms. */
    mayOpen: boolean;
    client: Client;
    portalCode: string;
    secret: string;
  },
): Promise<GoogleOutcome> {
  const { profile, session, client, secret } = input;
  const { db } = context;
  await lockAddress(db, profile.email);
  const ownerId = await findGoogleOwner(db, profile.sub);
  if (session) return connect(context, session, { ...input, ownerId });
  const open = (userId: string) => openSession(context, { userId, client, byPasskey: false, secret });
  if (ownerId !== null) {
    if (!(await findSecondFactor(context, ownerId))?.confirmed)
      return { kind: 'signed-in', signedIn: await open(ownerId), isNew: false };
    const owner = await findMailUser(context, { userId: ownerId });
    return { kind: 'needs-code', email: owner?.email ?? profile.email };
  }
  if (await findUserByEmail(db, profile.email)) return { kind: 'known' };
  if (!input.mayOpen) return { kind: 'unknown' };
  const userId = await insertPersonOfGoogle(db, profile, { portalCode: input.portalCode, at: context.now() });
  const consent = { kind: 'terms', version: termsVersion, at: context.now(), ip: client.ip };
  await insertConsent(db, { userId, ...consent });
  return { kind: 'signed-in', signedIn: await open(userId), isNew: true };
}

async function connect(
  context: Context,
  session: SessionUser,
  input: {
    profile: GoogleProfile;
    ownerId: string | null;
    token: string | null;
    held: Pick<HeldElsewhere, 'endWebhooks'>;
  },
): Promise<GoogleOutcome> {
  const { db } = context;
  const { profile, ownerId, token, held } = input;
  if (ownerId === session.id) return { kind: 'connected', isNew: false };
  const isOwn = session.email === profile.email && !(await isProvisional(db, session.id));
  if (ownerId !== null || !isOwn) return { kind: 'other' };
  if (!(await isVerified(db, session.id))) await revokeAccess(context, { userId: session.id, token, held });
  await insertGoogleAccount(db, session.id, profile.sub);
  await markVerified(db, session.id);
  return { kind: 'connected', isNew: true };
}
