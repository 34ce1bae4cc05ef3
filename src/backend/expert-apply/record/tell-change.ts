import { findJob } from '#backend/jobs/record/find-job.ts';
import type { Context } from '#backend/platform/context.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { findApplication } from './application.store.ts';

/** Open pages of the person change by themselves. */
export async function tellChange(
  context: Context,
  { userId, applicationId }: { userId: string; applicationId: string },
  status: ApplicationStatus,
): Promise<void> {
  const application = await findApplication(context, applicationId);
  const job = application && (await findJob(context, { jobId: application.jobId }));
  await context.publish(userId, {
    type: 'application-changed',
    data: { applicationId, jobId: application?.jobId ?? '', status, company: job?.company.name ?? '' },
  });
}
