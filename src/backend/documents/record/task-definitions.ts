import { z } from 'zod';
import { defineTask } from '#backend/platform/tasks/task-queue.ts';

export const ConversionOrder = z.object({
  /** Whoever waits for the conversion knows its event by this. */
  orderId: z.uuid(),
  userId: z.uuid(),
  documentId: z.uuid(),
  /** The file to convert; without one the document is printed in its template. */
  fileBlobId: z.uuid().nullable(),
  /** Which files of the document the results become. */
  writes: z.array(z.enum(['resumeFile', 'thumbnail'])),
  /** Of the picture, in pixels; without one as wide as every thumbnail. */
  width: z.number().int().optional(),
});
export type ConversionOrder = z.infer<typeof ConversionOrder>;

/** Prints and draws a resume. The key is the document, so its conversions do not overtake each other. */
export const convertTask = defineTask({
  name: 'convert-resume',
  payload: ConversionOrder,
  retryLimit: 2,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
  onePerKey: true,
});

export const documentChanged = 'document-changed';

/** Tells everyone who looks at the document, and the call that waits, how the conversion ended. */
export const Conversion = z.object({
  orderId: z.uuid(),
  documentId: z.uuid(),
  outcome: z.enum(['converted', 'unreadable', 'failed']),
  pdfBlobId: z.uuid().nullable(),
  thumbnailUrl: z.string().nullable(),
});
export type Conversion = z.infer<typeof Conversion>;
