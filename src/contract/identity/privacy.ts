/** A person's own data: take it along, see who has it, have it deleted. */
import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';

export const PrivacyState = z.object({
  exports: z.array(
    z.object({
      id: z.uuid(),
      status: z.enum(['making', 'ready', 'failed']),
      requestedAt: z.string(),
      /** Where the ZIP is, until it is deleted again. */
      url: z.string().nullable(),
    }),
  ),
  /** The day on which the account is deleted, when the person asked for it. */
  erasureDueAt: z.string().nullable(),
});
export type PrivacyState = z.infer<typeof PrivacyState>;

export const getPrivacy = defineSchemas({
  summary: 'The exports the person asked for, and whether the account is about to be deleted',
  access: 'session',
  answer: PrivacyState,
});

export const requestExport = defineSchemas({
  summary: 'Make a ZIP of everything we know about the person; a mail tells when it is ready',
  access: 'session',
  answer: z.object({ id: z.uuid() }),
  ratePerMinute: 3,
});

/** Seven days to think again, then everything goes except payment records kept by law. */
export const requestErasure = defineSchemas({
  summary: 'Delete the account in seven days',
  access: 'session',
  body: z.object({ password: z.string().min(1, 'Field is required').max(128) }),
  answer: z.object({ dueAt: z.string() }),
  ratePerMinute: 5,
});

export const cancelErasure = defineSchemas({
  summary: 'Keep the account after all',
  access: 'session',
  answer: z.object({ kept: z.literal(true) }),
});

export const Disclosure = z.object({
  applicationId: z.uuid(),
  company: z.string(),
  jobTitle: z.string(),
  /** Whether the employer received it, may have, or got some of the answers before the application was to be sent. */
  certainty: z.enum(['received', 'perhaps', 'some']),
  at: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string(), sensitive: z.boolean() })),
});
export type Disclosure = z.infer<typeof Disclosure>;

export const listDisclosures = defineSchemas({
  summary: 'What which employer now knows about the person, the latest first',
  access: 'session',
  answer: z.array(Disclosure),
});
