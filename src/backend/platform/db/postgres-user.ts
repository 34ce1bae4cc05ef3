import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The user who runs PostgreSQL; empty for the user of this process. */
export interface PostgresUser {
  uid?: number;
  gid?: number;
}

interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Our own account first, then those that exist to run such services. */
const PREFERRED = ['applywright', 'postgres', 'nobody', 'daemon'];
const FIRST_PERSON = 1000;

/**
 * PostgreSQL refuses to run as root, and initdb refuses a user without a name, so root runs it as another account of this
 * machine: the owner of existing data if there is one.
 */
export function choosePostgresUser(data: string, passwd = '/etc/passwd'): PostgresUser {
  if (process.getuid?.() !== 0) return {};
  const owner = existsSync(data) ? statSync(data).uid : 0;
  const account = listAccounts(passwd, owner).find(canBecome);
  if (!account)
    throw new Error(
      'PostgreSQL does not run as root, and this machine has no other user to run it. Make one (useradd --system applywright), run Applywright as another user, or set DATABASE_URL.',
    );
  return { uid: account.uid, gid: account.gid };
}

/** Every account except root, the most suitable first; personal accounts come last. */
export function listAccounts(passwd: string, owner: number): Account[] {
  const lines = existsSync(passwd) ? readFileSync(passwd, 'utf8').split('\n') : [];
  const accounts = lines.flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':');
    const account = { name, uid: Number(uid), gid: Number(gid) };
    return account.uid > 0 && account.gid > 0 ? [account] : [];
  });
  const rank = ({ name, uid }: Account) => {
    if (uid === owner) return -1;
    if (PREFERRED.includes(name)) return PREFERRED.indexOf(name);
    return PREFERRED.length + (uid < FIRST_PERSON ? 0 : 1);
  };
  return accounts.toSorted((one, other) => rank(one) - rank(other) || one.uid - other.uid);
}

/** False if root may not switch users or a container does not map this one. */
function canBecome({ uid, gid }: Account): boolean {
  return spawnSync('/bin/sh', ['-c', ':'], { uid, gid, cwd: '/' }).status === 0;
}

/** Makes the user the owner of a file, or of a folder and everything in it. */
export function giveTo({ uid, gid }: PostgresUser, path: string): void {
  if (uid === undefined || gid === undefined) return;
  try {
    const found = lstatSync(path);
    if (found.uid !== uid || found.gid !== gid) chownSync(path, uid, gid);
    if (found.isDirectory()) for (const name of readdirSync(path)) giveTo({ uid, gid }, join(path, name));
  } catch (error) {
    // The last processes of a killed server may still remove files; ignore those.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
