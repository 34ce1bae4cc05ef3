import type { Context } from '#backend/platform/context.ts';
import type { JobDetail } from '#contract/expert-apply.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { readMatchProfile } from '#domain/job/match-profile.ts';
import { scoreMatch } from '#domain/job/score-match.ts';
import { findFeedback } from './feedback.store.ts';
import { listOpenJobs } from './jobs.store.ts';
import { toJobDetail } from './to-job-detail.ts';

/** How many of the newest jobs are scored for one answer. */
const candidateLimit = 2000;

export interface MatchedJobs {
  results: JobDetail[];
  totalPages: number;
  totalRecords: number;
}

/** A page of the person's matches: best score first, then newest. Disliked and removed jobs are left out. */
export async function matchJobs(
  context: Context,
  input: { document: UserDocument; page: number; size: number; excludeJobIds?: string[]; eligible?: boolean },
): Promise<MatchedJobs> {
  const now = context.now();
  const profile = readMatchProfile(input.document, now);
  const excluded = new Set(input.excludeJobIds);
  const jobs = await listOpenJobs(context.db, input.document.userId, candidateLimit);
  const matches = jobs
    .filter((job) => !excluded.has(job.id))
    .filter((job) => input.eligible === undefined || job.eligibleForExpertApply === input.eligible)
    .flatMap((job) => {
      const match = scoreMatch(profile, job, now);
      return match ? [{ job, match }] : [];
    })
    .toSorted((a, b) => b.match.score - a.match.score || b.job.postedDate.localeCompare(a.job.postedDate));
  const shown = matches.slice((input.page - 1) * input.size, input.page * input.size);
  const ids = shown.map(({ job }) => job.id);
  const feedback = await findFeedback(context.db, input.document.userId, ids);
  return {
    results: shown.map(({ job, match }) => toJobDetail(job, { match, feedback: feedback.get(job.id), now })),
    totalPages: Math.ceil(matches.length / input.size),
    totalRecords: matches.length,
  };
}
