import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#backend/platform/log.ts';
import { commandLineOf, waitForEnd } from '#backend/platform/running-process.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { choosePostgresUser, giveTo, type PostgresUser } from './postgres-user.ts';

export interface EmbeddedPostgres {
  url: string;
  pid: number;
  /** True when the server of an earlier run was still there and is used on. */
  adopted: boolean;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  log: Log;
  /** Server settings beside the standard ones, e.g. { fsync: 'off' } for a throw-away cluster. */
  settings?: Record<string, string>;
}

interface Cluster {
  binaries: string;
  user: PostgresUser;
  data: string;
  logFile: string;
  password: string;
}

const NAME = 'applywright';
const START_TIMEOUT_MS = 60_000;

/** Starts PostgreSQL on a free local port over `dataDir`/postgres, or takes over the one that still runs there. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: Options): Promise<EmbeddedPostgres> {
  const cluster = prepareCluster(dataDir, log);
  const running = await findRunning(cluster);
  const { pid, port } = running ?? (await startWithRetries(cluster, settings, log));
  await createDatabase(addressOf(cluster, port, 'postgres'));
  return {
    url: addressOf(cluster, port, NAME),
    pid,
    adopted: running !== undefined,
    stop: () => stop(pid),
  };
}

function addressOf({ password }: Cluster, port: number, database: string): string {
  return `postgres://${NAME}:${password}@127.0.0.1:${port}/${database}`;
}

function prepareCluster(dataDir: string, log: Log): Cluster {
  mkdirSync(dataDir, { recursive: true });
  const place = choosePlace(dataDir, findPostgresBinaries(), log);
  const data = join(place.folder, 'postgres');
  const passwordFile = join(place.folder, 'postgres-password');
  if (!existsSync(data)) initialise(place, data, passwordFile, log);
  giveTo(place.user, data);
  const password = readFileSync(passwordFile, 'utf8').trim();
  return { ...place, data, logFile: join(place.folder, 'postgres.log'), password };
}

function choosePlace(dataDir: string, binaries: string, log: Log) {
  const user = choosePostgresUser([dataDir, binaries]);
  if (user) return { user, binaries, folder: dataDir };
  // Root's own folders are closed to every other user: keep programs and data where they are not.
  const folder = join(
    '/var/tmp',
    `${NAME}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`,
  );
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const copy = join(folder, 'programs');
  if (!existsSync(copy)) {
    cpSync(binaries, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.new`, copy);
  }
  log.warn({ folder }, 'DATA_DIR is closed to the user PostgreSQL runs as; the database is kept elsewhere');
  const open = choosePostgresUser([folder, copy]);
  if (!open) throw new Error(`PostgreSQL cannot run as root here: set DATABASE_URL, or run as another user`);
  return { user: open, binaries: copy, folder };
}

function initialise(
  { user, binaries }: { user: PostgresUser; binaries: string },
  data: string,
  passwordFile: string,
  log: Log,
): void {
  log.info({}, 'creating the database cluster');
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  giveTo(user, draft);
  giveTo(user, passwordFile);
  const options = ['-D', draft, '-U', NAME, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync'];
  const locale = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ];
  const [command = '', ...args] = [...user.prefix, join(binaries, 'bin/initdb'), ...options, ...locale];
  const made = spawnSync(command, args, {
    encoding: 'utf8',
    cwd: '/',
    uid: user.uid,
    gid: user.gid,
    env: ENVIRONMENT,
  });
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not create its files: ${made.stderr || made.error}`);
  renameSync(draft, data);
}

const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

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

async function startWithRetries(cluster: Cluster, settings: Record<string, string>, log: Log) {
  // A chosen port may be taken by somebody else, and a killed server's last processes need a moment to go.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startServer(cluster, settings);
    } catch (error) {
      if (attempt === 5) throw error;
      log.warn({ err: error }, 'PostgreSQL did not start, trying again');
      await wait(attempt * 300);
    }
  }
}

async function startServer(cluster: Cluster, settings: Record<string, string>) {
  const port = await findFreePort();
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // Details of an error repeat the values of the row: personal data stays out of the log.
    log_error_verbosity: 'terse',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { user } = cluster;
  const [command = '', ...args] = [
    ...user.prefix,
    join(cluster.binaries, 'bin/postgres'),
    '-D',
    cluster.data,
    ...flags,
  ];
  const output = openSync(cluster.logFile, 'w', 0o600);
  // Its own session: Ctrl-C in a terminal must not stop the database before its users.
  const server = spawn(command, args, {
    cwd: '/',
    uid: user.uid,
    gid: user.gid,
    env: ENVIRONMENT,
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
  while (!failure && server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
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

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
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
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
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
