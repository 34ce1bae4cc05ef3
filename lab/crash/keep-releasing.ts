import { setTimeout as wait } from 'node:timers/promises';
import { listHolds, releaseHold } from '#backend/expert-apply/hold/place-hold.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';

const everyMs = 500;

/**
 * Plays the operator during a crash test: crashes leave applications unconfirmed, and the resulting holds are
 * released.
 */
export function keepReleasing(platform: Platform): { stop: () => Promise<void> } {
  const over = new AbortController();
  const releaseAll = () =>
    inTransaction(platform, async (context) => {
      for (const { scope, name } of await listHolds(context)) await releaseHold(context, { scope, name });
    });
  const work = async () => {
    while (!over.signal.aborted) {
      // The database may just have been killed.
      await releaseAll().catch(() => undefined);
      await wait(everyMs, undefined, { signal: over.signal }).catch(() => undefined);
    }
  };
  const done = work();
  return {
    stop() {
      over.abort();
      return done;
    },
  };
}
