import { z } from 'zod';
import { jobCategorySlugs } from '#domain/job/category.ts';
import { type AnswerOf, defineCall, type QueryOf } from './call.ts';
import { JobDetail } from './expert-apply.ts';
import { PageQuery } from './paged.ts';

/** A job as anyone sees it; `description` holds its opening words only. */
export const JobResult = JobDetail.omit({ score: true, reasons: true });
export type JobResult = z.infer<typeof JobResult>;

export const searchJobs = defineCall({
  service: 'jobs',
  method: 'GET',
  path: '/jobs/search',
  summary: 'Open jobs by words, place and field, newest first',
  access: 'public',
  query: PageQuery.extend({
    keywords: z.string().max(200).default(''),
    location: z.string().max(200).default(''),
    category: z.enum(jobCategorySlugs).optional(),
    remote: z.stringbool().default(false),
  }),
  answer: z.object({ jobs: z.object({ totalCount: z.number().int(), results: z.array(JobResult) }) }),
});
export type JobSearch = QueryOf<typeof searchJobs>;
export type FoundJobs = AnswerOf<typeof searchJobs>;
