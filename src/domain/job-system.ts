import { z } from 'zod';

/** The id of the application system that a posting is in; which there are is known to `src/systems` alone. */
export const JobSystem = z.string().regex(/^[a-z][a-z0-9]*$/);
export type JobSystem = z.infer<typeof JobSystem>;
