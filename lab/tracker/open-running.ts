import { startEmbeddedPostgres } from '#backend/platform/db/embedded-postgres.ts';
import { createLog } from '#backend/platform/logs/log.ts';
import { openPlatform } from '#backend/platform/open-platform.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { loadConfig } from '#backend/platform/settings/config.ts';
import { withSecrets } from '#backend/platform/settings/with-secrets.ts';

/** Connects to the service that runs on this folder. */
export async function openRunning(dataDir: string): Promise<Platform> {
  const log = createLog({ level: 'silent', name: 'bench' });
  const { url } = await startEmbeddedPostgres({ dataDir, log });
  const config = withSecrets(loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  return openPlatform({ config: { ...config, databaseUrl: url }, name: 'bench', tasks: [], sendOnly: true })
    .platform;
}
