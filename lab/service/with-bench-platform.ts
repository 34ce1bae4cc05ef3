import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#backend/platform/db/embedded-postgres.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { openDatabase } from '#backend/platform/db/open-database.ts';
import { createEncryption } from '#backend/platform/encryption.ts';
import { createBlobs } from '#backend/platform/files/blobs.ts';
import { createLog } from '#backend/platform/logs/log.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { loadConfig } from '#backend/platform/settings/config.ts';
import { withSecrets } from '#backend/platform/settings/with-secrets.ts';

/** The services on a temporary database, without a queue. */
export async function withBenchPlatform<Result>(
  { now }: Pick<Platform, 'now'>,
  work: (platform: Platform) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'applywright-bench-'));
  chmodSync(dataDir, 0o755);
  const log = createLog({ level: 'silent', name: 'bench' });
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const database = openDatabase(postgres.url, { log });
  try {
    await migrate(database);
    const config = withSecrets(loadConfig({ DATA_DIR: dataDir, SIGN_UPS_PER_HOUR: '100000' }));
    return await work({
      config,
      database,
      tasks: { send: () => Promise.reject(new Error('no tasks here')) },
      blobs: createBlobs({ dataDir }),
      encryption: createEncryption(config.encryptionKeys),
      log,
      now,
    });
  } finally {
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
