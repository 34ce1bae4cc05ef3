import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';

const Profile = z.object({ id: z.uuid() });
const Pause = z.object({
  paused: z.boolean(),
  since: z.string().nullable(),
  /** Why nothing of anybody can be prepared or sent now, in words for the page. */
  unavailable: z.string().nullable(),
});

export const getPause = defineSchemas({
  summary: "Are the person's applications paused?",
  access: 'session',
  params: Profile,
  answer: Pause,
});

export const enterMailedCode = defineSchemas({
  summary: 'The code an employer mailed to the person, while the application waits for it',
  access: 'session',
  params: Profile.extend({ applicationId: z.uuid() }),
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9]{4,12}$/, 'Enter the 4 to 12 letters and digits of the code'),
  }),
  answer: z.object({ entered: z.literal(true) }),
  ratePerMinute: 10,
});

export const setPause = defineSchemas({
  summary: 'Pause everything, or let it go on: while paused nothing of the person is prepared or sent',
  access: 'session',
  params: Profile,
  body: z.object({ paused: z.boolean() }),
  answer: Pause,
});
