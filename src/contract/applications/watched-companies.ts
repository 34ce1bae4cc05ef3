import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';

const Profile = z.object({ id: z.uuid() });
const OneWatch = Profile.extend({ watchId: z.uuid() });

export const WatchedCompany = z.object({
  id: z.uuid(),
  company: z.string(),
  /** The name of the application system. */
  system: z.string(),
  openJobs: z.number(),
  /** How many of the jobs match the person; null without a job title to match. */
  matches: z.number().nullable(),
  /** `reading` until all of its jobs were read once. */
  state: z.enum(['reading', 'read', 'trouble']),
  /** No emails about new jobs. */
  paused: z.boolean(),
});
export type WatchedCompany = z.infer<typeof WatchedCompany>;

/** A board that may be the one the person means. */
export const BoardCandidate = z.object({
  /** Sent back to choose it. */
  board: z.string(),
  company: z.string(),
  system: z.string(),
  /** Null if the board is too long to count. */
  openJobs: z.number().nullable(),
  titles: z.array(z.string()),
});
export type BoardCandidate = z.infer<typeof BoardCandidate>;

export const listWatchedCompanies = ownCall(
  'List the companies that the person watches, latest first',
  z.array(WatchedCompany),
  Profile,
);

/** Without `board`, a board that isn't certain is returned for the person to confirm. */
export const watchCompany = defineSchemas({
  summary: 'Watch the company behind a careers page, a posting, or a name',
  access: 'session',
  params: Profile,
  body: z.object({ wish: z.string().trim().min(2).max(2000), board: z.string().max(250).optional() }),
  answer: z.object({ watched: WatchedCompany.nullable(), candidates: z.array(BoardCandidate) }),
  status: 201,
  ratePerMinute: 10,
});

export const changeWatchedCompany = defineSchemas({
  summary: 'Pause or resume emails about new jobs at a company',
  access: 'session',
  params: OneWatch,
  body: z.object({ paused: z.boolean() }),
  answer: z.object({ done: z.literal(true) }),
});

export const stopWatchingCompany = ownCall(
  'Stop watching a company',
  z.object({ done: z.literal(true) }),
  OneWatch,
);
