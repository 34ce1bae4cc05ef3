import type { JobDetail } from '#contract/applications/job-application.ts';
import type { JobWarning } from '#domain/job/find-warnings.ts';
import { readFreshness } from '#domain/job/freshness.ts';
import type { Job } from '#domain/job/job.ts';
import type { MatchScore } from '#domain/job/match-score.ts';
import type { PostingSignal } from '#domain/job/read-signals.ts';
import { nameSystem } from '#systems/systems.ts';
import type { StoredFeedback } from './feedback.store.ts';

export function toJobDetail(
  job: Job,
  personal: {
    match: MatchScore | null;
    warnings?: JobWarning[];
    signals?: PostingSignal[];
    feedback: StoredFeedback | undefined;
    opened?: boolean;
    now: Date;
  },
): JobDetail {
  const freshness = readFreshness(job, personal.now);
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    score: personal.match?.score ?? null,
    reasons: personal.match?.reasons ?? [],
    warnings: personal.warnings ?? [],
    signals: personal.signals ?? [],
    ats: job.ats,
    atsName: nameSystem(job.ats),
    postedDate: job.postedDate,
    lastVerifiedAt: job.lastVerifiedAt,
    ...freshness,
    showNewTag: freshness.showNewTag && personal.opened !== true,
    isLiked: personal.feedback === 'like',
    isDisliked: personal.feedback === 'dislike',
    applyUrl: job.applyUrl,
    jobUrl: job.jobUrl,
    eligibleForExpertApply: job.eligibleForExpertApply,
    jobLocations: job.jobLocations.map(({ city, state, country }) => ({ city, state, country })),
    remoteOptions: [job.remoteOption],
    employmentType: job.employmentType,
    pay: job.pay,
    company: job.company,
  };
}
