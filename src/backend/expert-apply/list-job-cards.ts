import { matchJobs } from '#backend/jobs/match-jobs.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { JobCard } from '#contract/expert-apply.ts';
import { findApplicationsOfJobs } from './application.store.ts';
import { requireOwnProfile } from './require-own-profile.ts';

/** A page of matched jobs; a job that has an application carries its status. */
export async function listJobCards(
  context: UserContext,
  input: { documentId: string; page: number; size: number; eligible?: boolean },
) {
  const { document } = await requireOwnProfile(context, input.documentId);
  const { page, size, eligible } = input;
  const matched = await matchJobs(context, {
    document,
    page,
    size,
    ...(eligible !== undefined && { eligible }),
  });
  const ids = matched.results.map((job) => job.id);
  const applications = await findApplicationsOfJobs(context.db, context.user.id, ids);
  const results: JobCard[] = matched.results.map((job) => ({
    ...job,
    application: applications.get(job.id) ?? null,
  }));
  return { ...matched, results, continuationToken: null };
}
