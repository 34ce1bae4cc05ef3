import { enrichJob } from '#backend/jobs/record/enrich-job.ts';
import { upsertJobs } from '#backend/jobs/record/jobs.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { cleanHtmlInChild } from '#backend/platform/html/clean-html-in-child.ts';
import type { SourcedJob } from '#domain/job/job.ts';

const batchSize = 500;

/** Stores postings by ATS, tenant and posting; a known one keeps its id. Answers the ids in order. */
export async function saveJobs(context: Context, input: { jobs: SourcedJob[] }): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < input.jobs.length; at += batchSize) {
    const batch = input.jobs.slice(at, at + batchSize);
    const descriptions = await cleanHtmlInChild(batch.map(({ description }) => description));
    const rows = batch.map((job, index) => enrichJob({ ...job, description: descriptions[index] ?? '' }));
    ids.push(...(await upsertJobs(context.db, rows)));
  }
  return ids;
}
