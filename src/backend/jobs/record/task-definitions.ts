import { z } from 'zod';
import { defineTask } from '#backend/platform/tasks/task-queue.ts';
import { BoardCandidate } from '#contract/applications/watched-companies.ts';

/** Reads the posting behind a pasted link. The key is the person. */
export const readLinkTask = defineTask({
  name: 'read-job-link',
  payload: z.object({ orderId: z.uuid(), userId: z.uuid(), url: z.string() }),
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireInSeconds: 300,
  onePerKey: true,
});

/** The daily check of a board, or of a posting that no board lists. The key is what is checked. */
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

/** Reads boards of the company directory one by one. The key is their system. */
export const sweepTask = defineTask({
  name: 'sweep-boards',
  payload: z.object({ system: z.string() }),
  retryLimit: 1,
  retryDelaySeconds: 30,
  expireInSeconds: 1800,
  onePerKey: true,
});

/** Reads a source for an operator without storing anything. The key is the operator. */
export const trySourceTask = defineTask({
  name: 'try-job-source',
  payload: z.object({ orderId: z.uuid(), userId: z.uuid(), source: z.string() }),
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: 300,
  onePerKey: true,
});

/** Finds the board behind what a person typed and begins to watch it. The key is the person. */
export const watchCompanyTask = defineTask({
  name: 'watch-company',
  payload: z.object({ orderId: z.uuid(), userId: z.uuid(), wish: z.string(), board: z.string().nullable() }),
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireInSeconds: 300,
  onePerKey: true,
});

/** Reports closed postings, so that applications prepared for them can end. */
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

/** Reports the outcome of a link to the waiting call and to open pages. */
export const AddedJob = z.object({
  orderId: z.uuid(),
  outcome: z.enum(linkOutcomes),
  jobId: z.uuid().nullable(),
});
export type AddedJob = z.infer<typeof AddedJob>;

export const companyFound = 'company-found';

export const watchOutcomes = [
  'watching',
  'choose',
  'hidden',
  'tooMany',
  'unsupported',
  'none',
  'gone',
  'refused',
  'unreachable',
  'forbidden',
] as const;

/** Reports what was found for a person who wants to watch a company. */
export const CompanyFound = z.object({
  orderId: z.uuid(),
  outcome: z.enum(watchOutcomes),
  watchId: z.uuid().nullable(),
  /** The application system that we cannot read. */
  system: z.string().nullable(),
  candidates: z.array(BoardCandidate),
});
export type CompanyFound = z.infer<typeof CompanyFound>;
