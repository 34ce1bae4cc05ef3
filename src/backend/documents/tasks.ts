import type { Browser } from '#automation/browser/browser.ts';
import { printToPdf } from '#automation/browser/print.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { TaskQueue } from '#backend/platform/tasks/task-queue.ts';
import { convertResume, endConversion } from './printing/convert-resume.ts';
import { convertTask } from './record/task-definitions.ts';

/** Registers the tasks of this service with the worker. */
export async function registerTasks(queue: TaskQueue, platform: Platform, browser: Browser): Promise<void> {
  const print = (html: string) => printToPdf(browser, html);
  await queue.work(convertTask, (order) => convertResume(platform, print, order), {
    concurrency: platform.config.workerConcurrency,
    onLost: (order) => inTransaction(platform, (context) => endConversion(context, order, 'failed')),
  });
}
