import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { startSweep } from '#backend/jobs/directory/sweep.ts';
import { searchJobs } from '#backend/jobs/search/search-jobs.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { keepWorkers } from '#lab/crash/keep-workers.ts';
import { type Figure, saySeconds } from '#lab/figures/figure.ts';
import { openSweepHome } from '#lab/replay/open-sweep-home.ts';
import { findImpolite, startReplay, writeBoards } from '#lab/replay/replay-boards.ts';

const wantedJobs = 1000;
const limitMs = 5 * 60_000;
const killedAt = 300;
/** Two clocks: the product counts from the end of an answer, a server from the last byte it wrote. */
const pauseMs = 2000 - 25;

/**
 * `sweep [--boards N]`: from an empty database to the first 1,000 searchable jobs, with a worker that is killed on the
 * way, and whether every request was polite.
 */
export async function benchSweep(args: string[]): Promise<Figure[] | undefined> {
  const { values } = parseArgs({ args, options: { boards: { type: 'string', default: '200' } } });
  const replay = await startReplay(Number(values.boards));
  const home = await openSweepHome(replay.origins);
  const workers = keepWorkers({ env: home.env, count: 1 });
  try {
    const systems = new Set(replay.boards.map(({ kind }) => kind));
    const start = performance.now();
    await turnOn(home.platform, systems, writeBoards(join(home.env.DATA_DIR, 'boards'), replay.boards));
    let [reached, kill] = [0, 0];
    const readSince = (from: number) =>
      new Set(replay.visits.filter((visit) => from > 0 && visit.from > from).map(({ system }) => system));
    for (; performance.now() - start < 2 * limitMs; await wait(500)) {
      const found = await countSearchable(home.platform);
      if (kill === 0 && found >= killedAt) {
        workers.killOne(0);
        kill = performance.now();
      }
      if (reached === 0 && found >= wantedJobs) reached = performance.now();
      if (reached > 0 && systems.size === readSince(kill).size) break;
    }
    const impolite = findImpolite(replay.visits, pauseMs);
    const sum = {
      boards: replay.boards.length,
      systems: systems.size,
      jobsOffered: replay.jobs,
      jobsSearchable: await countSearchable(home.platform),
      boardsRead: await countRead(home.platform),
      millisecondsToThousand: reached === 0 ? null : Math.round(reached - start),
      killedAfterMilliseconds: kill === 0 ? null : Math.round(kill - start),
      systemsReadAfterKill: readSince(kill).size,
      requests: replay.visits.length,
      impolite: impolite.length,
    };
    console.log(JSON.stringify(sum, null, 2));
    const took = reached - start;
    return [
      {
        row: 'sweep',
        isMet:
          reached > 0 &&
          took <= limitMs &&
          impolite.length === 0 &&
          workers.kills() === 1 &&
          sum.systemsReadAfterKill === sum.systems,
        said: `${reached === 0 ? 'never' : saySeconds(took)} to the first 1,000 searchable jobs (${sum.boardsRead} of ${sum.boards} boards on ${sum.systems} systems read) · killed after ${saySeconds(kill - start)}, all ${sum.systemsReadAfterKill} systems resumed · ${sum.requests} requests, ${sum.impolite} of them too early or in parallel`,
      },
    ];
  } finally {
    await workers.stop();
    await home.close();
    await replay.close();
  }
}

/** As the console does, with the replay's boards in place of the directory. */
async function turnOn(platform: Platform, systems: Set<string>, boardsDir: string): Promise<void> {
  const choice = { fields: [], states: [], boardsPerHour: 10_000, mostJobs: 100_000 };
  await inTransaction(platform, (context) =>
    startSweep(context, { ...choice, systems: [...systems], boardsDir }),
  );
}

async function countSearchable(platform: Platform): Promise<number> {
  const query = { keywords: '', location: '', remote: false, fresh: false, page: 1, size: 1 };
  const found = await inTransaction(platform, (context) => searchJobs(context, query), { readOnly: true });
  return found.jobs.totalCount;
}

async function countRead({ database }: Platform): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM job_sources WHERE last_read_at IS NOT NULL`.execute(database.kysely);
  return rows[0]?.count ?? 0;
}
