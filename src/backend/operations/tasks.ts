import { exportTask, failExport, makeExport } from '#backend/operations/privacy/make-export.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { TaskQueue } from '#backend/platform/tasks/task-queue.ts';

/** Registers the tasks of this service with the worker. */
export async function registerTasks(queue: TaskQueue, platform: Platform): Promise<void> {
  await queue.work(exportTask, (order) => makeExport(platform, order), {
    concurrency: 1,
    onLost: (order) => inTransaction(platform, (context) => failExport(context, order)),
  });
}
