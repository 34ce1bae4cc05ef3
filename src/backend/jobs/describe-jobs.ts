import type { Context } from '#backend/platform/context.ts';
import type { JobDetail } from '#contract/expert-apply.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { readMatchProfile } from '#domain/job/match-profile.ts';
import { scoreMatch } from '#domain/job/score-match.ts';
import { findFeedback } from './feedback.store.ts';
import { findJobsById } from './jobs.store.ts';
import { toJobDetail } from './to-job-detail.ts';

/** Jobs by id as their owner of the document sees them: score, reasons, own feedback. */
export async function describeJobs(
  context: Context,
  input: { document: UserDocument; jobIds: string[] },
): Promise<Map<string, JobDetail>> {
  const now = context.now();
  const profile = readMatchProfile(input.document, now);
  const jobs = await findJobsById(context.db, input.jobIds);
  const feedback = await findFeedback(context.db, input.document.userId, input.jobIds);
  return new Map(
    jobs.map((job) => {
      const match = scoreMatch(profile, job, now);
      return [job.id, toJobDetail(job, { match, feedback: feedback.get(job.id), now })];
    }),
  );
}
