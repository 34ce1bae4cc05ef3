import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '#backend/platform/platform.ts';
import { takeHost } from './attempt.store.ts';

/** Waits until the employer's host may be visited again, across all workers. */
export async function takeTurn(platform: Platform, url: string, signal?: AbortSignal): Promise<void> {
  const { host } = new URL(url);
  const spacingMs = platform.config.hostSpacingMs;
  if (spacingMs === 0) return;
  while (!(await takeHost(platform.database.kysely, host, spacingMs, platform.now()))) {
    await sleep(Math.min(spacingMs, 250), undefined, signal ? { signal } : {});
  }
}
