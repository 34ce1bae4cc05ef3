import { listUnsentOfJob } from '#backend/expert-apply/record/application.store.ts';
import { changeStatus } from '#backend/expert-apply/record/change-status.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { Context } from '#backend/platform/context.ts';

/** The postings were taken down: what was prepared for them ends, with the reason. What is being sent is left alone. */
export async function expireApplications(context: Context, input: { jobIds: string[] }): Promise<void> {
  for (const jobId of input.jobIds) {
    const job = await findJob(context, { jobId });
    if (!job?.closedAt) continue;
    for (const id of await listUnsentOfJob(context.db, jobId)) {
      const failure = { code: 'failure_job_expired' as const, detail: 'The employer took the posting down.' };
      await changeStatus(context, id, { status: 'Fail', failure });
    }
  }
}
