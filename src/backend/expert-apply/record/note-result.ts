import { findJob } from '#backend/jobs/record/find-job.ts';
import type { Context } from '#backend/platform/context.ts';
import { addNotice } from '#backend/platform/mail/notices.ts';
import { isUnconfirmed } from '#domain/application/display-status.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { findApplication } from './application.store.ts';

const beginnings: Partial<Record<ApplicationStatus, string>> = {
  Success: 'Your application was sent',
  Fail: 'Action recommended, your application was not sent',
  ReadyForReview: 'The employer changed the form, please look again',
};

/** What became of an application, for the mail about it. */
export async function noteResult(
  context: Context,
  { userId, applicationId }: { userId: string; applicationId: string },
  status: ApplicationStatus,
): Promise<void> {
  const application = await findApplication(context, applicationId);
  const beginning =
    status === 'Fail' && isUnconfirmed(application?.failureCode)
      ? unconfirmed(application?.openTask)
      : beginnings[status];
  const job = application && (await findJob(context, { jobId: application.jobId }));
  if (!beginning || !job) return;
  const line = `${beginning}: ${job.title} at ${job.company.name}`;
  await addNotice(context, { userId, kind: 'result', line, applicationId });
}

/** It may have arrived, so it is never called unsent. */
function unconfirmed(openTask: string | null | undefined): string {
  return openTask
    ? 'Check your inbox, the employer asks for one more thing'
    : "We couldn't confirm that your application arrived";
}
