// People's own data: downloading it, seeing who has it, and deleting it.
import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';
import { fieldErrors } from '#domain/messages/validation.ts';

export const PrivacyState = z.object({
  exports: z.array(
    z.object({
      id: z.uuid(),
      status: z.enum(['making', 'ready', 'failed']),
      requestedAt: z.string(),
      /** The URL of the ZIP until it is deleted. */
      url: z.string().nullable(),
    }),
  ),
  /** The date on which the account is deleted, if the person asked for it. */
  erasureDueAt: z.string().nullable(),
});
export type PrivacyState = z.infer<typeof PrivacyState>;

export const getPrivacy = ownCall(
  'List the requested exports, and whether the account is about to be deleted',
  PrivacyState,
);

export const requestExport = defineSchemas({
  summary: "Create a ZIP of everything we know about the person; we email the person when it's ready",
  access: 'session',
  answer: z.object({ id: z.uuid() }),
  ratePerMinute: 3,
});

/** After seven days, everything is deleted except payment records required by law. */
export const requestErasure = defineSchemas({
  summary: 'Delete the account in seven days',
  access: 'session',
  body: z.object({ password: z.string().min(1, fieldErrors.required).max(128) }),
  answer: z.object({ dueAt: z.string() }),
  ratePerMinute: 5,
});

export const cancelErasure = ownCall(
  'Cancel the deletion of the account',
  z.object({ kept: z.literal(true) }),
);

export const Disclosure = z.object({
  applicationId: z.uuid(),
  company: z.string(),
  jobTitle: z.string(),
  /** Whether the employer received it, may have, or received some answers before it was sent. */
  certainty: z.enum(['received', 'perhaps', 'some']),
  at: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string(), sensitive: z.boolean() })),
});
export type Disclosure = z.infer<typeof Disclosure>;

export const listDisclosures = ownCall(
  'List what each employer knows about the person, latest first',
  z.array(Disclosure),
);
