import { saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { toPosting } from '#demo/demo-jobs.ts';
import { addPracticeJobs } from '#practice/catalog/practice-jobs.ts';
import { openSampleJobs } from './generate-job.ts';

const seed = 1;
const employersOfEachKind = 12;
const batchSize = 100;

/** Adds sample jobs of the practice employers in batches and returns how many. */
export async function addSampleJobs(
  platform: Platform,
  input: { practiceOrigin: string; count: number; signal: AbortSignal },
): Promise<number> {
  const { practiceOrigin, count, signal } = input;
  const makeJob = openSampleJobs({ seed, employers: employersOfEachKind });
  let made = 0;
  while (made < count && !signal.aborted) {
    const size = Math.min(batchSize, count - made);
    const batch = Array.from({ length: size }, (_, place) => makeJob(made + place));
    addPracticeJobs(batch);
    const jobs = batch.map((job) => toPosting(job, practiceOrigin, platform.now()));
    await inTransaction(platform, (context) => saveJobs(context, { jobs }));
    made += size;
  }
  return made;
}
