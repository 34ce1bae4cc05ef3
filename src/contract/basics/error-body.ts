import { z } from 'zod';
import { problemCodes } from '#domain/problem.ts';

/** The shape of every error answer. */
export const ErrorBody = z.object({
  error: z.enum(problemCodes),
  message: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
