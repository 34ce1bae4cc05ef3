import { sql } from 'kysely';
import { enrichJob } from '#backend/jobs/record/enrich-job.ts';
import { addLocations, renewLocations } from '#backend/jobs/record/job-locations.store.ts';
import { upsertJobs } from '#backend/jobs/record/jobs.store.ts';
import { markClosed } from '#backend/jobs/record/postings.store.ts';
import { jobsClosedTask } from '#backend/jobs/record/task-definitions.ts';
import type { Context } from '#backend/platform/context.ts';
import { cleanHtmlInChild } from '#backend/platform/html/clean-html-in-child.ts';
import type { SourcedJob } from '#domain/job/job.ts';

const batchSize = 500;

/** Stores postings by system, tenant, and posting id, and returns their ids in order; known postings keep theirs. */
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

/** Closes postings that their employers took down: they disappear from lists, and prepared applications end. Returns those that were open. */
export async function closeJobs(context: Context, input: { jobIds: string[] }): Promise<string[]> {
  const closed = await markClosed(context.db, input.jobIds, context.now());
  if (closed.length > 0) await renewLocations(context.db, closed);
  for (let at = 0; at < closed.length; at += batchSize)
    await context.tasks.send(context.db, jobsClosedTask, { jobIds: closed.slice(at, at + batchSize) });
  return closed;
}

/** Writes the location rows of all jobs at once, after many were copied in without `saveJobs`. */
export function fillLocations(context: Pick<Context, 'db'>): Promise<void> {
  return addLocations(context.db, sql`true`);
}
