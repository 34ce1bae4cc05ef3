import { type ReceiptOrder, receiptPrinted } from '#backend/ecommerce/record/task-definitions.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { receiptTexts } from '#domain/messages/payments.ts';

/** Long enough, since the waiting call reads the file at once. */
const keptMs = 10 * 60 * 1000;

/** Prints a receipt to PDF and notifies the call that is waiting for it. */
export async function printReceipt(
  platform: Platform,
  print: (html: string) => Promise<Buffer>,
  { orderId, userId, html }: ReceiptOrder,
): Promise<void> {
  const bytes = await print(html);
  const expiresAt = new Date(platform.now().getTime() + keptMs);
  const file = { userId, name: receiptTexts.fileName, contentType: 'application/pdf', bytes, expiresAt };
  await inTransaction(platform, async (context) => {
    const { id: blobId } = await context.blobs.save(context.db, file);
    await context.publish(userId, { type: receiptPrinted, data: { orderId, blobId } });
  });
}
