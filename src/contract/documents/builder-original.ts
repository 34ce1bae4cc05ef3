import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { PrintedPage } from '#domain/document/output/printed-page.ts';

export const OriginalPage = PrintedPage.extend({
  /** Where the page's picture is; none for files without fixed pages. */
  picture: z.string().nullable(),
});
export type OriginalPage = z.infer<typeof OriginalPage>;

export const getOriginal = defineSchemas({
  summary: 'The uploaded file page by page: its lines, where they stand, and a picture of each fixed page',
  access: 'session',
  params: z.object({ userId: z.uuid(), docId: z.uuid() }),
  answer: z.object({
    fileName: z.string(),
    uploadedAt: z.string(),
    pages: z.array(OriginalPage),
    /** What the file holds and the profile has no place for, in words. */
    leftOut: z.array(z.string()),
  }),
  ratePerMinute: 60,
});
