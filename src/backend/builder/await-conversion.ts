import { randomUUID } from 'node:crypto';
import type { Context } from '#backend/platform/context.ts';
import { eventChannel, findEvent, listEventsAfter } from '#backend/platform/events.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { Conversion, type ConversionOrder, convertTask, documentChanged } from './task-definitions.ts';

type NewOrder = Omit<ConversionOrder, 'orderId' | 'userId'>;

export async function orderConversion(
  context: Pick<Context, 'tasks' | 'db'>,
  order: NewOrder & { userId: string; orderId?: string },
): Promise<void> {
  const whole = { orderId: randomUUID(), ...order };
  await context.tasks.send(context.db, convertTask, whole, { key: order.documentId });
}

/**
 * `begin` decides in its own transaction what to convert; the worker sees the order once that is committed. Answers
 * how it ended, or null when the time is over first.
 */
export async function awaitConversion(
  platform: Platform,
  userId: string,
  { timeoutMs, begin }: { timeoutMs: number; begin: (context: Context) => Promise<NewOrder> },
): Promise<Conversion | null> {
  const orderId = randomUUID();
  const { kysely, listen } = platform.database;
  const ended = Promise.withResolvers<Conversion | null>();
  const offer = (event: { type: string; data: object } | null) => {
    const conversion = event?.type === documentChanged ? Conversion.safeParse(event.data).data : undefined;
    if (conversion?.orderId === orderId) ended.resolve(conversion);
  };
  const lookUp = async (payload: string) => {
    const [owner, id] = payload.split(' ');
    if (owner === userId) offer(await findEvent(kysely, userId, Number(id)));
  };
  const failed = (error: unknown) => platform.log.warn({ err: error }, 'waiting for a conversion failed');
  const stopListening = await listen(
    eventChannel,
    (payload) => void lookUp(payload).catch(failed),
    () =>
      void listEventsAfter(kysely, userId, 0)
        .then((events) => events.forEach(offer))
        .catch(failed),
  );
  const timer = setTimeout(() => ended.resolve(null), timeoutMs);
  try {
    await inTransaction(platform, async (context) =>
      orderConversion(context, { ...(await begin(context)), userId, orderId }),
    );
    return await ended.promise;
  } finally {
    clearTimeout(timer);
    await stopListening();
  }
}
