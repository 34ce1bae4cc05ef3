/** Keys with which a person's own programs use the public API. */
import { z } from 'zod';
import { defineSchemas, keyLifetimes, keyScopes, usualKeyLifetime } from '#contract/basics/call.ts';

export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** The last characters, to tell one key from another. */
  ending: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** From then on it opens nothing. */
  expiresAt: z.string(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const listApiKeys = defineSchemas({
  summary: "The person's keys and when each was last used",
  access: 'session',
  answer: z.array(ApiKey),
});

/** A log-in of the last minutes, or the password again. */
export const OwnPassword = z.string().max(128).optional();

export const createApiKey = defineSchemas({
  summary: 'Make a key; it is shown in this answer and never again',
  access: 'session',
  body: z.object({
    name: z.string().trim().min(1, 'Field is required').max(80),
    scopes: z.array(z.enum(keyScopes)).min(1, 'Choose at least one').max(keyScopes.length),
    days: z.literal(keyLifetimes, 'Choose 30, 90, or 365 days').default(usualKeyLifetime),
    password: OwnPassword,
  }),
  answer: ApiKey.extend({ key: z.string() }),
  status: 201,
  ratePerMinute: 10,
});

export const revokeApiKey = defineSchemas({
  summary: 'End a key at once',
  access: 'session',
  params: z.object({ keyId: z.uuid() }),
  answer: z.object({ revoked: z.literal(true) }),
});
