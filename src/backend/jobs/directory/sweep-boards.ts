import { checkSource } from '#backend/jobs/ingest/check-source.ts';
import { claimProspect, countDirectoryJobs, findSweep } from '#backend/jobs/record/sweep.store.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';

/** Slightly less than the time between two rounds. */
const roundMs = 4.5 * 60 * 1000;

/** Reads the boards of a system one by one until the round ends or the hourly budget is used up. */
export async function sweepBoards(
  platform: Platform,
  { system, signal }: { system: string; signal?: AbortSignal },
): Promise<void> {
  const end = platform.now().getTime() + roundMs;
  if (!(await inTransaction(platform, ({ db }) => hasRoom(db)))) return;
  while (platform.now().getTime() < end) {
    signal?.throwIfAborted();
    const sourceId = await inTransaction(platform, ({ db }) => claimProspect(db, system, platform.now()));
    if (!sourceId) return;
    await checkSource(platform, { sourceId, ...(signal && { signal }) });
  }
}

async function hasRoom(db: Db): Promise<boolean> {
  const sweep = await findSweep(db);
  return sweep !== null && (await countDirectoryJobs(db)) < sweep.mostJobs;
}
