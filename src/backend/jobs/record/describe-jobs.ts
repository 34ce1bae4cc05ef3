import type { Context } from '#backend/platform/context.ts';
import type { JobDetail } from '#contract/applications/job-application.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { findWarnings } from '#domain/job/find-warnings.ts';
import type { MatchProfile } from '#domain/job/match-profile.ts';
import { readSignals } from '#domain/job/read-signals.ts';
import { scoreMatch } from '#domain/job/score-match.ts';
import { findHistories } from './feedback.store.ts';
import { findJobsById } from './jobs.store.ts';
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
  const histories = await findHistories(context.db, document.userId, jobIds);
  return new Map(
    jobs.map((job) => {
      const history = histories.get(job.id);
      const detail = toJobDetail(job, {
        match: scoreMatch(profile, job, now),
        warnings: findWarnings(profile, job),
        signals: readSignals(job, { reposts: history?.reposts, now }),
        feedback: history?.feedback ?? undefined,
        opened: history?.opened === true,
        now,
      });
      return [job.id, detail];
    }),
  );
}
