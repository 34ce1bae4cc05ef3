import { describeJobs } from '#backend/jobs/describe-jobs.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { JobApplication } from '#contract/expert-apply.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { Problem } from '#domain/problem.ts';
import { findApplication, listApplicationRows } from './application.store.ts';
import { presentApplication } from './present-application.ts';
import { requireOwnProfile } from './require-own-profile.ts';

interface Viewing {
  documentId: string;
  showDeveloperMessages: boolean;
}

export async function listApplications(
  context: UserContext,
  input: Viewing & { statuses: ApplicationStatus[]; page: number; size: number },
) {
  const { document } = await requireOwnProfile(context, input.documentId);
  const { total, rows } = await listApplicationRows(context, { ...input, userId: context.user.id });
  const jobs = await describeJobs(context, { document, jobIds: rows.map((row) => row.jobId) });
  const results = rows.flatMap((row): JobApplication[] => {
    const job = jobs.get(row.jobId);
    return job ? [presentApplication(row, job, input)] : [];
  });
  return { results, totalPages: Math.ceil(total / input.size), totalRecords: total, continuationToken: null };
}

export async function getApplication(
  context: UserContext,
  input: Viewing & { applicationId: string },
): Promise<JobApplication> {
  const { document } = await requireOwnProfile(context, input.documentId);
  const application = await findApplication(context, input.applicationId, { userId: context.user.id });
  const jobs = application && (await describeJobs(context, { document, jobIds: [application.jobId] }));
  const job = application && jobs?.get(application.jobId);
  if (!application || !job) throw new Problem('not_found');
  return presentApplication(application, job, input);
}

/** Ids and statuses only; the screens use it for counts. */
export async function summarizeApplications(
  context: UserContext,
  input: {
    documentId: string;
    statuses: ApplicationStatus[];
    page: number;
    size: number;
    descending: boolean;
  },
) {
  await requireOwnProfile(context, input.documentId);
  const { total, rows } = await listApplicationRows(context, { ...input, userId: context.user.id });
  return {
    results: rows.map((row) => ({
      id: row.id,
      jobId: row.jobId,
      jobApplicationStatus: row.status,
      createdAt: row.createdAt.toISOString(),
    })),
    totalPages: Math.ceil(total / input.size),
    totalRecords: total,
    continuationToken: null,
  };
}
