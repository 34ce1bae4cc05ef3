import { recurringTasks } from './all-tasks.ts';
import { finishPayments } from './ecommerce/payments/finish-payments.ts';
import { renewSubscriptions } from './ecommerce/payments/renew-subscriptions.ts';
import { openPaymentDesk } from './ecommerce/provider/payment-desk.ts';
import { forgetOldProof } from './expert-apply/proof/forget-old-proof.ts';
import { scheduleSweep } from './jobs/directory/sweep.ts';
import { scheduleChecks } from './jobs/ingest/check-source.ts';
import { mailAlerts } from './operations/notices/mail-alerts.ts';
import { eraseDue } from './operations/privacy/erase-user.ts';
import { inTransaction, type Platform } from './platform/platform.ts';
import type { TaskQueue } from './platform/tasks/task-queue.ts';
import { tidyUp } from './platform/tidy-up.ts';

/** Runs the recurring work on schedule and once now, so that a service that was down catches up when it starts. */
export async function registerRecurringWork(queue: TaskQueue, platform: Platform): Promise<void> {
  const desk = openPaymentDesk(platform.config);
  const work: Record<keyof typeof recurringTasks, () => Promise<unknown>> = {
    finishPayments: () => finishPayments(platform, desk),
    scheduleChecks: () => inTransaction(platform, scheduleChecks),
    sweepDirectory: () => inTransaction(platform, scheduleSweep),
    mailAlerts: () => mailAlerts(platform),
    async tidyUp() {
      await forgetOldProof(platform);
      await tidyUp(platform);
    },
    renewSubscriptions: () => renewSubscriptions(platform, desk),
    eraseAccounts: () => eraseDue(platform),
  };
  for (const [name, task] of Object.entries(recurringTasks)) {
    const run = work[name as keyof typeof recurringTasks];
    await queue.work(task, () => run().then(() => undefined), { concurrency: 1 });
    await inTransaction(platform, ({ db }) => queue.send(db, task, {}));
  }
}
