import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';
import { fieldErrors } from '#domain/messages/validation.ts';

const Profile = z.object({ id: z.uuid() });
const Pause = z.object({
  paused: z.boolean(),
  since: z.string().nullable(),
  /** Why nothing can be prepared or sent right now, worded for the page. */
  unavailable: z.string().nullable(),
});

export const getPause = ownCall("Check whether the person's applications are paused", Pause, Profile);

export const enterMailedCode = defineSchemas({
  summary: 'Enter the code that an employer emailed, while the application waits for it',
  access: 'session',
  params: Profile.extend({ applicationId: z.uuid() }),
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9]{4,12}$/, fieldErrors.emailedCode),
  }),
  answer: z.object({ entered: z.literal(true) }),
  ratePerMinute: 10,
});

export const setPause = defineSchemas({
  summary: 'Pause or resume everything. While paused, nothing is prepared or sent',
  access: 'session',
  params: Profile,
  body: z.object({ paused: z.boolean() }),
  answer: Pause,
});
