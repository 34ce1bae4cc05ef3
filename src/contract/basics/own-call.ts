import type { z } from 'zod';
import { type CallSchemas, defineSchemas } from './call.ts';

/** A call of the logged-in person without a query or body. */
export function ownCall<A extends z.ZodType, P extends z.ZodType = z.ZodType>(
  summary: string,
  answer: A,
  params?: P,
): CallSchemas<P, z.ZodType, z.ZodType, A, 'session'> {
  return defineSchemas({ summary, access: 'session', ...(params && { params }), answer });
}
