import { exportTask } from '#backend/operations/privacy/make-export.ts';
import { defineRecurring } from '#backend/platform/tasks/task-queue.ts';
import { convertTask } from './documents/record/task-definitions.ts';
import { receiptTask } from './ecommerce/record/task-definitions.ts';
import { letterTask, prepareTask, submitTask } from './expert-apply/record/task-definitions.ts';
import {
  checkJobsTask,
  jobsClosedTask,
  readLinkTask,
  sweepTask,
  trySourceTask,
  watchCompanyTask,
} from './jobs/record/task-definitions.ts';

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

/** Every kind of task: the API sends them, the worker runs them. */
export const allTasks = [
  prepareTask,
  submitTask,
  letterTask,
  convertTask,
  receiptTask,
  readLinkTask,
  checkJobsTask,
  sweepTask,
  trySourceTask,
  watchCompanyTask,
  jobsClosedTask,
  exportTask,
  ...Object.values(recurringTasks),
];
