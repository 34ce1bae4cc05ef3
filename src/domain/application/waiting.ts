import { z } from 'zod';

/** What an application waits for besides its turn. */
export const WaitingReason = z.enum(['pause', 'hold', 'code']);
export type WaitingReason = z.infer<typeof WaitingReason>;

export const waitingMessages: Record<WaitingReason, string> = {
  pause: 'You paused your applications. This one goes on when you resume.',
  hold: "We are holding applications to this company's site, because it hasn't been confirming them as it should. Nothing was sent. Yours goes on by itself, or you can stop it and get your credit back.",
  code: 'The company emailed you a code. Enter it here, and we finish your application.',
};

/** Shown instead of a status that says the application is under way. */
export const waitingLabels: Record<WaitingReason, string> = {
  pause: 'Waiting: you paused',
  hold: 'On hold',
  code: 'Waiting for your code',
};

/** How long the browser keeps the filled page open for a code that only the person can see. */
export const codeMinutes = 5;
