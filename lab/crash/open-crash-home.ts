import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertTask } from '#backend/documents/record/task-definitions.ts';
import { prepareTask, submitTask } from '#backend/expert-apply/record/task-definitions.ts';
import { saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import { checkJobsTask, jobsClosedTask, readLinkTask } from '#backend/jobs/record/task-definitions.ts';
import { startEmbeddedPostgres } from '#backend/platform/db/embedded-postgres.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { createLog } from '#backend/platform/logs/log.ts';
import { openPlatform } from '#backend/platform/open-platform.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { loadConfig } from '#backend/platform/settings/config.ts';
import { withSecrets } from '#backend/platform/settings/with-secrets.ts';
import { listDemoJobs } from '#demo/demo-jobs.ts';
import { startPracticeEmployers } from '#practice/start-practice-employers.ts';
import { writeOriginMap } from '#systems/origin-map.ts';

/** A whole service without its pages, in a temporary data folder: database, queue, practice employers. */
export async function openCrashHome() {
  const dataDir = mkdtempSync(join(tmpdir(), 'applywright-crash-'));
  const log = createLog({ name: 'crash test', level: 'silent' });
  let postgres = await startEmbeddedPostgres({ dataDir, log });
  const practice = await startPracticeEmployers({ port: 0, dataDir: join(dataDir, 'practice') });
  const env = {
    NODE_ENV: 'test',
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    DATA_DIR: dataDir,
    // Workers are restarted again and again here.
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'warn',
    HOST_SPACING_MS: '0',
    // One at a time, so that a crash hits the intended application and no other.
    WORKER_CONCURRENCY: '1',
    ORIGIN_MAP: writeOriginMap(practice.origins),
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
  };
  const config = withSecrets(loadConfig({ ...env, LOG_LEVEL: 'silent' }));
  const databaseUrl = postgres.url;
  const { platform, queue } = openPlatform({
    config: { ...config, databaseUrl },
    name: 'crash test',
    tasks: [prepareTask, submitTask, convertTask, readLinkTask, checkJobsTask, jobsClosedTask],
    sendOnly: true,
  });
  await migrate(platform.database);
  await queue.start();
  const jobs = listDemoJobs(practice.origin, platform.now());
  const ids = await inTransaction(platform, (context) => saveJobs(context, { jobs }));
  return {
    platform,
    env,
    origin: practice.origin,
    jobIds: new Map(jobs.map((job, index) => [job.title, ids[index]])),
    async killDatabase(): Promise<void> {
      process.kill(postgres.pid, 'SIGKILL');
      postgres = await startEmbeddedPostgres({ dataDir, log, port: Number(new URL(postgres.url).port) });
    },
    async close(): Promise<void> {
      await queue.stop();
      await platform.database.close();
      await practice.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type CrashHome = Awaited<ReturnType<typeof openCrashHome>>;
