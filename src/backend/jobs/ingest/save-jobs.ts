import { sql } from 'kysely';
import { enrichJob, readingRules } from '#backend/jobs/record/enrich-job.ts';
import { addLocations, renewLocations } from '#backend/jobs/record/job-locations.store.ts';
import { findJobsById, upsertJobs } from '#backend/jobs/record/jobs.store.ts';
import { listOutdated, markClosed, markVerified, writeRules } from '#backend/jobs/record/postings.store.ts';
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

/** Marks postings as still open. Those that were read by older rules are read again from their stored text. */
export async function confirmJobs(
  context: Context,
  { jobIds, checkAt }: { jobIds: string[]; checkAt: Date | null },
): Promise<void> {
  const outdated = await listOutdated(context.db, jobIds, readingRules, batchSize);
  const jobs = await findJobsById(context.db, outdated);
  if (jobs.length > 0) {
    await upsertJobs(context.db, jobs.map(withoutReadings).map(enrichJob));
    await writeRules(context.db, outdated, readingRules);
  }
  await markVerified(context.db, jobIds, { at: context.now(), checkAt });
}

/** As the source gave it: sources give no skills and no category, and pay with a quote is from the text. */
function withoutReadings(job: SourcedJob): SourcedJob {
  return { ...job, pay: job.pay?.quote === undefined ? job.pay : null, skills: [], category: null };
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
