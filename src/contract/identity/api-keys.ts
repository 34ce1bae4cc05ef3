// Keys with which people's own programs use the public API.
import { z } from 'zod';
import { defineSchemas, keyLifetimes, keyScopes, ownCall, usualKeyLifetime } from '#contract/basics/call.ts';
import { fieldErrors } from '#domain/messages/validation.ts';

export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** The last characters, to tell keys apart. */
  ending: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** When it stops working. */
  expiresAt: z.string(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const listApiKeys = ownCall("List the person's API keys and when each was last used", z.array(ApiKey));

/** Needed unless the person logged in during the last 15 minutes. */
export const OwnPassword = z.string().max(128).optional();

export const createApiKey = defineSchemas({
  summary: 'Create an API key, which is shown only in this response',
  access: 'session',
  body: z.object({
    name: z.string().trim().min(1, fieldErrors.required).max(80),
    scopes: z.array(z.enum(keyScopes)).min(1, fieldErrors.chooseOne).max(keyScopes.length),
    days: z.literal(keyLifetimes, fieldErrors.keyDays).default(usualKeyLifetime),
    password: OwnPassword,
  }),
  answer: ApiKey.extend({ key: z.string() }),
  status: 201,
  ratePerMinute: 10,
});

export const revokeApiKey = ownCall(
  'Revoke an API key immediately',
  z.object({ revoked: z.literal(true) }),
  z.object({ keyId: z.uuid() }),
);
