import { z } from 'zod';
import { jobCategorySlugs } from '#domain/occupation/category-slugs.ts';
import { employmentTypes } from './employment-type.ts';

/** The filters of a list of jobs, as URL parameters. */
export const JobFilters = z.object({
  category: z.enum(jobCategorySlugs).optional(),
  remote: z.stringbool().default(false),
  /** At least this many dollars a year. */
  pay: z.coerce.number().int().min(0).max(10_000_000).optional(),
  /** Posted within this many days. */
  days: z.coerce.number().int().min(1).max(365).optional(),
  /** At most this far from the place; 30 miles by default. */
  miles: z.coerce.number().int().min(1).max(100).optional(),
  type: z.enum(employmentTypes).optional(),
  /** Leaves out postings that are likely dead, were posted before, or never close. */
  fresh: z.stringbool().default(false),
});
export type JobFilters = z.infer<typeof JobFilters>;

/** Lists with scores can also be filtered by a minimum score. */
export const ScoredJobFilters = JobFilters.extend({
  score: z.coerce.number().int().min(1).max(100).optional(),
});
export type ScoredJobFilters = z.infer<typeof ScoredJobFilters>;
