/** What a person changes about their own account; the session says whose it is. */
import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
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

export const getAccount = defineSchemas({
  summary: "The person's address and name, and how the account is protected",
  access: 'session',
  answer: Account,
});

export const changeName = defineSchemas({
  summary: 'Change the name the account greets with',
  access: 'session',
  body: z.object({ firstName: PersonName, lastName: PersonName }),
  answer: Done,
});

/** The answer is the same whether or not somebody else has the address. */
export const changeEmail = defineSchemas({
  summary: 'Send a link to a new address; it counts once the link is opened',
  access: 'session',
  body: z.object({ email: Email, password: Password }),
  answer: z.object({ sent: z.literal(true) }),
  ratePerMinute: 5,
});

/** Fifteen characters, or eight beside a second factor: the server decides which. */
export const changePassword = defineSchemas({
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

export const listSessions = defineSchemas({
  summary: 'Where the person is logged in, newest first',
  access: 'session',
  answer: z.array(OpenSession),
});

export const endSession = defineSchemas({
  summary: 'Log one device out',
  access: 'session',
  params: z.object({ sessionId: z.uuid() }),
  answer: Done,
});

export const endOtherSessions = defineSchemas({
  summary: 'Log every other device out, and end API keys and webhooks unless they are to stay',
  access: 'session',
  query: z.object({ keepKeys: z.literal('true').optional() }),
  answer: z.object({ ended: z.number().int() }),
});

export const beginSecondFactor = defineSchemas({
  summary: 'A secret for an authenticator app; it counts once a code of it comes back',
  access: 'session',
  body: z.object({ password: Password }),
  answer: z.object({ secret: z.string(), uri: z.string() }),
  ratePerMinute: 5,
});

export const confirmSecondFactor = defineSchemas({
  summary: 'Turn the second factor on with its first code; answers the codes for a lost phone, once',
  access: 'session',
  body: z.object({ code: z.string().trim().min(1, 'Field is required').max(20) }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  ratePerMinute: 5,
});

export const disconnectGoogle = defineSchemas({
  summary: 'Google opens the account no more; needs another way to log in',
  access: 'session',
  answer: Done,
});

export const removeSecondFactor = defineSchemas({
  summary: 'Turn the second factor off',
  access: 'session',
  body: z.object({ password: Password }),
  answer: Done,
  ratePerMinute: 5,
});
