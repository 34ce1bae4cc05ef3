import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { PrintedPage } from '#domain/document/output/printed-page.ts';

export const OriginalPage = PrintedPage.extend({
  /** The URL of the page's image; none for files without fixed pages. */
  picture: z.string().nullable(),
});
export type OriginalPage = z.infer<typeof OriginalPage>;

export const getOriginal = defineSchemas({
  summary:
    'Get the uploaded file page by page: its lines, their positions, and an image of each page with a fixed layout',
  access: 'session',
  params: z.object({ userId: z.uuid(), docId: z.uuid() }),
  answer: z.object({
    fileName: z.string(),
    uploadedAt: z.string(),
    pages: z.array(OriginalPage),
    /** What the file contains but the profile has no place for, in words. */
    leftOut: z.array(z.string()),
  }),
  ratePerMinute: 60,
});
