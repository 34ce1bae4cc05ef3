import { openDatabase } from './db/open-database.ts';
import { waitForDatabase } from './db/wait-for-database.ts';
import { createEncryption } from './encryption.ts';
import { createBlobs } from './files/blobs.ts';
import { createLog } from './logs/log.ts';
import type { Tracing } from './logs/tracing.ts';
import type { Platform } from './platform.ts';
import { type Config, ConfigMistakes, loadConfig } from './settings/config.ts';
import { withSecrets } from './settings/with-secrets.ts';
import { createTaskQueue, type TaskDefinition, type TaskQueue } from './tasks/task-queue.ts';

/** Reads the configuration of a process from the environment. Mistakes are all printed and end the process. */
export function readProcessConfig(name: string): Config & { databaseUrl: string } {
  const log = createLog({ level: 'info', name });
  try {
    const config = withSecrets(loadConfig());
    if (!config.databaseUrl) throw new ConfigMistakes(['DATABASE_URL: this process needs a database']);
    for (const warning of config.warnings) log.error(warning);
    return { ...config, databaseUrl: config.databaseUrl };
  } catch (error) {
    if (!(error instanceof ConfigMistakes)) throw error;
    log.fatal({ mistakes: error.mistakes }, error.message);
    process.exit(2);
  }
}

/** Waits for the database. If that fails, logs why and ends the process, which its supervisor restarts. */
export async function awaitDatabase({ database, log }: Platform): Promise<void> {
  try {
    await waitForDatabase(database.url, { log });
  } catch (error) {
    log.fatal((error as Error).message);
    process.exit(1);
  }
}

export function openPlatform({
  config,
  name,
  tasks,
  sendOnly,
  tracing,
}: {
  config: Config & { databaseUrl: string };
  name: string;
  tasks: readonly Omit<TaskDefinition, 'payload'>[];
  sendOnly: boolean;
  tracing?: Tracing | undefined;
}): { platform: Platform; queue: TaskQueue } {
  const log = createLog({ level: config.logLevel, name });
  const database = openDatabase(config.databaseUrl, { log });
  const queue = createTaskQueue({ url: config.databaseUrl, log, tasks, sendOnly, tracing });
  const blobs = createBlobs(config);
  const encryption = createEncryption(config.encryptionKeys);
  return {
    queue,
    platform: { config, database, tasks: queue, blobs, encryption, log, now: () => new Date(), tracing },
  };
}
