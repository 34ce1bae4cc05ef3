import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '#backend/platform/logs/log.ts';

/** Down, starting, recovering, full, or unreachable. Waiting doesn't help with any other error. */
const passing =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[123]|53300)$/;
const longestPauseMs = 1000;
const sayEveryMs = 10_000;

/** Returns once the database responds; throws if it refuses permanently or stays silent for two minutes. */
export async function waitForDatabase(
  url: string,
  { log, patienceMs = 120_000 }: { log: Log; patienceMs?: number },
): Promise<void> {
  const began = Date.now();
  let said = 0;
  for (let attempt = 1; ; attempt += 1) {
    const trouble = await findTrouble(url);
    const waitedMs = Date.now() - began;
    if (!trouble) {
      if (attempt > 1) log.info({ waitedMs }, 'the database answers');
      return;
    }
    if (!trouble.passes || waitedMs > patienceMs) {
      const { host, pathname } = new URL(url);
      throw new Error(`The database ${host}${pathname} cannot be used: ${trouble.message}`);
    }
    if (said === 0 || Date.now() - said > sayEveryMs) {
      said = Date.now();
      log.warn({ reason: trouble.message }, 'waiting for the database');
    }
    await wait(Math.min(attempt * 100, longestPauseMs));
  }
}

async function findTrouble(url: string): Promise<{ passes: boolean; message: string } | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return undefined;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    // A dropped or slow connection has no code.
    return { passes: code === undefined || passing.test(code), message: message || (code ?? 'no answer') };
  } finally {
    await client.end().catch(() => undefined);
  }
}
