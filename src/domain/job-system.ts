import { z } from 'zod';

/** The id of a posting's application system; only `src/systems` knows which systems exist. */
export const JobSystem = z.string().regex(/^[a-z][a-z0-9]*$/);
export type JobSystem = z.infer<typeof JobSystem>;
