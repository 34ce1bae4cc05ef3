import { findJob } from '#backend/jobs/record/find-job.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { dayMs } from '#domain/job/freshness.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import { normalizePosting } from './normalize-posting.ts';
import { createPoliteFetch } from './polite-fetch.ts';
import { readLink } from './read-link.ts';
import { closeJobs, confirmJobs } from './save-jobs.ts';

/** Checks whether a posting that no board lists is still open, and closes it if not. An unreadable site is retried tomorrow. */
export async function checkJob(
  platform: Platform,
  input: { jobId: string; signal?: AbortSignal },
): Promise<void> {
  const job = await inTransaction(platform, (context) => findJob(context, input));
  if (!job || job.closedAt) return;
  const fetch = createPoliteFetch(platform, input.signal ? { signal: input.signal } : {});
  const read = await readLink(fetch, job.jobUrl, platform.config.originMap).catch((error: unknown) => {
    if (error instanceof SourceTrouble) return null;
    throw error;
  });
  if (!read || read.outcome === 'none') return;
  const now = platform.now();
  const isOpen = read.outcome === 'read' && normalizePosting(read.posting, now) !== null;
  await inTransaction(platform, async (context) => {
    if (!isOpen) await closeJobs(context, { jobIds: [job.id] });
    else await confirmJobs(context, { jobIds: [job.id], checkAt: new Date(now.getTime() + dayMs) });
  });
}
