import { z } from 'zod';
import { defineTask } from '#backend/platform/tasks/task-queue.ts';

/** Reads the posting a person pasted the link of. The key is the person. */
export const readLinkTask = defineTask({
  name: 'read-job-link',
  payload: z.object({ orderId: z.uuid(), userId: z.uuid(), url: z.string() }),
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireInSeconds: 300,
  onePerKey: true,
});

/** The daily look at a board, or at a posting that no board vouches for. The key is what is looked at. */
export const checkJobsTask = defineTask({
  name: 'check-jobs',
  payload: z.discriminatedUnion('check', [
    z.object({ check: z.literal('source'), sourceId: z.uuid() }),
    z.object({ check: z.literal('job'), jobId: z.uuid() }),
  ]),
  retryLimit: 1,
  retryDelaySeconds: 60,
  expireInSeconds: 7200,
  onePerKey: true,
});

/** Reads boards of the company directory, one after the other. The key is their system, which is one host or many small ones. */
export const sweepTask = defineTask({
  name: 'sweep-boards',
  payload: z.object({ system: z.string() }),
  retryLimit: 1,
  retryDelaySeconds: 30,
  expireInSeconds: 1800,
  onePerKey: true,
});

/** Reads a source without keeping anything, for the operator who asks. The key is the operator. */
export const trySourceTask = defineTask({
  name: 'try-job-source',
  payload: z.object({ orderId: z.uuid(), userId: z.uuid(), source: z.string() }),
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: 300,
  onePerKey: true,
});

/** Postings their employers took down; whoever prepared applications for them wants to know. */
export const jobsClosedTask = defineTask({
  name: 'jobs-closed',
  payload: z.object({ jobIds: z.array(z.uuid()) }),
  retryLimit: 4,
  retryDelaySeconds: 5,
  expireInSeconds: 300,
  onePerKey: false,
});

export const jobAdded = 'job-added';

export const linkOutcomes = ['added', 'gone', 'none', 'refused', 'unreachable', 'forbidden'] as const;

/** Tells the call that waits, and every open page of the person, what became of the link. */
export const AddedJob = z.object({
  orderId: z.uuid(),
  outcome: z.enum(linkOutcomes),
  jobId: z.uuid().nullable(),
});
export type AddedJob = z.infer<typeof AddedJob>;
