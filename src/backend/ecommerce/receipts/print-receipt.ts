import { type ReceiptOrder, receiptPrinted } from '#backend/ecommerce/record/task-definitions.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';

/** The waiting call reads it at once. */
const keptMs = 10 * 60 * 1000;

/** Prints a receipt for the call that waits for it. */
export async function printReceipt(
  platform: Platform,
  print: (html: string) => Promise<Buffer>,
  { orderId, userId, html }: ReceiptOrder,
): Promise<void> {
  const bytes = await print(html);
  const expiresAt = new Date(platform.now().getTime() + keptMs);
  const file = { userId, name: 'Receipt.pdf', contentType: 'application/pdf', bytes, expiresAt };
  await inTransaction(platform, async (context) => {
    const { id: blobId } = await context.blobs.save(context.db, file);
    await context.publish(userId, { type: receiptPrinted, data: { orderId, blobId } });
  });
}
