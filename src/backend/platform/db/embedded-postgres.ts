import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '#backend/platform/logs/log.ts';
import { findFreePort } from '#backend/platform/processes/free-port.ts';
import { commandLineOf, waitForEnd } from '#backend/platform/processes/running-process.ts';
import { CLUSTER_NAME, type Cluster, enter, prepareCluster } from './postgres-cluster.ts';
import { giveTo } from './postgres-user.ts';

export interface EmbeddedPostgres {
  url: string;
  pid: number;
  /** True if the server of an earlier run was still running and is reused. */
  adopted: boolean;
  stop: () => Promise<void>;
}

interface Options {
  dataDir: string;
  log: Log;
  /** The port to reuse when the server restarts; a free one by default. */
  port?: number;
  /** Extra server settings, such as { fsync: 'off' } for a throwaway cluster. */
  settings?: Record<string, string>;
}

const START_TIMEOUT_MS = 60_000;

/** Starts PostgreSQL on a free local port with `dataDir`/postgres, or reuses the one still running there. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  port: wanted,
  settings = {},
}: Options): Promise<EmbeddedPostgres> {
  const cluster = prepareCluster(dataDir, log);
  const running = await findRunning(cluster);
  const { pid, port } = running ?? (await startWithRetries(cluster, wanted, settings, log));
  await createDatabase(addressOf(cluster, port, 'postgres'));
  return {
    // It runs on someone's own computer, which may be busy: waiting beats failing.
    url: `${addressOf(cluster, port, CLUSTER_NAME)}?connect_timeout=120`,
    pid,
    adopted: running !== undefined,
    stop: () => stop(pid),
  };
}

function addressOf({ password }: Cluster, port: number, database: string): string {
  return `postgres://${CLUSTER_NAME}:${password}@127.0.0.1:${port}/${database}`;
}

/** The server an earlier run left behind. A stale lock whose pid now belongs to another program is removed. */
async function findRunning(cluster: Cluster): Promise<{ pid: number; port: number } | undefined> {
  const lock = readLock(cluster);
  if (!lock) return undefined;
  if (!commandLineOf(lock.pid)?.includes(cluster.data)) {
    if (commandLineOf(lock.pid)) rmSync(join(cluster.data, 'postmaster.pid'));
    return undefined;
  }
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (commandLineOf(lock.pid) && Date.now() < deadline) {
    const current = readLock(cluster);
    if (current && (await answers(addressOf(cluster, current.port, 'postgres')))) return current;
    await wait(100);
  }
  return undefined;
}

function readLock({ data }: Cluster): { pid: number; port: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

async function startWithRetries(
  cluster: Cluster,
  port: number | undefined,
  settings: Record<string, string>,
  log: Log,
) {
  // Another program may take the chosen port, and a killed server's last processes need a moment to exit.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startServer(cluster, port ?? (await findFreePort()), settings);
    } catch (error) {
      if (attempt === 5) throw error;
      log.info({ err: error }, 'PostgreSQL did not start, trying again');
      await wait(attempt * 300);
    }
  }
}

async function startServer(cluster: Cluster, port: number, settings: Record<string, string>) {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // Error details repeat the values of a row, and personal data must stay out of the log.
    log_error_verbosity: 'terse',
    // PostgreSQL ignores it; a later start recognizes its server by it.
    'applywright.data': cluster.data,
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  giveTo(cluster.user, cluster.data);
  const { folder, process: options } = enter(cluster.data, cluster.user);
  const output = openSync(cluster.logFile, 'w', 0o600);
  // A separate session, so that Ctrl-C in a terminal does not stop the database before its clients.
  const server = spawn(join(cluster.binaries, 'bin/postgres'), [...folder, ...flags], {
    ...options,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  server.unref();
  let failure: Error | undefined;
  server.once('error', (error) => {
    failure = error;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (
    server.pid !== undefined &&
    server.exitCode === null &&
    server.signalCode === null &&
    Date.now() < deadline
  ) {
    const lock = readLock(cluster);
    // After a crash the old lock still says ready; only the new server's own pid counts.
    if (lock?.ready && lock.pid === server.pid) return { pid: lock.pid, port };
    await wait(20);
  }
  server.kill('SIGQUIT');
  throw (
    failure ?? new Error(`PostgreSQL did not start: ${readFileSync(cluster.logFile, 'utf8').slice(-2000)}`)
  );
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [CLUSTER_NAME]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${CLUSTER_NAME}`);
  } finally {
    await client.end();
  }
}

/** Fast stop: open transactions are rolled back, everything committed is on disk. */
async function stop(pid: number): Promise<void> {
  if (!commandLineOf(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await waitForEnd(pid, 20_000)) return;
  process.kill(pid, 'SIGQUIT');
  await waitForEnd(pid, 5000);
}
