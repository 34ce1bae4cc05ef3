import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';
import { isPlainName } from '#domain/account/person-name.ts';
import { fieldErrors } from '#domain/messages/validation.ts';

export const DisplayUser = z.object({
  userId: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  role: z.number().int(),
  createdOn: z.string(),
});
export type DisplayUser = z.infer<typeof DisplayUser>;

/** An empty field is missing, not wrong. */
const orRequired = (message: string) => (issue: { input?: unknown }) =>
  issue.input === '' ? fieldErrors.required : message;

export const Email = z.email({ error: orRequired(fieldErrors.email) }).max(254);
const NewPassword = z
  .string()
  .min(15, { error: orRequired(fieldErrors.atLeast(15)) })
  .max(128);

export const PersonName = z
  .string()
  .trim()
  .min(1, fieldErrors.required)
  .max(100)
  .refine(isPlainName, fieldErrors.plainName);

export const SignUpForm = z.object({
  email: Email,
  password: NewPassword,
  firstName: PersonName,
  lastName: PersonName,
  acceptTerms: z.literal(true, fieldErrors.acceptTerms),
  marketing: z.boolean().default(false),
});

export const signUp = defineSchemas({
  summary: 'Sign up and log in',
  access: 'public',
  body: SignUpForm,
  answer: DisplayUser,
  status: 201,
  ratePerMinute: 30,
});

export const logIn = defineSchemas({
  summary: 'Log in with email and password',
  access: 'public',
  body: z.object({
    email: z.string().min(1, fieldErrors.required).max(254),
    password: z.string().min(1, fieldErrors.required).max(128),
    /** From the authenticator, where the account has one. */
    code: z.string().max(40).optional(),
  }),
  answer: DisplayUser,
  ratePerMinute: 30,
});

export const logOut = defineSchemas({
  summary: 'Log out of this session',
  access: 'public',
  answer: z.object({ signedOut: z.literal(true) }),
});

export const getSession = ownCall('Get the person who is logged in', DisplayUser);

const Token = z.string().min(1).max(200);

/** The answer is the same whether or not there is such an account. */
export const requestPasswordReset = defineSchemas({
  summary: 'Email a link to reset the password',
  access: 'public',
  body: z.object({ email: Email }),
  answer: z.object({ sent: z.literal(true) }),
  ratePerMinute: 10,
});

export const ResetPasswordForm = z.object({ token: Token, password: NewPassword });

export const resetPassword = defineSchemas({
  summary: 'Choose a new password with the emailed link; ends all sessions',
  access: 'public',
  body: ResetPasswordForm,
  answer: z.object({ changed: z.literal(true) }),
  ratePerMinute: 10,
});

export const sendVerification = defineSchemas({
  summary: 'Resend the email confirmation link, unless the address is already confirmed',
  access: 'session',
  answer: z.object({ sent: z.boolean() }),
  ratePerMinute: 3,
});

export const verifyEmail = defineSchemas({
  summary: 'Confirm the email address with the emailed link',
  access: 'public',
  body: z.object({ token: Token }),
  answer: z.object({ verified: z.literal(true) }),
  ratePerMinute: 20,
});

export const finishLogIn = defineSchemas({
  summary: 'Enter the two-factor code after logging in with Google or a password',
  access: 'public',
  body: z.object({ code: z.string().min(1, fieldErrors.required).max(40) }),
  answer: DisplayUser,
  ratePerMinute: 30,
});
