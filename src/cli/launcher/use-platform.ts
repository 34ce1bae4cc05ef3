import { convertTask } from '#backend/documents/record/task-definitions.ts';
import { prepareTask, submitTask } from '#backend/expert-apply/record/task-definitions.ts';
import {
  checkJobsTask,
  jobsClosedTask,
  readLinkTask,
  sweepTask,
} from '#backend/jobs/record/task-definitions.ts';
import { openPlatform } from '#backend/platform/open-platform.ts';
import type { Platform } from '#backend/platform/platform.ts';
import type { Config } from '#backend/platform/settings/config.ts';

/** Runs work with the platform of the services. It can send tasks but does not run any. */
export async function usePlatform<Result>(
  config: Config & { databaseUrl: string },
  work: (platform: Platform) => Promise<Result>,
): Promise<Result> {
  const quiet = { ...config, logLevel: 'warn' as const };
  const tasks = [
    prepareTask,
    submitTask,
    convertTask,
    readLinkTask,
    checkJobsTask,
    sweepTask,
    jobsClosedTask,
  ];
  const { platform, queue } = openPlatform({ config: quiet, name: 'cli', tasks, sendOnly: true });
  try {
    await queue.start();
    return await work(platform);
  } finally {
    await queue.stop();
    await platform.database.close();
  }
}
