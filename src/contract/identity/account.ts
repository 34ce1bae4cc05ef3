/** What a person changes about their own account; the session says whose it is. */
import { z } from 'zod';
import { defineCall } from '#contract/basics/call.ts';
import { Email, PersonName } from './identity.ts';

const Password = z.string().min(1, 'Field is required').max(128);
const Done = z.object({ done: z.literal(true) });

export const Account = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Off where the service has no keys for it. */
  google: z.enum(['off', 'open', 'connected']),
});
export type Account = z.infer<typeof Account>;

export const getAccount = defineCall({
  service: 'identity',
  method: 'GET',
  path: '/account',
  summary: "The person's address and name, and how the account is protected",
  access: 'session',
  answer: Account,
});

export const changeName = defineCall({
  service: 'identity',
  method: 'POST',
  path: '/account/name',
  summary: 'Change the name the account greets with',
  access: 'session',
  body: z.object({ firstName: PersonName, lastName: PersonName }),
  answer: Done,
});

/** The answer is the same whether or not somebody else has the address. */
export const changeEmail = defineCall({
  service: 'identity',
  method: 'POST',
  path: '/account/email',
  summary: 'Send a link to a new address; it counts once the link is opened',
  access: 'session',
  body: z.object({ email: Email, password: Password }),
  answer: z.object({ sent: z.literal(true) }),
  ratePerMinute: 5,
});

/** Fifteen characters, or eight beside a second factor: the server decides which. */
export const changePassword = defineCall({
  service: 'identity',
  method: 'POST',
  path: '/account/password',
  summary:
    'Choose a new password; every other session ends, and API keys and webhooks unless they are to stay',
  access: 'session',
  body: z.object({ password: Password, newPassword: Password, endKeys: z.boolean().default(true) }),
  answer: Done,
  ratePerMinute: 5,
});

export const OpenSession = z.object({
  id: z.uuid(),
  openedAt: z.string(),
  ipAddress: z.string(),
  userAgent: z.string(),
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const listSessions = defineCall({
  service: 'identity',
  method: 'GET',
  path: '/sessions',
  summary: 'Where the person is logged in, newest first',
  access: 'session',
  answer: z.array(OpenSession),
});

export const endSession = defineCall({
  service: 'identity',
  method: 'DELETE',
  path: '/sessions/:sessionId',
  summary: 'Log one device out',
  access: 'session',
  params: z.object({ sessionId: z.uuid() }),
  answer: Done,
});

export const endOtherSessions = defineCall({
  service: 'identity',
  method: 'DELETE',
  path: '/sessions',
  summary: 'Log every other device out, and end API keys and webhooks unless they are to stay',
  access: 'session',
  query: z.object({ keepKeys: z.literal('true').optional() }),
  answer: z.object({ ended: z.number().int() }),
});

export const beginSecondFactor = defineCall({
  service: 'identity',
  method: 'POST',
  path: '/second-factor',
  summary: 'A secret for an authenticator app; it counts once a code of it comes back',
  access: 'session',
  body: z.object({ password: Password }),
  answer: z.object({ secret: z.string(), uri: z.string() }),
  ratePerMinute: 5,
});

export const confirmSecondFactor = defineCall({
  service: 'identity',
  method: 'POST',
  path: '/second-factor/confirm',
  summary: 'Turn the second factor on with its first code; answers the codes for a lost phone, once',
  access: 'session',
  body: z.object({ code: z.string().trim().min(1, 'Field is required').max(20) }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  ratePerMinute: 5,
});

export const disconnectGoogle = defineCall({
  service: 'identity',
  method: 'DELETE',
  path: '/account/google',
  summary: 'Google opens the account no more; needs another way to log in',
  access: 'session',
  answer: Done,
});

export const removeSecondFactor = defineCall({
  service: 'identity',
  method: 'POST',
  path: '/second-factor/remove',
  summary: 'Turn the second factor off',
  access: 'session',
  body: z.object({ password: Password }),
  answer: Done,
  ratePerMinute: 5,
});
