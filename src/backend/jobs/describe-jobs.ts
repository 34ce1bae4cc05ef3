import type { Context } from '#backend/platform/context.ts';
import type { JobDetail } from '#contract/expert-apply.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { findWarnings } from '#domain/job/find-warnings.ts';
import type { MatchProfile } from '#domain/job/match-profile.ts';
import { readSignals } from '#domain/job/read-signals.ts';
import { scoreMatch } from '#domain/job/score-match.ts';
import { findFeedback, findOpenedJobs } from './feedback.store.ts';
import { findJobsById, findReposts } from './jobs.store.ts';
import { locateProfile } from './locate-profile.ts';
import { toJobDetail } from './to-job-detail.ts';

/** Jobs by id as their owner of the document sees them: score, reasons, warnings, signals, own feedback. */
export async function describeJobs(
  context: Context,
  input: { document: UserDocument; jobIds: string[]; profile?: MatchProfile },
): Promise<Map<string, JobDetail>> {
  const { document, jobIds } = input;
  if (jobIds.length === 0) return new Map();
  const now = context.now();
  const profile = input.profile ?? locateProfile(document, now);
  const jobs = await findJobsById(context.db, jobIds);
  const feedback = await findFeedback(context.db, document.userId, jobIds);
  const opened = await findOpenedJobs(context.db, document.userId, jobIds);
  const reposts = await findReposts(context.db, jobIds);
  return new Map(
    jobs.map((job) => [
      job.id,
      toJobDetail(job, {
        match: scoreMatch(profile, job, now),
        warnings: findWarnings(profile, job),
        signals: readSignals(job, { reposts: reposts.get(job.id), now }),
        feedback: feedback.get(job.id),
        opened: opened.has(job.id),
        now,
      }),
    ]),
  );
}
