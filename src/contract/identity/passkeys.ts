// Keys on people's own devices that open the account without a password.
import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';
import { fieldErrors } from '#domain/messages/validation.ts';
import { DisplayUser } from './identity.ts';

const bodyLimitBytes = 64 * 1024;
const Bytes = z.string().min(1).max(16_384);
const Name = z.string().trim().min(1, fieldErrors.required).max(60);
/** Needed unless the person logged in during the last 15 minutes. */
const Confirmation = z.object({ password: z.string().max(128).optional() });
const PasskeyParams = z.object({ passkeyId: z.uuid() });

/** What the browser's `parse…OptionsFromJSON` reads. */
const CeremonyOptions = z.looseObject({ challenge: z.string() });

const credential = { id: Bytes, rawId: Bytes, type: z.literal('public-key') };

/** What the browser's `toJSON` returns for a new key. */
export const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** What it returns for a signature. */
export const SignedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes,
  }),
});

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const listPasskeys = ownCall("List the person's passkeys, oldest first", z.array(Passkey));

export const beginPasskey = defineSchemas({
  summary: 'Get a challenge for a new passkey; requires a login in the last 15 minutes or the password',
  access: 'session',
  body: Confirmation,
  answer: CeremonyOptions,
  ratePerMinute: 10,
});

export const addPasskey = defineSchemas({
  summary: 'Store the new passkey that answered the challenge',
  access: 'session',
  body: z.object({ name: Name, credential: NewCredential }),
  answer: Passkey,
  status: 201,
  bodyLimitBytes,
  ratePerMinute: 10,
});

export const renamePasskey = defineSchemas({
  summary: 'Rename a passkey',
  access: 'session',
  params: PasskeyParams,
  body: z.object({ name: Name }),
  answer: Passkey,
});

export const removePasskey = defineSchemas({
  summary: 'Remove a passkey; requires a login in the last 15 minutes or the password',
  access: 'session',
  params: PasskeyParams,
  body: Confirmation,
  answer: z.object({ done: z.literal(true) }),
  ratePerMinute: 10,
});

export const beginPasskeyLogIn = defineSchemas({
  summary: 'Get a challenge for logging in with a passkey; it works once and expires after 5 minutes',
  access: 'public',
  answer: CeremonyOptions,
  ratePerMinute: 30,
});

export const logInWithPasskey = defineSchemas({
  summary: 'Log in with a passkey; no code is needed',
  access: 'public',
  body: z.object({ credential: SignedCredential }),
  answer: DisplayUser,
  bodyLimitBytes,
  ratePerMinute: 30,
});
