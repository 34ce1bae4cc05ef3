import { setTimeout as wait } from 'node:timers/promises';
import type { OpenPage } from './open-page.ts';

const everyMs = 30_000;

export interface Polling {
  /** Milliseconds from when each request was due to its complete response. */
  times: number[];
  errors: number;
}

/**
 * Every page sends its request when due, spread evenly over the 30 seconds, however late the previous
 * response was.
 */
export async function pollCrowd(pages: readonly OpenPage[], seconds: number): Promise<Polling> {
  const polling: Polling = { times: [], errors: 0 };
  const start = performance.now();
  const ask = async (due: number, question: () => Promise<void>) => {
    try {
      await question();
      polling.times.push(performance.now() - due);
    } catch {
      polling.errors += 1;
    }
  };
  await Promise.all(
    pages.map(async (page, index) => {
      const first = start + (index / pages.length) * everyMs;
      for (let due = first; due < start + seconds * 1000; due += everyMs) {
        await wait(Math.max(0, due - performance.now()));
        if (!page.hasStream()) await page.openStream().catch(() => (polling.errors += 1));
        await Promise.all([ask(due, page.askList), ask(due, page.askCount)]);
      }
    }),
  );
  return polling;
}
