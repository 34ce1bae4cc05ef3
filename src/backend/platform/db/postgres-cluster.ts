import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#backend/platform/logs/log.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { choosePostgresUser, giveTo, type PostgresUser } from './postgres-user.ts';

export interface Cluster {
  binaries: string;
  user: PostgresUser;
  data: string;
  logFile: string;
  password: string;
}

export const CLUSTER_NAME = 'applywright';
const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Returns the files of a cluster and the user who runs it; creates them on the first call. */
export function prepareCluster(dataDir: string, log: Log): Cluster {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const data = join(dataDir, 'postgres');
  const passwordFile = join(dataDir, 'postgres-password');
  const user = choosePostgresUser(data);
  const binaries = findPostgresBinaries(user);
  if (!existsSync(data)) initialize({ user, binaries, data, passwordFile }, log);
  const password = readFileSync(passwordFile, 'utf8').trim();
  return { user, binaries, data, logFile: join(dataDir, 'postgres.log'), password };
}

/**
 * Returns how to run a program on a data folder. Root enters the folder before switching users, so that the other user
 * can reach it even if parent folders are closed.
 */
export function enter(data: string, { uid, gid }: PostgresUser) {
  const opened = uid !== undefined && process.platform === 'linux';
  return {
    folder: ['-D', opened ? '/proc/self/cwd' : data],
    process: { cwd: opened ? data : '/', uid, gid, env: ENVIRONMENT },
  };
}

function initialize(
  { user, binaries, data, passwordFile }: Omit<Cluster, 'logFile' | 'password'> & { passwordFile: string },
  log: Log,
): void {
  log.info({}, 'creating the database cluster');
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  giveTo(user, draft);
  giveTo(user, passwordFile);
  const { folder, process: options } = enter(draft, user);
  const account = ['-U', CLUSTER_NAME, '-A', 'scram-sha-256', '--pwfile=/dev/stdin'];
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const password = openSync(passwordFile, 'r');
  const made = spawnSync(
    join(binaries, 'bin/initdb'),
    [...folder, '--data-checksums', ...account, ...locale],
    { ...options, encoding: 'utf8', stdio: [password, 'pipe', 'pipe'] },
  );
  closeSync(password);
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not create its files: ${made.stderr || made.error}`);
  renameSync(draft, data);
}
