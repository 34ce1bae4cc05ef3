export const pollMs = 30_000;

/** Lists reload every 30 seconds; not while the person is away, and not while something is open or under way (D-175). */
export function pollEvery({ idle, paused }: { idle: boolean; paused: boolean }): number | false {
  return idle || paused ? false : pollMs;
}
