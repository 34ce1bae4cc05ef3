import { startEmbeddedPostgres } from '#backend/platform/db/embedded-postgres.ts';
import { type Database, openDatabase } from '#backend/platform/db/open-database.ts';
import { createLog, type Log } from '#backend/platform/logs/log.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import { readConfig } from './read-config.ts';

interface Tools {
  config: Config & { databaseUrl: string };
  database: Database;
  log: Log;
}

/** Runs a command with the configured database. An embedded one that is already running is reused and left running. */
export async function useDatabase(work: (tools: Tools) => Promise<number>): Promise<number> {
  const config = readConfig();
  if (!config) return 2;
  const log = createLog({ name: 'cli', level: 'warn' }, process.stderr);
  const server = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  const url = config.databaseUrl ?? server?.url ?? '';
  const database = openDatabase(url, { poolSize: 4, log });
  try {
    return await work({ config: { ...config, databaseUrl: url }, database, log });
  } finally {
    await database.close();
    if (server && !server.adopted) await server.stop();
  }
}
