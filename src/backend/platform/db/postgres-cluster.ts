import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#backend/platform/log.ts';
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
export const SERVER_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** The files of a cluster and who runs it; made on the first call. */
export function prepareCluster(dataDir: string, log: Log): Cluster {
  // Others may pass through, as PostgreSQL's own user has to, but not look around.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
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
    `${CLUSTER_NAME}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`,
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
  const account = ['-U', CLUSTER_NAME, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const options = ['-D', draft, '--data-checksums', ...account, ...locale];
  const [command = '', ...args] = [...user.prefix, join(binaries, 'bin/initdb'), ...options];
  const made = spawnSync(command, args, {
    encoding: 'utf8',
    cwd: '/',
    uid: user.uid,
    gid: user.gid,
    env: SERVER_ENVIRONMENT,
  });
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not create its files: ${made.stderr || made.error}`);
  renameSync(draft, data);
}
