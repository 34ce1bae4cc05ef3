import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Platform } from '#backend/platform/platform.ts';
import { judge, type Verdict } from './judge.ts';
import { type Figures, percentile, readCpu, readOwnCpu, round } from './measure.ts';
import type { BenchHome } from './open-bench-home.ts';
import { updateJobs } from './update-jobs.ts';

export const cores = availableParallelism();
const askers = cores * 2;
const updatedShare = 0.05;

interface Load<Item> {
  items: readonly Item[];
  ask: (platform: Platform, item: Item) => Promise<unknown>;
}

/** The same work by many at once, then at half of what the machine can do while jobs are updated. */
export async function measureTogether<Item>(
  home: Pick<BenchHome, 'open'>,
  input: Load<Item> & {
    /** Measured one after the other, on the quiet machine. */
    quiet: Figures;
    jobs: number;
    /** At full load; the updates at half load are spread over five times as long. */
    seconds: number;
    tell: (step: string) => void;
  },
) {
  const { quiet, jobs, seconds, tell } = input;
  const together = home.open(askers + 1);
  const fullLoad = await askAtFullLoad(together, input, seconds);
  tell(`at full load ${fullLoad.perSecond} per second`);
  const updatedJobs = Math.ceil(jobs * updatedShare);
  const updating = home.open(1);
  const halfLoad = await askAtRate(together, {
    ...input,
    perSecond: (fullLoad.freeCores / 2 / quiet.cpuMs.mean) * 1000,
    beside: () => updateJobs(updating, { count: updatedJobs, perSecond: updatedJobs / (seconds * 5) }),
  });
  tell(`at half load ${halfLoad.wallMs.p95} ms wall (p95) while ${updatedJobs} jobs were updated`);
  return {
    fullLoad: {
      ...fullLoad,
      shareOfPossible: round(fullLoad.perSecond / ((fullLoad.freeCores / quiet.cpuMs.mean) * 1000)),
    },
    halfLoad: { ...halfLoad, updatedJobs, p95TimesQuiet: round(halfLoad.wallMs.p95 / quiet.wallMs.p95) },
  };
}

/**
 * As many at once as keep every core busy; returns how many per second and how many cores other programs left
 * free.
 */
async function askAtFullLoad<Item>(platform: Platform, { items, ask }: Load<Item>, seconds: number) {
  const pids = await openConnections(platform);
  const readOwn = () => readOwnCpu() + pids.reduce((sum, pid) => sum + readCpu(pid), 0);
  const [busy, own] = [readBusy(), readOwn()];
  const from = performance.now();
  let done = 0;
  const asker = async () => {
    while (performance.now() - from < seconds * 1000) {
      await ask(platform, items[done % items.length] as Item);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: askers }, asker));
  const elapsed = (performance.now() - from) / 1000;
  const ofOthers = Math.max(0, readBusy() - busy - (readOwn() - own) / 1000) / elapsed;
  return { perSecond: round(done / elapsed), freeCores: round(Math.max(0.1, cores - ofOthers)) };
}

/** All at once, so that each has its own warm connection. */
async function openConnections({ database: { kysely } }: Platform): Promise<number[]> {
  const pids = await Promise.all(
    Array.from({ length: askers }, async () => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid, pg_sleep(0.2)`.execute(
        kysely,
      );
      return rows[0]?.pid ?? 0;
    }),
  );
  return [...new Set(pids)];
}

/** Requests arrive evenly, whether or not earlier ones are answered, while `beside` runs. */
async function askAtRate<Item>(
  platform: Platform,
  input: Load<Item> & { perSecond: number; beside: () => Promise<unknown> },
) {
  const { items, ask, perSecond, beside } = input;
  const wall: number[] = [];
  const running: Promise<void>[] = [];
  let refused = 0;
  const progress = { ended: false };
  const other = beside().finally(() => {
    progress.ended = true;
  });
  const from = performance.now();
  while (!progress.ended) {
    const due = from + (running.length / perSecond) * 1000;
    await wait(Math.max(0, due - performance.now()));
    const item = items[running.length % items.length] as Item;
    // Measured from when it was due: waiting in the queue counts, and so does a request that timed out.
    const answered = ask(platform, item).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes('timeout exceeded'))) throw error;
      refused += 1;
    });
    running.push(answered.then(() => void wall.push(performance.now() - due)));
  }
  await Promise.all([other, ...running]);
  return { asked: wall.length, refused, wallMs: { p50: percentile(wall, 0.5), p95: percentile(wall, 0.95) } };
}

/** Seconds all cores together have worked since the machine started; 0 if the system doesn't report it. */
function readBusy(): number {
  try {
    const [user = 0, nice = 0, system = 0] = (
      /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? ''
    )
      .split(' ')
      .map(Number);
    return (user + nice + system) / 100;
  } catch {
    return 0;
  }
}

export function judgeTogether({
  fullLoad,
  halfLoad,
}: Awaited<ReturnType<typeof measureTogether>>): Verdict[] {
  return [
    judge(
      'concurrent, as a share of free cores ÷ mean CPU',
      Math.round(fullLoad.shareOfPossible * 100),
      { atLeast: 85 },
      '%',
    ),
    judge(
      'half load while 5% of the jobs are updated, p95 relative to quiet',
      halfLoad.p95TimesQuiet,
      { atMost: 4 },
      'times wall',
    ),
  ];
}
