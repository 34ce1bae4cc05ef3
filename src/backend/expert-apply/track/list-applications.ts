import { findReuses } from '#backend/expert-apply/memory/find-reuses.ts';
import {
  type Application,
  findApplication,
  findApplicationOfJob,
} from '#backend/expert-apply/record/application.store.ts';
import { presentApplication } from '#backend/expert-apply/record/present-application.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import { findCautions } from '#backend/expert-apply/review/find-cautions.ts';
import { readSecondTry } from '#backend/expert-apply/review/send-again.ts';
import { describeJobs } from '#backend/jobs/record/describe-jobs.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { JobApplication, ListedApplication } from '#contract/applications/job-application.ts';
import { type ApplicationStatus, isReady } from '#domain/application/status.ts';
import type { FailedQuery } from '#domain/application/status-filter.ts';
import { writePlace } from '#domain/job/job.ts';
import { Problem } from '#domain/problem.ts';
import { listApplicationNames, listApplicationRows } from './application-lists.store.ts';
import { findShownEvents } from './find-shown-events.ts';

interface Viewing {
  documentId: string;
  showDeveloperMessages: boolean;
}

/** Lists a page of applications in the given statuses, with their jobs and cautions. */
export async function listApplications(
  context: UserContext,
  input: Viewing & { statuses: ApplicationStatus[]; page: number; size: number } & Partial<FailedQuery>,
) {
  const document = await requireOwnProfile(context, input.documentId);
  const { errorCodes = [], postArchiveStatuses = [], ...query } = input;
  const { total, rows } = await listApplicationRows(context, {
    ...query,
    userId: context.user.id,
    errorCodes: errorCodes.map((code) => (code === 'empty' ? null : code)),
    postArchiveStatuses: postArchiveStatuses.map((status) => (status === 'Empty' ? null : status)),
  });
  const jobs = await describeJobs(context, { document, jobIds: rows.map((row) => row.jobId) });
  const cautions = await findCautions(context, {
    document,
    jobs: rows.flatMap((row) => (isReady(row.status) ? (jobs.get(row.jobId) ?? []) : [])),
  });
  const events = await findShownEvents(
    context,
    rows.map(({ id }) => id),
  );
  const results = rows.flatMap((row): ListedApplication[] => {
    const job = jobs.get(row.jobId);
    if (!job) return [];
    const jobDetail = { ...job, jobLocations: job.jobLocations.map(writePlace) };
    const shown = presentApplication(row, job, { ...input, cautions: cautions.get(job.id) });
    return [{ ...shown, jobDetail, shownEvent: events.get(row.id) ?? null }];
  });
  return { results, totalPages: Math.ceil(total / input.size), totalRecords: total, continuationToken: null };
}

/** Returns one application with its questions and answers. */
export async function getApplication(
  context: UserContext,
  input: Viewing & { applicationId: string },
): Promise<JobApplication> {
  return presentOne(context, input, () =>
    findApplication(context, input.applicationId, { userId: context.user.id }),
  );
}

/** Returns the person's latest application for a job. */
export async function getApplicationOfJob(
  context: UserContext,
  input: Viewing & { jobId: string },
): Promise<JobApplication> {
  return presentOne(context, input, () => findApplicationOfJob(context, context.user.id, input.jobId));
}

async function presentOne(
  context: UserContext,
  viewing: Viewing,
  find: () => Promise<Application | null>,
): Promise<JobApplication> {
  const document = await requireOwnProfile(context, viewing.documentId);
  const application = await find();
  const jobs = application && (await describeJobs(context, { document, jobIds: [application.jobId] }));
  const job = application && jobs?.get(application.jobId);
  if (!application || !job) throw new Problem('not_found');
  const waiting = isReady(application.status) ? [job] : [];
  const cautions = await findCautions(context, { document, jobs: waiting });
  const secondTry = await readSecondTry(context, application);
  const reuses = waiting.length > 0 ? await findReuses(context, application) : undefined;
  const shown = { ...viewing, cautions: cautions.get(job.id), secondTry, ...(reuses && { reuses }) };
  return presentApplication(application, job, shown);
}

/** Lists only ids and statuses, which the screens use for counts. */
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
  const { total, rows } = await listApplicationNames(context.db, { ...input, userId: context.user.id });
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
