import type { Browser } from '#automation/browser/browser.ts';
import { printToPdf } from '#automation/browser/print.ts';
import { readQuestions } from '#automation/read/read-questions.ts';
import { submit } from '#automation/run/submit.ts';
import { expireApplications } from '#backend/expert-apply/prepare/expire-applications.ts';
import { prepareApplication } from '#backend/expert-apply/prepare/prepare-application.ts';
import { prepareTask, submitTask } from '#backend/expert-apply/record/task-definitions.ts';
import { submitApplication } from '#backend/expert-apply/send/submit-application.ts';
import { jobsClosedTask } from '#backend/jobs/record/task-definitions.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { TaskDefinition } from '#backend/platform/tasks/task-queue.ts';

const readingBudgetMs = 90_000;
const mostTries = 3;
const fault = () => Promise.resolve();

/**
 * Does the worker's part of the history in this process with the same verbs and the clock of that day. The tasks never
 * reach the queue, whose worker uses today's clock.
 */
export function openDemoWorker(platform: Platform, browser: Browser, signal: AbortSignal) {
  const waiting: { task: string; payload: object }[] = [];
  const then: Platform = {
    ...platform,
    // The practice employers need no pause between visits, and turns use today's clock.
    config: { ...platform.config, hostSpacingMs: 0 },
    tasks: {
      async send<Payload extends object>(
        _db: unknown,
        { name }: TaskDefinition<Payload>,
        payload: Payload,
      ): Promise<void> {
        waiting.push({ task: name, payload });
      },
    },
  };
  const readForm = (url: string, stop: AbortSignal) =>
    readQuestions(browser, { url, deadlineMs: readingBudgetMs, signal: stop });
  const print = (html: string) => printToPdf(browser, html);
  const send: Parameters<typeof submitApplication>[1]['send'] = (brief, hooks, stop) =>
    submit(browser, brief, hooks, stop);

  async function work({ task, payload }: (typeof waiting)[number], lastTry: boolean): Promise<void> {
    if (task === prepareTask.name) {
      const { applicationId } = prepareTask.payload.parse(payload);
      await prepareApplication(then, { readForm, print }, { applicationId, lastTry, signal });
    } else if (task === submitTask.name) {
      const { attemptId } = submitTask.payload.parse(payload);
      await submitApplication(then, { send, fault }, { attemptId, lastTry, signal });
    } else if (task === jobsClosedTask.name) {
      const closed = jobsClosedTask.payload.parse(payload);
      await inTransaction(then, (context) => expireApplications(context, closed));
    }
  }

  /** Retries what stopped before sending, as the queue would. */
  async function workOff(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for (let tries = 1; ; tries += 1) {
        signal.throwIfAborted();
        try {
          await work(next, tries === mostTries);
          break;
        } catch (error) {
          if (tries === mostTries) throw error;
        }
      }
    }
  }
  return { platform: then, workOff, dropWaiting: () => waiting.splice(0) };
}
