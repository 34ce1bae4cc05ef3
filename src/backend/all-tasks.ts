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
import { exportTask } from './operations/privacy/task-definitions.ts';
import { recurringTasks } from './recurring-tasks.ts';

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
