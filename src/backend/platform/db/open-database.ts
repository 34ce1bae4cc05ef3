import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types as pgTypes, TypeOverrides } from 'pg';
import type { Log } from '#backend/platform/logs/log.ts';
import { openListener } from './open-listener.ts';
import type { Tables } from './tables.ts';

export interface Database {
  kysely: Kysely<Tables>;
  url: string;
  /** Calls back for every notification; `onGap` reports that some may have been missed while disconnected. */
  listen: (
    channel: string,
    onNotify: (payload: string) => void,
    onGap?: () => void,
  ) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
}

// Counts, sizes, and identities stay far below 2^53.
const types = new TypeOverrides();
types.setTypeParser(pgTypes.builtins.INT8, Number);

export function openDatabase(url: string, { poolSize = 10, log }: { poolSize?: number; log: Log }): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: connectionPatienceMs(url),
    // Opening a connection costs as much as many queries, so those of a busy moment are kept for the next one.
    idleTimeoutMillis: 300_000,
  });
  // Without a listener, a restart of the database would end this process.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'database client failed')),
  );

  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const listener = openListener(url, log);
  return {
    kysely,
    url,
    listen: listener.listen,
    async close() {
      await listener.close();
      await kysely.destroy();
    },
  };
}

/** How long a connection may take to open: `connect_timeout` in the database URL, in seconds as in PostgreSQL. */
export function connectionPatienceMs(url: string): number {
  return Number(new URL(url).searchParams.get('connect_timeout') ?? 10) * 1000;
}
