import { randomUUID } from 'node:crypto';
import { findOpenApplication, markWaiting } from '#backend/expert-apply/record/application.store.ts';
import { hasReachedEmployer } from '#backend/expert-apply/record/attempt.store.ts';
import { beginApplication } from '#backend/expert-apply/record/change-status.ts';
import { findPause } from '#backend/expert-apply/record/hold.store.ts';
import { readOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import { prepareTask } from '#backend/expert-apply/record/task-definitions.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import { readNeverApply } from '#backend/jobs/record/never-apply.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { cautionAgainst } from '#domain/application/caution.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { isProfileComplete } from '#domain/document/profile/profile-state.ts';
import { findCompanyRule } from '#domain/job/company-rule.ts';
import type { Job } from '#domain/job/job.ts';
import { applicationErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';

interface Started {
  jobId: string;
  jobApplicationId: string;
  status: ApplicationStatus;
}

/**
 * Starts preparing an application for each job; a job that already has one returns that one. Refuses an incomplete
 * profile, closed jobs, companies the person ruled out, and postings an application may have already reached.
 */
export async function startApplications(
  context: UserContext,
  input: { documentId: string; jobIds: string[] },
): Promise<Started[]> {
  const profile = await readOwnProfile(context, input.documentId);
  if (!isProfileComplete(profile.preferences)) {
    throw new Problem('conflict', { uiSafeMessage: applicationErrors.profileBeforePreparing });
  }
  const never = await readNeverApply(context, profile.document);
  const started: Started[] = [];
  for (const jobId of new Set(input.jobIds)) {
    const job = await findJob(context, { jobId });
    if (!job || job.closedAt) throw new Problem('not_found', { uiSafeMessage: applicationErrors.jobExpired });
    const listed = findCompanyRule(never, job.company.name);
    if (listed && !listed.allowed)
      throw new Problem('conflict', { uiSafeMessage: cautionAgainst(job.company.name, listed.why).sentence });
    started.push(
      await startOne(context, { documentId: input.documentId, job, resumeBlobId: profile.resumeBlobId }),
    );
  }
  return started;
}

async function startOne(
  context: UserContext,
  input: { documentId: string; job: Job; resumeBlobId: string | null },
): Promise<Started> {
  const { job } = input;
  const open = await findOpenApplication(context, context.user.id, job.id);
  if (open) return { jobId: job.id, jobApplicationId: open.id, status: open.status };
  if (!job.eligibleForExpertApply) {
    throw new Problem('conflict', {
      uiSafeMessage: applicationErrors.cannotPrepare,
    });
  }
  if (await hasReachedEmployer(context.db, context.user.id, job)) {
    throw new Problem('conflict', {
      uiSafeMessage: applicationErrors.mayHaveReached,
    });
  }
  const id = randomUUID();
  const begun = await beginApplication(context, {
    id,
    userId: context.user.id,
    documentId: input.documentId,
    jobId: job.id,
    resumeBlobId: input.resumeBlobId,
  });
  if (!begun) throw new Problem('conflict');
  // Resuming enqueues it again.
  if (await findPause(context.db, context.user.id)) await markWaiting(context.db, id, { reason: 'pause' });
  await context.tasks.send(context.db, prepareTask, { applicationId: id }, { key: context.user.id });
  return { jobId: job.id, jobApplicationId: id, status: 'Preparing' };
}
