import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root, so root has to run it as somebody else. */
export interface PostgresUser {
  /** Goes before the program and its arguments. */
  prefix: string[];
  uid?: number;
  gid?: number;
}

const NOBODY = 65_534;
const NAMESPACE = ['unshare', '-U', '--map-user=1000', '--map-group=1000'];

/** Chooses who runs PostgreSQL with these folders; undefined when nobody else can reach them. */
export function choosePostgresUser(folders: string[]): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return { prefix: [] };
  if (folders.every(isReachableByOthers)) return { prefix: [], uid: NOBODY, gid: NOBODY };
  const [command = '', ...options] = NAMESPACE;
  if (spawnSync(command, [...options, 'true']).status === 0) return { prefix: NAMESPACE };
  return undefined;
}

function isReachableByOthers(folder: string): boolean {
  const parent = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || isReachableByOthers(parent));
}

/** Gives a file or a folder with all it holds to that user. */
export function giveTo({ uid = 0, gid = 0 }: PostgresUser, path: string): void {
  if (process.getuid?.() !== 0) return;
  try {
    const found = lstatSync(path);
    if (found.uid !== uid || found.gid !== gid) chownSync(path, uid, gid);
    if (found.isDirectory())
      for (const name of readdirSync(path)) giveTo({ prefix: [], uid, gid }, join(path, name));
  } catch (error) {
    // A server that runs there makes and removes files meanwhile: what is gone need not be given.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
