import { z } from 'zod';
import { JobDetail } from '#contract/applications/job-application.ts';
import { type AnswerOf, defineSchemas, ownCall, type QueryOf } from '#contract/basics/call.ts';
import { PageQuery } from '#contract/basics/paged.ts';
import { PastStatus } from '#domain/application/past/past-application.ts';
import { JobFilters } from '#domain/job/job-filters.ts';

/** A job as anyone sees it; `description` contains only its first words. */
export const JobResult = JobDetail.omit({ score: true, reasons: true, warnings: true, signals: true });
export type JobResult = z.infer<typeof JobResult>;

export const searchJobs = defineSchemas({
  summary: 'Search open jobs by words, place, and field; title matches first, then newest',
  access: 'public',
  query: PageQuery.extend({
    keywords: z.string().max(200).default(''),
    location: z.string().max(200).default(''),
    ...JobFilters.shape,
  }),
  answer: z.object({
    jobs: z.object({
      totalCount: z.number().int(),
      /** False for an estimate, used for thousands of results; pages then end with the 1,000th job. */
      totalCountExact: z.boolean(),
      /** How the location was understood: "Austin, TX" and 30 miles around it, or "Texas". */
      location: z.string().nullable(),
      results: z.array(JobResult),
    }),
  }),
});
export type JobSearch = QueryOf<typeof searchJobs>;
export type FoundJobs = AnswerOf<typeof searchJobs>;

/** A job that the person applied to on their own, from our jobs or their own table; places are plain text here. */
export const AppliedJob = z.object({
  id: z.string(),
  jobId: z.uuid().nullable(),
  title: z.string(),
  company: z.object({ name: z.string(), logo: z.string().nullable() }),
  jobLocations: z.array(z.string()),
  remoteOptions: z.array(z.string()),
  appliedAt: z.string(),
  url: z.string().nullable(),
  /** The outcome, if the person imported it. */
  status: PastStatus.nullable(),
});
export type AppliedJob = z.infer<typeof AppliedJob>;

export const listAppliedJobs = defineSchemas({
  summary: 'List the jobs that the person applied to on their own, newest first',
  access: 'session',
  query: z.object({
    continuationToken: z.string().max(40).default(''),
    size: z.coerce.number().int().min(1).max(50).default(10),
    duration: z.coerce.number().int().default(0),
    saveJobsSnapshots: z.stringbool().default(false),
    TotalCountRequired: z.stringbool().default(false),
  }),
  answer: z.object({
    results: z.array(AppliedJob),
    /** Null if there is no more. */
    continuationToken: z.string().nullable(),
    /** Both are set only if TotalCountRequired is. */
    totalPages: z.number().int().nullable(),
    totalRecords: z.number().int().nullable(),
  }),
});

export const markApplied = defineSchemas({
  summary: 'Record that the person applied to a job on their own',
  access: 'session',
  body: z.object({ jobId: z.uuid() }),
  answer: z.object({ jobId: z.uuid(), appliedAt: z.string() }),
});

export const removeAppliedJob = ownCall(
  'Remove a job from those that the person applied to on their own',
  z.object({ removed: z.literal(true) }),
  z.object({ id: z.string().regex(/^\d{1,15}$/) }),
);
