import type { Context } from './context.ts';
import { eventChannel, findEvent, listEventsAfter } from './events.ts';
import { inTransaction, type Platform } from './platform.ts';

/**
 * Starts work in a separate transaction and waits for the event that reports its outcome; null after a timeout. Listens
 * before it starts, so that no event is missed.
 */
export async function awaitEvent<Answer>(
  platform: Platform,
  userId: string,
  wait: {
    timeoutMs: number;
    begin: (context: Context) => Promise<void>;
    accept: (event: { type: string; data: object }) => Answer | undefined;
  },
): Promise<Answer | null> {
  const { kysely, listen } = platform.database;
  const ended = Promise.withResolvers<Answer | null>();
  const offer = (event: { type: string; data: object } | null) => {
    const answer = event ? wait.accept(event) : undefined;
    if (answer !== undefined) ended.resolve(answer);
  };
  const lookUp = async (payload: string) => {
    const [owner, id] = payload.split(' ');
    if (owner === userId) offer(await findEvent(kysely, userId, Number(id)));
  };
  const failed = (error: unknown) => platform.log.warn({ err: error }, 'waiting for an event failed');
  const stopListening = await listen(
    eventChannel,
    (payload) => void lookUp(payload).catch(failed),
    () =>
      void listEventsAfter(kysely, userId, 0)
        .then((events) => events.forEach(offer))
        .catch(failed),
  );
  const timer = setTimeout(() => ended.resolve(null), wait.timeoutMs);
  try {
    await inTransaction(platform, wait.begin);
    return await ended.promise;
  } finally {
    clearTimeout(timer);
    await stopListening();
  }
}
