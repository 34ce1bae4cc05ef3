import { findJob } from '#backend/jobs/record/find-job.ts';
import type { Context } from '#backend/platform/context.ts';
import { addNotice } from '#backend/platform/mail/notices.ts';
import { isUnconfirmed } from '#domain/application/display-status.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { resultNotices } from '#domain/messages/application-notices.ts';
import { findApplication } from './application.store.ts';

type WriteNotice = (job: string, company: string) => string;

const notices: Partial<Record<ApplicationStatus, WriteNotice>> = {
  Success: resultNotices.sent,
  Fail: resultNotices.notSent,
  ReadyForReview: resultNotices.formChanged,
};

/** Adds the notice about the result of an application, which is emailed later. */
export async function noteResult(
  context: Context,
  { userId, applicationId }: { userId: string; applicationId: string },
  status: ApplicationStatus,
): Promise<void> {
  const application = await findApplication(context, applicationId);
  const write =
    status === 'Fail' && isUnconfirmed(application?.failureCode)
      ? unconfirmed(application?.openTask)
      : notices[status];
  const job = application && (await findJob(context, { jobId: application.jobId }));
  if (!write || !job) return;
  const line = write(job.title, job.company.name);
  await addNotice(context, { userId, kind: 'result', line, applicationId });
}

/** It may have arrived, so the notice never says that it was not sent. */
function unconfirmed(openTask: string | null | undefined): WriteNotice {
  return openTask ? resultNotices.openTask : resultNotices.unconfirmed;
}
