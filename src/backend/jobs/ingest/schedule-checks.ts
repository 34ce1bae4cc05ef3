import { claimDue } from '#backend/jobs/record/sources.store.ts';
import { checkJobsTask } from '#backend/jobs/record/task-definitions.ts';
import type { Context } from '#backend/platform/context.ts';

const mostAtOnce = 100;

/** Sends everything whose day is over to be looked at again; harmless to call at any time, in any number of workers. */
export async function scheduleChecks(context: Context): Promise<number> {
  const { sourceIds, jobIds } = await claimDue(context.db, context.now(), mostAtOnce);
  for (const sourceId of sourceIds)
    await context.tasks.send(context.db, checkJobsTask, { check: 'source', sourceId }, { key: sourceId });
  for (const jobId of jobIds)
    await context.tasks.send(context.db, checkJobsTask, { check: 'job', jobId }, { key: jobId });
  return sourceIds.length + jobIds.length;
}
