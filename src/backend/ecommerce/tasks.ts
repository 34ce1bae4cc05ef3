import type { Browser } from '#automation/browser/browser.ts';
import { printToPdf } from '#automation/browser/print.ts';
import type { Platform } from '#backend/platform/platform.ts';
import type { TaskQueue } from '#backend/platform/tasks/task-queue.ts';
import { printReceipt } from './receipts/print-receipt.ts';
import { receiptTask } from './record/task-definitions.ts';

/** Registers the tasks of this service with the worker. */
export async function registerTasks(queue: TaskQueue, platform: Platform, browser: Browser): Promise<void> {
  const print = (html: string) => printToPdf(browser, html);
  await queue.work(receiptTask, (order) => printReceipt(platform, print, order), {
    concurrency: platform.config.workerConcurrency,
  });
}
