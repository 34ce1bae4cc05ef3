import type { Platform } from '#backend/platform/platform.ts';

const dayMs = 86_400_000;

/** The same services some days ago. The clock there keeps ticking, so that what happens in a row is in order. */
export function moveClock(platform: Platform, daysAgo: number): Platform {
  const { now } = platform;
  return { ...platform, now: () => new Date(now().getTime() - daysAgo * dayMs) };
}
