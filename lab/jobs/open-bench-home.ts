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

export interface BenchHome {
  folder: string;
  /** Its own connections: one to measure single searches, more for many at once. */
  open: (poolSize: number) => Platform;
  close: () => Promise<void>;
}

/** A temporary database doesn't need to survive a power failure; memory is what a small server would have. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '8GB',
  shared_buffers: '1GB',
  maintenance_work_mem: '512MB',
};

/** A database cluster for one measurement. */
export async function openBenchHome(): Promise<BenchHome> {
  const folder = mkdtempSync(join(tmpdir(), 'applywright-bench-'));
  chmodSync(folder, 0o755);
  const log = createLog({ level: 'silent', name: 'bench' });
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, settings });
  const opened: Platform[] = [];
  const config = withSecrets(loadConfig({ DATA_DIR: folder, DATABASE_URL: postgres.url }));
  const open = (poolSize: number): Platform => {
    const platform: Platform = {
      config,
      database: openDatabase(postgres.url, { log, poolSize }),
      tasks: { send: () => Promise.reject(new Error('no tasks here')) },
      blobs: createBlobs({ dataDir: folder }),
      encryption: createEncryption(config.encryptionKeys),
      log,
      now: () => new Date(),
    };
    opened.push(platform);
    return platform;
  };
  await migrate(open(1).database);
  return {
    folder,
    open,
    close: async () => {
      for (const { database } of opened) await database.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
