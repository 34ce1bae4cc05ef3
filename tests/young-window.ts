import { setTimeout as wait } from 'node:timers/promises';

/** Limits are counted in windows of the clock: a test must not straddle two, also where everything takes long. */
export async function waitForYoungWindow(windowSeconds: number, neededMs = 30_000): Promise<void> {
  const left = windowSeconds * 1000 - (Date.now() % (windowSeconds * 1000));
  if (left < neededMs) await wait(left);
}
