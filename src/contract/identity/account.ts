// What people change about their own account, which the session identifies.
import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';
import { fieldErrors } from '#domain/messages/validation.ts';
import { Email, PersonName } from './identity.ts';

const Password = z.string().min(1, fieldErrors.required).max(128);
const Done = z.object({ done: z.literal(true) });

export const Account = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Off if the service has no keys for it. */
  google: z.enum(['off', 'open', 'connected']),
});
export type Account = z.infer<typeof Account>;

export const getAccount = ownCall("Get the person's email, name, and how the account is protected", Account);

export const changeName = defineSchemas({
  summary: "Change the person's name",
  access: 'session',
  body: z.object({ firstName: PersonName, lastName: PersonName }),
  answer: Done,
});

/** The answer is the same whether or not someone else has the address. */
export const changeEmail = defineSchemas({
  summary: 'Email a link to a new address, which takes effect when the link is opened',
  access: 'session',
  body: z.object({ email: Email, password: Password }),
  answer: z.object({ sent: z.literal(true) }),
  ratePerMinute: 5,
});

/** 15 characters, or 8 with two-factor authentication; the server decides which. */
export const changePassword = defineSchemas({
  summary:
    'Choose a new password; ends every other session and, unless asked to keep them, API keys and webhooks',
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

export const listSessions = ownCall('List where the person is logged in, newest first', z.array(OpenSession));

export const endSession = ownCall('Log out one device', Done, z.object({ sessionId: z.uuid() }));

export const endOtherSessions = defineSchemas({
  summary: 'Log out every other device and, unless asked to keep them, end API keys and webhooks',
  access: 'session',
  query: z.object({ keepKeys: z.literal('true').optional() }),
  answer: z.object({ ended: z.number().int() }),
});

export const beginSecondFactor = defineSchemas({
  summary: 'Create a secret for an authenticator app, which takes effect with its first code',
  access: 'session',
  body: z.object({ password: Password }),
  answer: z.object({ secret: z.string(), uri: z.string() }),
  ratePerMinute: 5,
});

export const confirmSecondFactor = defineSchemas({
  summary: 'Turn on two-factor authentication with its first code; returns the recovery codes once',
  access: 'session',
  body: z.object({ code: z.string().trim().min(1, fieldErrors.required).max(20) }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  ratePerMinute: 5,
});

export const disconnectGoogle = ownCall('Disconnect Google; requires another way to log in', Done);

export const removeSecondFactor = defineSchemas({
  summary: 'Turn off two-factor authentication',
  access: 'session',
  body: z.object({ password: Password }),
  answer: Done,
  ratePerMinute: 5,
});
