import { z } from 'zod';
import { defineCall } from '#contract/basics/call.ts';
import { DisplayUser } from './identity.ts';

export const finishLogIn = defineCall({
  service: 'identity',
  method: 'POST',
  path: '/login/code',
  summary: 'Give the second factor after Google or the password',
  access: 'public',
  body: z.object({ code: z.string().min(1, 'Field is required').max(40) }),
  answer: DisplayUser,
  ratePerMinute: 30,
});
