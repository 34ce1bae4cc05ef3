import { saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { MakePosting } from './fill-database.ts';
import { measureEach } from './measure.ts';

const batchSize = 100;
const batchCount = 10;

/**
 * Saves new postings the usual way, in batches, as a source delivers them; returns how many a core saves per
 * second.
 */
export async function measureIngest(
  platform: Platform,
  from: number,
  postings: MakePosting,
): Promise<number> {
  const batches = Array.from({ length: batchCount }, (_, at) =>
    Array.from({ length: batchSize }, (__, place) => postings(from + at * batchSize + place)),
  );
  const { cpuMs } = await measureEach(platform.database, batches, (jobs) =>
    inTransaction(platform, (context) => saveJobs(context, { jobs })),
  );
  return Math.round((batchSize / cpuMs.mean) * 1000);
}
