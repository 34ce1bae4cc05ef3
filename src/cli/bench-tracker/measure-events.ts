import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { eventStreamPath } from '#contract/event-stream.ts';
import type { TrackedPerson } from './add-tracked-person.ts';

const betweenMs = 1000;

/** Milliseconds from the commit of a change to its arrival on an open stream, once for each of these people. */
export async function measureEvents(
  platform: Platform,
  origin: string,
  people: readonly TrackedPerson[],
): Promise<number[]> {
  const times: number[] = [];
  for (const person of people) {
    const stop = new AbortController();
    const reply = await fetch(origin + eventStreamPath, {
      headers: { cookie: person.cookie },
      signal: stop.signal,
    });
    const reader = reply.body?.getReader();
    if (!reader) throw new Error('The stream did not open');
    const arrived = (async () => {
      const decoder = new TextDecoder();
      for (let text = ''; !text.includes('application-changed'); ) {
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream ended');
        text += decoder.decode(value, { stream: true });
      }
      return performance.now();
    })();
    await wait(betweenMs);
    await inTransaction(platform, (context) =>
      context.publish(person.user.id, { type: 'application-changed', data: {} }),
    );
    const committed = performance.now();
    times.push((await arrived) - committed);
    stop.abort();
  }
  return times;
}
