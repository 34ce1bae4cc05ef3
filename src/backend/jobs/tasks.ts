import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { TaskQueue } from '#backend/platform/tasks/task-queue.ts';
import { addJobByLink, endLink } from './ingest/add-job-by-link.ts';
import { checkJob } from './ingest/check-job.ts';
import { checkSource } from './ingest/check-source.ts';
import { checkJobsTask, readLinkTask } from './record/task-definitions.ts';

/** Queue doors of the worker. */
export async function registerTasks(queue: TaskQueue, platform: Platform): Promise<void> {
  const concurrency = platform.config.workerConcurrency;
  await queue.work(readLinkTask, (order, { signal }) => addJobByLink(platform, order, signal), {
    concurrency,
    onLost: (order) => inTransaction(platform, (context) => endLink(context, order, 'unreachable')),
  });
  await queue.work(
    checkJobsTask,
    async (due, { signal }) => {
      if (due.check === 'job') return checkJob(platform, { jobId: due.jobId, signal });
      await checkSource(platform, { sourceId: due.sourceId, signal });
    },
    { concurrency },
  );
}
