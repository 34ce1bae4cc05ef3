import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '#backend/platform/platform.ts';
import { type ApiProcess, startTwoApis } from '#lab/tracker/start-api.ts';

export interface Stop {
  answered: number;
  /** Accepted and never answered, or answered with a failure. */
  dropped: string[];
  exitCode: number | null;
}

const clients = 8;
const loadMs = 400;
const warmAfter = 40;
const lookEveryMs = 50;

/**
 * Stops one of two APIs while people send requests to both, through a load balancer that checks which one is
 * ready.
 */
export async function stopUnderLoad(
  platform: Platform,
  { cookie, path }: { cookie: string; path: string },
): Promise<Stop> {
  const apis = await startTwoApis(platform);
  const stop: Stop = { answered: 0, dropped: [], exitCode: null };
  const over = new AbortController();
  const ready = new Set<ApiProcess>(apis);
  const lookAt = async (api: ApiProcess) => {
    while (!over.signal.aborted) {
      const reply = await fetch(`${api.origin}/readyz`).catch(() => null);
      if (reply?.ok) ready.add(api);
      else ready.delete(api);
      await wait(lookEveryMs);
    }
  };
  const askOn = async (first: number) => {
    for (let turn = first; !over.signal.aborted; turn++) {
      const api = [...ready][turn % ready.size];
      try {
        const reply = await fetch(`${api?.origin}${path}`, { headers: { cookie } });
        await reply.arrayBuffer();
        if (reply.ok || reply.status === 429) stop.answered += 1;
        else stop.dropped.push(`status ${reply.status}`);
      } catch (error) {
        const { code } = (error as { cause?: { code?: string } }).cause ?? {};
        // Never accepted, so not dropped: a load balancer sends it to the next one.
        if (code === 'ECONNREFUSED' && api === apis[0]) ready.delete(api);
        else stop.dropped.push(String(code));
      }
    }
  };
  const load = [...apis.map(lookAt), ...Array.from({ length: clients }, (_, index) => askOn(index))];
  // Not before there is load: a process that just started is slow to report that it is stopping.
  do await wait(loadMs);
  while (stop.answered < warmAfter && stop.dropped.length === 0);
  stop.exitCode = await apis[0].stop();
  await wait(loadMs);
  over.abort();
  await Promise.all(load);
  await apis[1].kill();
  return stop;
}
