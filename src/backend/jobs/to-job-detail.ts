import type { JobDetail } from '#contract/expert-apply.ts';
import { readFreshness } from '#domain/job/freshness.ts';
import type { Job } from '#domain/job/job.ts';
import type { MatchScore } from '#domain/job/match-score.ts';
import type { StoredFeedback } from './feedback.store.ts';

export function toJobDetail(
  job: Job,
  personal: { match: MatchScore | null; feedback: StoredFeedback | undefined; now: Date },
): JobDetail {
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    score: personal.match?.score ?? null,
    reasons: personal.match?.reasons ?? [],
    ats: job.ats,
    postedDate: job.postedDate,
    ...readFreshness(job, personal.now),
    isLiked: personal.feedback === 'like',
    isDisliked: personal.feedback === 'dislike',
    applyUrl: job.applyUrl,
    jobUrl: job.jobUrl,
    eligibleForExpertApply: job.eligibleForExpertApply,
    jobLocations: job.jobLocations,
    remoteOptions: [job.remoteOption],
    employmentType: job.employmentType,
    pay: job.pay,
    company: job.company,
  };
}
