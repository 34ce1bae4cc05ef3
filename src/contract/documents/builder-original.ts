import { z } from 'zod';
import { defineCall } from '#contract/basics/call.ts';
import { PrintedPage } from '#domain/document/output/printed-page.ts';

/** Answers a PNG of one page of the uploaded PDF; `:blobId` is the file, so that a picture never changes. */
export const pagePicturePath = '/eb/api/v1/files/:blobId/pages/:page';

export const OriginalPage = PrintedPage.extend({
  /** Where the page's picture is; none for files without fixed pages. */
  picture: z.string().nullable(),
});
export type OriginalPage = z.infer<typeof OriginalPage>;

export const getOriginal = defineCall({
  service: 'builder',
  method: 'GET',
  path: '/documents/:userId/:docId/original',
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
  timeoutMs: 30_000,
  ratePerMinute: 60,
});
