import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { issueToken } from '#backend/identity/record/one-time-token.ts';
import { lockPasskey, writePasskeyUse } from '#backend/identity/record/passkeys.store.ts';
import type { Client } from '#backend/identity/record/sessions.store.ts';
import { openSession } from '#backend/identity/sessions/open-session.ts';
import type { SignedIn } from '#backend/identity/sessions/signed-in.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SignedCredential } from '#contract/identity/passkeys.ts';
import { passkeyErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';
import type { RelyingParty } from './relying-party.ts';

/** Starts a login with a passkey. The device picks the key, so the answer does not reveal who has an account. */
export async function beginPasskeyLogIn(
  context: Pick<Context, 'db' | 'now'>,
  { site }: { site: RelyingParty },
) {
  const challenge = await issueToken(context, 'passkey-log-in', 'anybody');
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
  });
}

/**
 * Logs in with a passkey. Refuses an unknown key, a key of another person, and a wrong signature. The device and what
 * unlocks it are two factors, so no code is required.
 */
export async function logInWithPasskey(
  context: Context,
  input: {
    credential: z.output<typeof SignedCredential>;
    challenge: string;
    site: RelyingParty;
    client: Client;
    secret: string;
  },
): Promise<SignedIn> {
  const { credential, challenge, site, client, secret } = input;
  const passkey = await lockPasskey(context.db, credential.id);
  if (!passkey) return refuse('unknown passkey');
  if (!isSame(Buffer.from(credential.response.userHandle, 'base64url'), Buffer.from(passkey.userId)))
    return refuse('passkey of another person');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: credential.id,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
    },
  }).catch((error: Error) => refuse(error.message));
  if (!verified) return refuse('wrong signature');
  await writePasskeyUse(context.db, passkey.id, {
    counter: authenticationInfo.newCounter,
    at: context.now(),
  });
  return openSession(context, { userId: passkey.userId, client, byPasskey: true, secret });
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

export function refuse(developerMessage: string): never {
  throw new Problem('not_signed_in', {
    developerMessage,
    uiSafeMessage: passkeyErrors.unknown,
  });
}
