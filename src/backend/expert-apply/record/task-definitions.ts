import { z } from 'zod';
import { defineTask } from '#backend/platform/tasks/task-queue.ts';

/** Reads the employer's form and prepares the answers. */
export const prepareTask = defineTask({
  name: 'prepare-application',
  payload: z.object({ applicationId: z.uuid() }),
  retryLimit: 2,
  retryDelaySeconds: 2,
  expireInSeconds: 900,
  onePerKey: true,
});

/** Sends one approved application. The key is the person, so that one person's applications are sent one at a time. */
export const submitTask = defineTask({
  name: 'submit-application',
  payload: z.object({ attemptId: z.uuid() }),
  retryLimit: 4,
  retryDelaySeconds: 1,
  expireInSeconds: 900,
  onePerKey: true,
});

/** Prints a letter that was written for one application while the person waits. */
export const letterTask = defineTask({
  name: 'print-letter',
  payload: z.object({
    /** Identifies the event for the call that waits for the letter. */
    orderId: z.uuid(),
    userId: z.uuid(),
    applicationId: z.uuid(),
    questionId: z.string(),
    text: z.string(),
  }),
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  onePerKey: false,
});
