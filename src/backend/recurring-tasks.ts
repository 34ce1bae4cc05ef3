import { defineRecurring } from './platform/tasks/task-queue.ts';

/** Work that runs on a schedule. The minutes differ, so that not everything starts at once. */
export const recurringTasks = {
  finishPayments: defineRecurring('finish-payments', '* * * * *'),
  scheduleChecks: defineRecurring('schedule-job-checks', '*/5 * * * *'),
  sweepDirectory: defineRecurring('sweep-directory', '1-59/5 * * * *'),
  mailAlerts: defineRecurring('email-job-alerts', '2-59/5 * * * *'),
  tidyUp: defineRecurring('tidy-up', '7 * * * *'),
  renewSubscriptions: defineRecurring('renew-subscriptions', '17 * * * *'),
  eraseAccounts: defineRecurring('erase-accounts', '27 * * * *'),
};
