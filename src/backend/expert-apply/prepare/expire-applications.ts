import { listUnsentOfJob } from '#backend/expert-apply/record/application.store.ts';
import { changeStatus } from '#backend/expert-apply/record/change-status.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { Context } from '#backend/platform/context.ts';
import { failureDetails } from '#domain/messages/application-notices.ts';

/** Ends the prepared applications for postings that were taken down. Leaves those that are being sent alone. */
export async function expireApplications(context: Context, input: { jobIds: string[] }): Promise<void> {
  for (const jobId of input.jobIds) {
    const job = await findJob(context, { jobId });
    if (!job?.closedAt) continue;
    for (const id of await listUnsentOfJob(context.db, jobId)) {
      const failure = { code: 'failure_job_expired' as const, detail: failureDetails.takenDown };
      await changeStatus(context, id, { status: 'Fail', failure });
    }
  }
}
