import { z } from 'zod';

/** A line of the uploaded file at its position; y grows downward and is the baseline. */
export const PrintedLine = z.object({
  text: z.string(),
  x: z.number(),
  right: z.number(),
  y: z.number(),
  size: z.number(),
});
export type PrintedLine = z.infer<typeof PrintedLine>;

/** A page of the uploaded file; only fixed pages have a size. */
export const PrintedPage = z.object({
  page: z.number().int(),
  size: z.object({ width: z.number(), height: z.number() }).nullable(),
  lines: z.array(PrintedLine),
});
export type PrintedPage = z.infer<typeof PrintedPage>;
