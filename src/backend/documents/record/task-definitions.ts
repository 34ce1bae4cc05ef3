import { z } from 'zod';
import { defineTask } from '#backend/platform/tasks/task-queue.ts';

export const ConversionOrder = z.object({
  /** Identifies the event for the call that waits for the conversion. */
  orderId: z.uuid(),
  userId: z.uuid(),
  documentId: z.uuid(),
  /** The file to convert; without one the document is printed in its template. */
  fileBlobId: z.uuid().nullable(),
  /** Which files of the document the results replace. */
  writes: z.array(z.enum(['resumeFile', 'thumbnail'])),
  /** The width of the image in pixels; that of a thumbnail by default. */
  width: z.number().int().optional(),
});
export type ConversionOrder = z.infer<typeof ConversionOrder>;

/** Prints a resume and renders its thumbnail. The key is the document, so that its conversions run in order. */
export const convertTask = defineTask({
  name: 'convert-resume',
  payload: ConversionOrder,
  retryLimit: 2,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
  onePerKey: true,
});

export const documentChanged = 'document-changed';

/** Reports how the conversion ended to open pages and to the waiting call. */
export const Conversion = z.object({
  orderId: z.uuid(),
  documentId: z.uuid(),
  outcome: z.enum(['converted', 'unreadable', 'failed']),
  pdfBlobId: z.uuid().nullable(),
  thumbnailUrl: z.string().nullable(),
});
export type Conversion = z.infer<typeof Conversion>;
