import { z } from 'zod';
import { defineCall } from '#contract/basics/call.ts';

const Profile = z.object({ id: z.uuid() });
const Pause = z.object({
  paused: z.boolean(),
  since: z.string().nullable(),
  /** Why nothing of anybody can be prepared or sent now, in words for the page. */
  unavailable: z.string().nullable(),
});

/** The proof of the latest attempt as one ZIP; not JSON, so it is no call. */
export const proofFilePath =
  '/ea/api/v1/expert-apply/profiles/:id/jobs/applications/:applicationId/proof-file';

export const getPause = defineCall({
  service: 'expertApply',
  method: 'GET',
  path: '/expert-apply/profiles/:id/pause',
  summary: "Are the person's applications paused?",
  access: 'session',
  params: Profile,
  answer: Pause,
});

export const enterMailedCode = defineCall({
  service: 'expertApply',
  method: 'POST',
  path: '/expert-apply/profiles/:id/jobs/applications/:applicationId/code',
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

export const setPause = defineCall({
  service: 'expertApply',
  method: 'POST',
  path: '/expert-apply/profiles/:id/pause',
  summary: 'Pause everything, or let it go on: while paused nothing of the person is prepared or sent',
  access: 'session',
  params: Profile,
  body: z.object({ paused: z.boolean() }),
  answer: Pause,
});
