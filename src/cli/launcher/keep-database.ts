import { startEmbeddedPostgres } from '#backend/platform/db/embedded-postgres.ts';
import { waitForDatabase } from '#backend/platform/db/wait-for-database.ts';
import type { Log } from '#backend/platform/logs/log.ts';
import { commandLineOf } from '#backend/platform/processes/running-process.ts';
import type { Config } from '#backend/platform/settings/config.ts';

/** The configured database, or the embedded one: started, watched, and started again when somebody ends it. */
export async function keepDatabase({ databaseUrl, dataDir }: Config, log: Log) {
  if (databaseUrl) {
    await waitForDatabase(databaseUrl, { log });
    return { url: databaseUrl, note: 'external', stop: async () => undefined };
  }
  let server = await startEmbeddedPostgres({ dataDir, log });
  const { url, adopted } = server;
  const port = Number(new URL(url).port);
  let repair: Promise<void> | undefined;

  async function restart() {
    try {
      server = await startEmbeddedPostgres({ dataDir, log, port });
    } catch (error) {
      console.error(error);
    } finally {
      repair = undefined;
    }
  }

  const watch = setInterval(() => {
    if (repair || commandLineOf(server.pid)) return;
    console.error('The database ended; starting it again');
    repair = restart();
  }, 1000);
  return {
    url,
    note: adopted ? 'taken over from the last run' : 'embedded',
    stop: async () => {
      clearInterval(watch);
      await repair;
      await server.stop();
    },
  };
}
