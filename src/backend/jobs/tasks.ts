import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { TaskQueue } from '#backend/platform/tasks/task-queue.ts';
import { listSystems } from './directory/directory.ts';
import { sweepBoards } from './directory/sweep-boards.ts';
import { addJobByLink, endLink } from './ingest/add-job-by-link.ts';
import { checkJob } from './ingest/check-job.ts';
import { checkSource } from './ingest/check-source.ts';
import { trySource } from './ingest/try-source.ts';
import {
  checkJobsTask,
  readLinkTask,
  sweepTask,
  trySourceTask,
  watchCompanyTask,
} from './record/task-definitions.ts';
import { endSearch, noBoard, watchCompany } from './watching/watch-company.ts';

/** Registers the tasks of this service with the worker. */
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
  await queue.work(watchCompanyTask, (order, { signal }) => watchCompany(platform, order, signal), {
    concurrency,
    onLost: (order) =>
      inTransaction(platform, (context) => endSearch(context, order, noBoard('unreachable'))),
  });
  // Each system mostly waits for its own hosts, so all of them can run at once.
  await queue.work(sweepTask, ({ system }, { signal }) => sweepBoards(platform, { system, signal }), {
    concurrency: Math.max(1, listSystems(platform.config.boardsDir).length),
  });
  await queue.work(trySourceTask, (order, { signal }) => trySource(platform, order, signal), {
    concurrency: 1,
  });
}
