import { randomUUID } from 'node:crypto';
import { cleanHtml } from '#backend/platform/clean-html.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Job } from '#domain/job/job.ts';
import { upsertJob } from './jobs.store.ts';

/** Stores postings by ATS, tenant and posting; a known one keeps its id. Answers the ids in order. */
export async function saveJobs(context: Context, input: { jobs: Omit<Job, 'id'>[] }): Promise<string[]> {
  const ids: string[] = [];
  for (const job of input.jobs)
    ids.push(
      await upsertJob(context.db, { ...job, id: randomUUID(), description: cleanHtml(job.description) }),
    );
  return ids;
}
