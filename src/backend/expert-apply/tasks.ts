import type { Browser } from '#automation/browser/browser.ts';
import { printToPdf } from '#automation/browser/print.ts';
import { readQuestions } from '#automation/read/read-questions.ts';
import { type Brief, type SubmitHooks, submit } from '#automation/run/submit.ts';
import { jobsClosedTask } from '#backend/jobs/record/task-definitions.ts';
import { connectModel } from '#backend/platform/network/language-model.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { TaskQueue } from '#backend/platform/tasks/task-queue.ts';
import { expireApplications } from './prepare/expire-applications.ts';
import { prepareApplication } from './prepare/prepare-application.ts';
import { printWrittenLetter } from './prepare/print-letter.ts';
import { faultAt } from './record/fault-at.ts';
import { letterTask, prepareTask, submitTask } from './record/task-definitions.ts';
import { settleLostApplication, settleLostAttempt } from './send/settle-lost.ts';
import { submitApplication } from './send/submit-application.ts';

const readingBudgetMs = 90_000;

/** Registers the tasks of this service with the worker. A task that runs out of tries still ends its application. */
export async function registerTasks(queue: TaskQueue, platform: Platform, browser: Browser): Promise<void> {
  const concurrency = platform.config.workerConcurrency;
  const readForm = (url: string, signal: AbortSignal) =>
    readQuestions(browser, { url, deadlineMs: readingBudgetMs, signal });
  const print = (html: string) => printToPdf(browser, html);
  const { model } = platform.config;
  const ask = model && connectModel(model);
  const fault = faultAt(platform.config);
  const send = (brief: Brief, hooks: SubmitHooks, signal: AbortSignal) =>
    submit(browser, brief, hooks, signal);
  const sender = { send, fault };
  await queue.work(
    prepareTask,
    ({ applicationId }, { attempt, signal }) =>
      prepareApplication(
        platform,
        { readForm, print, ask },
        {
          applicationId,
          lastTry: attempt > prepareTask.retryLimit,
          signal,
          at: (point) => fault(point, applicationId),
        },
      ),
    { concurrency, onLost: ({ applicationId }) => settleLostApplication(platform, applicationId) },
  );
  await queue.work(
    submitTask,
    ({ attemptId }, { attempt, signal }) =>
      submitApplication(platform, sender, { attemptId, lastTry: attempt > submitTask.retryLimit, signal }),
    { concurrency, onLost: ({ attemptId }) => settleLostAttempt(platform, attemptId) },
  );
  await queue.work(letterTask, (order) => printWrittenLetter(platform, print, order), { concurrency });
  await queue.work(
    jobsClosedTask,
    (closed) => inTransaction(platform, (context) => expireApplications(context, closed)),
    { concurrency: 1 },
  );
}
