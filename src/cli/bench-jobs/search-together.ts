import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { searchJobs } from '#backend/jobs/search-jobs.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { JobSearch } from '#contract/jobs.ts';
import { percentile, readCpu, readOwnCpu, round } from './measure.ts';

export const cores = availableParallelism();
export const searchers = cores * 2;

/** As many searchers as keep every core busy; answers searches a second and how many cores other programs left free. */
export async function searchAtFullLoad(platform: Platform, searches: readonly JobSearch[], seconds: number) {
  const pids = await openConnections(platform);
  const readOwn = () => readOwnCpu() + pids.reduce((sum, pid) => sum + readCpu(pid), 0);
  const [busy, own] = [readBusy(), readOwn()];
  const from = performance.now();
  let done = 0;
  const searcher = async () => {
    while (performance.now() - from < seconds * 1000) {
      await ask(platform, searches[done % searches.length] as JobSearch);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: searchers }, searcher));
  const elapsed = (performance.now() - from) / 1000;
  const ofOthers = Math.max(0, readBusy() - busy - (readOwn() - own) / 1000) / elapsed;
  return { perSecond: round(done / elapsed), freeCores: round(cores - ofOthers) };
}

/** All at once, so that each searcher has a warm connection of its own. */
async function openConnections({ database: { kysely } }: Platform): Promise<number[]> {
  const pids = await Promise.all(
    Array.from({ length: searchers }, async () => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid, pg_sleep(0.2)`.execute(
        kysely,
      );
      return rows[0]?.pid ?? 0;
    }),
  );
  return [...new Set(pids)];
}

/** Searches that arrive evenly, whether or not earlier ones are answered, while `beside` goes on. */
export async function searchAtRate(
  platform: Platform,
  input: { searches: readonly JobSearch[]; perSecond: number; beside: () => Promise<unknown> },
) {
  const { searches, perSecond, beside } = input;
  const wall: number[] = [];
  const running: Promise<void>[] = [];
  const progress = { ended: false };
  const other = beside().finally(() => {
    progress.ended = true;
  });
  const from = performance.now();
  while (!progress.ended) {
    const due = from + (running.length / perSecond) * 1000;
    await wait(Math.max(0, due - performance.now()));
    const search = searches[running.length % searches.length] as JobSearch;
    // Measured from when it was due: a searcher who waits for the queue waits too.
    running.push(ask(platform, search).then(() => void wall.push(performance.now() - due)));
  }
  await Promise.all([other, ...running]);
  return { searches: wall.length, wallMs: { p50: percentile(wall, 0.5), p95: percentile(wall, 0.95) } };
}

/** As a re-check does it: most postings are only confirmed, every fifth has new words. */
export async function updateJobs(
  { database: { kysely } }: Platform,
  input: { count: number; perSecond: number },
): Promise<void> {
  const batch = 50;
  const from = performance.now();
  for (let done = 0; done < input.count; done += batch) {
    await sql`UPDATE jobs SET last_verified_at = now(),
        title = CASE WHEN seq % 5 = 0 THEN title || ' Wanted' ELSE title END
      WHERE id IN (SELECT id FROM job_search WHERE seq > ${done * 19} ORDER BY seq LIMIT ${batch})`.execute(
      kysely,
    );
    await wait(Math.max(0, from + ((done + batch) / input.perSecond) * 1000 - performance.now()));
  }
}

function ask(platform: Platform, search: JobSearch) {
  return inTransaction(platform, (context) => searchJobs(context, search), { readOnly: true });
}

/** Seconds all cores together have worked since the machine started; 0 where the system does not tell. */
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
