import { z } from 'zod';
import { jobCategorySlugs } from './category.ts';
import { employmentTypes } from './employment-type.ts';

/** What narrows a list of jobs, as the parameters of an address. */
export const JobFilters = z.object({
  category: z.enum(jobCategorySlugs).optional(),
  remote: z.stringbool().default(false),
  /** At least so many dollars a year. */
  pay: z.coerce.number().int().min(0).max(10_000_000).optional(),
  /** Posted within so many days. */
  days: z.coerce.number().int().min(1).max(365).optional(),
  /** At most so far from the place; 30 miles without it. */
  miles: z.coerce.number().int().min(1).max(100).optional(),
  type: z.enum(employmentTypes).optional(),
});
export type JobFilters = z.infer<typeof JobFilters>;

/** Where people have a score, also by the least of it. */
export const ScoredJobFilters = JobFilters.extend({
  score: z.coerce.number().int().min(1).max(100).optional(),
});
export type ScoredJobFilters = z.infer<typeof ScoredJobFilters>;
