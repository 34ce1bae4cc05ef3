import { z } from 'zod';
import { defineTask } from '#backend/platform/tasks/task-queue.ts';

export const ReceiptOrder = z.object({
  /** Identifies the event for the call that waits for the receipt. */
  orderId: z.uuid(),
  userId: z.uuid(),
  html: z.string(),
});
export type ReceiptOrder = z.infer<typeof ReceiptOrder>;

/** Prints the receipt of a payment while the person waits. */
export const receiptTask = defineTask({
  name: 'print-receipt',
  payload: ReceiptOrder,
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  onePerKey: false,
});

export const receiptPrinted = 'receipt-printed';

export const PrintedReceipt = z.object({ orderId: z.uuid(), blobId: z.uuid() });
