import { randomUUID } from 'node:crypto';
import {
  Conversion,
  type ConversionOrder,
  convertTask,
  documentChanged,
} from '#backend/documents/record/task-definitions.ts';
import { awaitEvent } from '#backend/platform/await-event.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Platform } from '#backend/platform/platform.ts';

type NewOrder = Omit<ConversionOrder, 'orderId' | 'userId'>;

/** Queues a conversion without waiting for it. */
export async function orderConversion(
  context: Pick<Context, 'tasks' | 'db'>,
  order: NewOrder & { userId: string; orderId?: string },
): Promise<void> {
  const whole = { orderId: randomUUID(), ...order };
  await context.tasks.send(context.db, convertTask, whole, { key: order.documentId });
}

/**
 * Orders a conversion and waits for it. `begin` decides in its own transaction what to convert; the worker sees the order
 * once that is committed. Returns the outcome, or null after a timeout.
 */
export function awaitConversion(
  platform: Platform,
  userId: string,
  { timeoutMs, begin }: { timeoutMs: number; begin: (context: Context) => Promise<NewOrder> },
): Promise<Conversion | null> {
  const orderId = randomUUID();
  return awaitEvent(platform, userId, {
    timeoutMs,
    begin: async (context) => orderConversion(context, { ...(await begin(context)), userId, orderId }),
    accept(event) {
      const conversion = event.type === documentChanged ? Conversion.safeParse(event.data).data : undefined;
      return conversion?.orderId === orderId ? conversion : undefined;
    },
  });
}
