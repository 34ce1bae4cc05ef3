import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '#backend/platform/platform.ts';
import { type ApiProcess, startApi } from '#cli/bench-tracker/start-api.ts';

export interface Stop {
  answered: number;
  /** Taken and never answered, or answered with a failure. */
  dropped: string[];
  exitCode: number | null;
}

const clients = 8;
const loadMs = 400;
const lookEveryMs = 50;

/** Asks one of two APIs to stop while people ask both of them things, through a balancer that looks who is ready. */
export async function stopUnderLoad(
  platform: Platform,
  { cookie, path, ports }: { cookie: string; path: string; ports: [number, number] },
): Promise<Stop> {
  const apis = await Promise.all(ports.map((port) => startApi(platform, port)));
  const stop: Stop = { answered: 0, dropped: [], exitCode: null };
  const over = new AbortController();
  let ready: ApiProcess[] = apis;
  const look = async () => {
    while (!over.signal.aborted) {
      const found = await Promise.all(apis.map((api) => fetch(`${api.origin}/readyz`).catch(() => null)));
      ready = apis.filter((_, index) => found[index]?.ok);
      await wait(lookEveryMs);
    }
  };
  const askOn = async (first: number) => {
    for (let turn = first; !over.signal.aborted; turn++) {
      try {
        const reply = await fetch(`${ready[turn % ready.length]?.origin}${path}`, { headers: { cookie } });
        await reply.arrayBuffer();
        if (reply.ok || reply.status === 429) stop.answered += 1;
        else stop.dropped.push(`status ${reply.status}`);
      } catch (error) {
        stop.dropped.push(String((error as { cause?: { code?: string } }).cause?.code));
      }
    }
  };
  const load = [look(), ...Array.from({ length: clients }, (_, index) => askOn(index))];
  await wait(loadMs);
  stop.exitCode = (await apis[0]?.stop()) ?? null;
  await wait(loadMs);
  over.abort();
  await Promise.all(load);
  await apis[1]?.stop();
  return stop;
}
