/** The worker process: takes tasks off the queue, drives the browser, tidies up. */

import { openBrowser } from '#automation/browser/browser.ts';
import { allTasks } from './all-tasks.ts';
import { awaitBrowser } from './await-browser.ts';
import { registerTasks as registerDocumentTasks } from './documents/tasks.ts';
import { finishPayments } from './ecommerce/payments/finish-payments.ts';
import { renewSubscriptions } from './ecommerce/payments/renew-subscriptions.ts';
import { openPaymentDesk } from './ecommerce/provider/open-payment-desk.ts';
import { registerTasks as registerPaymentTasks } from './ecommerce/tasks.ts';
import { forgetOldProof } from './expert-apply/proof/forget-old-proof.ts';
import { registerTasks } from './expert-apply/tasks.ts';
import { scheduleChecks } from './jobs/ingest/schedule-checks.ts';
import { registerTasks as registerJobTasks } from './jobs/tasks.ts';
import { countRecentOutcomes } from './operations/console/get-overview.ts';
import { mailAlerts } from './operations/notices/mail-alerts.ts';
import { mailNotices } from './operations/notices/mail-notices.ts';
import { eraseDue } from './operations/privacy/erase-user.ts';
import { registerTasks as registerPrivacyTasks } from './operations/tasks.ts';
import { serveWorkerMetrics, type WorkerMetrics } from './platform/http/serve-worker-metrics.ts';
import type { Log } from './platform/logs/log.ts';
import { openTracing } from './platform/logs/tracing.ts';
import { deliverMail } from './platform/mail/deliver-mail.ts';
import { awaitDatabase, openPlatform, readProcessConfig } from './platform/open-platform.ts';
import { inTransaction } from './platform/platform.ts';
import { runUntilStopped } from './platform/processes/run-until-stopped.ts';
import { findBrowser } from './platform/settings/config.ts';
import { tidyUp } from './platform/tidy-up.ts';
import { deliverWebhooks } from './public-api/deliver-webhooks.ts';

const tidyEveryMs = 60 * 60 * 1000;
const mailEveryMs = 15 * 1000;
const webhooksEveryMs = 2 * 1000;
const scheduleEveryMs = 5 * 60 * 1000;

/** Work that is still going on is not begun again. */
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
        log: (message, detail) => log.info(detail, message),
      }),
    log,
    signal: stopping.signal,
  });
  const tidy = () =>
    void forgetOldProof(platform)
      .then(() => tidyUp(platform))
      .catch((error: unknown) => log.warn({ err: error }, 'tidying up failed'));
  const desk = openPaymentDesk(config);
  const renew = serially(
    () => renewSubscriptions(platform, desk).then(() => undefined),
    log,
    'renewing subscriptions failed',
  );
  const finish = serially(
    () => finishPayments(platform, desk).then(() => undefined),
    log,
    'finishing payments failed',
  );
  const erase = () =>
    void eraseDue(platform).catch((error: unknown) => log.error({ err: error }, 'erasing accounts failed'));
  let metrics: WorkerMetrics | undefined;
  const timer = setInterval(() => (tidy(), renew(), erase()), tidyEveryMs);
  const schedule = () =>
    void inTransaction(platform, scheduleChecks).catch((error: unknown) =>
      log.warn({ err: error }, 'scheduling the checks of jobs failed'),
    );
  const mail = serially(
    async () => {
      await mailNotices(platform);
      await deliverMail(platform);
    },
    log,
    'mailing failed',
  );
  const alerts = serially(
    () => mailAlerts(platform).then(() => undefined),
    log,
    'looking for new matches failed',
  );
  const tell = serially(() => deliverWebhooks(platform), log, 'delivering webhooks failed');
  const postman = setInterval(() => (mail(), finish()), mailEveryMs);
  const herald = setInterval(alerts, scheduleEveryMs);
  const messenger = setInterval(tell, webhooksEveryMs);
  const scheduler = setInterval(schedule, scheduleEveryMs);
  runUntilStopped(log, async () => {
    stopping.abort();
    clearInterval(timer);
    clearInterval(scheduler);
    clearInterval(postman);
    clearInterval(herald);
    clearInterval(messenger);
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
      log.error({ err: error }, 'METRICS_PORT cannot be used: this worker tells no figures');
      return undefined;
    });
    if (metrics) queue.observe(metrics.observe);
  }
  await registerJobTasks(queue, platform);
  await registerPrivacyTasks(queue, platform);
  schedule();
  tidy();
  renew();
  erase();
  const opened = await browser;
  if (!opened || stopping.signal.aborted) return;
  await registerTasks(queue, platform, opened);
  await registerDocumentTasks(queue, platform, opened);
  await registerPaymentTasks(queue, platform, opened);
}

await runWorker();
