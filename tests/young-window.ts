import { setTimeout as wait } from 'node:timers/promises';

/** Limits are counted in clock windows: a test must not span two of them, even when everything is slow. */
export async function waitForYoungWindow(windowSeconds: number, neededMs = 30_000): Promise<void> {
  const left = windowSeconds * 1000 - (Date.now() % (windowSeconds * 1000));
  if (left < neededMs) await wait(left);
}
