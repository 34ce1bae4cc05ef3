import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allTasks } from '#backend/all-tasks.ts';
import { startEmbeddedPostgres } from '#backend/platform/db/embedded-postgres.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { createLog } from '#backend/platform/logs/log.ts';
import { openPlatform } from '#backend/platform/open-platform.ts';
import { loadConfig } from '#backend/platform/settings/config.ts';
import { withSecrets } from '#backend/platform/settings/with-secrets.ts';
import { type OriginMap, writeOriginMap } from '#systems/origin-map.ts';

/** An installation without any data, as in production: database and queue, and the environment for its workers. */
export async function openSweepHome(origins: OriginMap) {
  const dataDir = mkdtempSync(join(tmpdir(), 'applywright-sweep-'));
  const log = createLog({ name: 'sweep', level: 'silent' });
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const env = {
    // Production refuses to visit practice sites, and nothing else differs here.
    NODE_ENV: 'test',
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'error',
    HOST_SPACING_MS: '2000',
    ORIGIN_MAP: writeOriginMap(origins),
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
  };
  const config = withSecrets(loadConfig({ ...env, LOG_LEVEL: 'silent' }));
  const { platform, queue } = openPlatform({
    config: { ...config, databaseUrl: postgres.url },
    name: 'sweep',
    tasks: allTasks,
    sendOnly: true,
  });
  await migrate(platform.database);
  await queue.start();
  return {
    platform,
    env,
    async close(): Promise<void> {
      await queue.stop();
      await platform.database.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
