import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { issueToken } from '#backend/identity/record/one-time-token.ts';
import { insertPasskey, listCredentialIds } from '#backend/identity/record/passkeys.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { NewCredential, Passkey } from '#contract/identity/passkeys.ts';
import { passkeyErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';
import type { RelyingParty } from './relying-party.ts';

const mostPasskeys = 20;
const es256 = -7;
const rs256 = -257;

/** Starts adding a passkey: returns the challenge and options for the device. Refuses more than twenty passkeys. */
export async function beginPasskey({ db, user, now }: UserContext, { site }: { site: RelyingParty }) {
  const known = await listCredentialIds(db, user.id);
  if (known.length >= mostPasskeys)
    throw new Problem('conflict', { uiSafeMessage: passkeyErrors.tooMany(mostPasskeys) });
  const challenge = await issueToken({ db, now }, 'add-passkey', user.id);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userName: user.email,
    userDisplayName: user.displayName,
    userID: Buffer.from(user.id),
    challenge: Buffer.from(challenge, 'base64url'),
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [es256, rs256],
  });
}

/**
 * Stores the new passkey. Refuses one that didn't sign the challenge for this site, whose device didn't verify its owner,
 * or that is already known.
 */
export async function addPasskey(
  { db, user, now }: UserContext,
  input: {
    name: string;
    credential: z.output<typeof NewCredential>;
    challenge: string;
    site: RelyingParty;
  },
): Promise<Passkey> {
  const { credential, site } = input;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {}, response: readResponse(credential) },
    expectedChallenge: input.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [es256, rs256],
  }).catch((error: Error) => refuse(error.message));
  if (!verified) return refuse('the new passkey was not verified');
  const { id, publicKey, counter } = registrationInfo.credential;
  const passkey = await insertPasskey(db, {
    id: randomUUID(),
    user_id: user.id,
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports,
    name: input.name,
    created_at: now(),
  });
  return passkey ?? refuse('the passkey is known already');
}

function readResponse({ response }: z.output<typeof NewCredential>) {
  const { clientDataJSON, attestationObject } = response;
  return { clientDataJSON, attestationObject };
}

function refuse(developerMessage: string): never {
  throw new Problem('invalid_request', {
    developerMessage,
    uiSafeMessage: passkeyErrors.notAdded,
  });
}
