import { takeTurn as takeHostTurn } from '#backend/platform/network/host-turns.ts';
import type { Platform } from '#backend/platform/platform.ts';

/** Waits until the employer's host may be visited again, across all workers. */
export async function takeTurn(platform: Platform, url: string, signal?: AbortSignal): Promise<void> {
  const keepMs = platform.config.hostSpacingMs;
  if (keepMs === 0) return;
  await takeHostTurn(platform, new URL(url).host, { keepMs, ...(signal && { signal }) });
}
