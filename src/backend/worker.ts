/** The worker process: takes tasks off the queue, drives the browser, and does the recurring work. */

import { openBrowser } from '#automation/browser/browser.ts';
import { allTasks } from './all-tasks.ts';
import { awaitBrowser } from './await-browser.ts';
import { registerTasks as registerDocumentTasks } from './documents/tasks.ts';
import { registerTasks as registerPaymentTasks } from './ecommerce/tasks.ts';
import { registerTasks } from './expert-apply/tasks.ts';
import { registerTasks as registerJobTasks } from './jobs/tasks.ts';
import { countRecentOutcomes } from './operations/console/get-overview.ts';
import { mailNotices } from './operations/notices/mail-notices.ts';
import { registerTasks as registerPrivacyTasks } from './operations/tasks.ts';
import { serveWorkerMetrics, type WorkerMetrics } from './platform/http/serve-worker-metrics.ts';
import type { Log } from './platform/logs/log.ts';
import { openTracing } from './platform/logs/tracing.ts';
import { deliverMail } from './platform/mail/deliver-mail.ts';
import { awaitDatabase, openPlatform, readProcessConfig } from './platform/open-platform.ts';
import { inTransaction } from './platform/platform.ts';
import { runUntilStopped } from './platform/processes/run-until-stopped.ts';
import { findBrowser } from './platform/settings/config.ts';
import { deliverWebhooks } from './public-api/deliver-webhooks.ts';
import { registerRecurringWork } from './recurring-work.ts';

/**
 * Two timers remain beside the queue's schedules, whose finest step is a minute. People wait for these: an email with
 * a link or a code, and a webhook that reports what just happened. Each worker looks for rows that are due and takes
 * them with a lock, so any number of workers share them; the rows have their own times for the next try (decision 012).
 */
const mailEveryMs = 15 * 1000;
const webhooksEveryMs = 2 * 1000;

/** Skips a run while the previous one is still going. */
function serially(work: () => Promise<void>, log: Log, failure: string): () => void {
  let running = false;
  return () => {
    if (running) return;
    running = true;
    void work()
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        running = false;
      });
  };
}

async function runWorker(): Promise<void> {
  const config = readProcessConfig('worker');
  const tracing = await openTracing(config.tracingUrl, 'worker');
  const { platform, queue } = openPlatform({
    config,
    name: 'worker',
    tasks: allTasks,
    sendOnly: false,
    tracing,
  });
  const { log } = platform;
  await awaitDatabase(platform);
  const stopping = new AbortController();
  const browser = awaitBrowser({
    find: findBrowser,
    open: (chromiumPath) =>
      openBrowser({
        chromiumPath,
        allowedPrivateHosts: config.allowedPrivateHosts,
        origins: config.originMap,
        log: (message, detail) => log.info(detail, message),
      }),
    log,
    signal: stopping.signal,
  });
  let metrics: WorkerMetrics | undefined;
  const mail = serially(
    async () => {
      await mailNotices(platform);
      await deliverMail(platform);
    },
    log,
    'mailing failed',
  );
  const sendWebhooks = serially(() => deliverWebhooks(platform), log, 'delivering webhooks failed');
  const timers = [setInterval(mail, mailEveryMs), setInterval(sendWebhooks, webhooksEveryMs)];
  runUntilStopped(log, async () => {
    stopping.abort();
    for (const timer of timers) clearInterval(timer);
    await queue.stop();
    metrics?.close();
    await (await browser)?.close();
    await platform.database.close();
    await tracing?.close();
  });
  await queue.start();
  const { host, metricsPort } = config;
  if (metricsPort !== undefined) {
    const countOutcomes = () => inTransaction(platform, countRecentOutcomes, { readOnly: true });
    const served = serveWorkerMetrics({ host, port: metricsPort }, { queue, countOutcomes });
    metrics = await served.catch((error: unknown) => {
      log.error({ err: error }, 'METRICS_PORT cannot be used: this worker serves no metrics');
      return undefined;
    });
    if (metrics) queue.observe(metrics.observe);
  }
  await registerJobTasks(queue, platform);
  await registerPrivacyTasks(queue, platform);
  await registerRecurringWork(queue, platform);
  const opened = await browser;
  if (!opened || stopping.signal.aborted) return;
  await registerTasks(queue, platform, opened);
  await registerDocumentTasks(queue, platform, opened);
  await registerPaymentTasks(queue, platform, opened);
}

await runWorker();
