import { startEmbeddedPostgres } from '#backend/platform/db/embedded-postgres.ts';
import { waitForDatabase } from '#backend/platform/db/wait-for-database.ts';
import type { Log } from '#backend/platform/logs/log.ts';
import { commandLineOf } from '#backend/platform/processes/running-process.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import { startTexts } from '#domain/messages/cli.ts';

/** Returns the configured database, or starts the embedded one and restarts it when it stops. */
export async function keepDatabase({ databaseUrl, dataDir }: Config, log: Log) {
  if (databaseUrl) {
    await waitForDatabase(databaseUrl, { log });
    return { url: databaseUrl, note: startTexts.external, stop: async () => undefined };
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
    console.error(startTexts.databaseEnded);
    repair = restart();
  }, 1000);
  return {
    url,
    note: adopted ? startTexts.reused : startTexts.embedded,
    stop: async () => {
      clearInterval(watch);
      await repair;
      await server.stop();
    },
  };
}
