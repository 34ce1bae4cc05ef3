import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { OpenPage } from './open-page.ts';

const betweenMs = 1000;

/**
 * Milliseconds from committing a change until an open page was notified and has its new list, once a second.
 */
export async function measureEvents(
  platform: Platform,
  pages: readonly OpenPage[],
  seconds: number,
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    await wait(betweenMs);
    const open = pages.filter((page) => page.hasStream());
    const page = open[(turn * 7919) % open.length];
    if (!page) continue;
    const heard = page.awaitChange();
    await inTransaction(platform, (context) =>
      context.publish(page.person.user.id, { type: 'application-changed', data: {} }),
    );
    const committed = performance.now();
    await heard;
    await page.askList();
    times.push(performance.now() - committed);
  }
  return times;
}
