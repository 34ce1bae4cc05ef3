import { execFile } from 'node:child_process';
import { access, realpath } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const heapMegabytes = 256;
const dataBytes = 838_860_800;
const toolFolders = ['/usr/bin', '/bin', '/usr/local/bin', '/usr/sbin', '/sbin'];
const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The command line of a child that may only compute. Node's permission model blocks files, processes, and addons;
 * where the system offers it, prlimit limits memory and CPU (the heap flag alone doesn't stop hostile files)
 * and unshare removes the network.
 */
export async function buildLimitedCommand(
  entry: string,
  { cpuSeconds, usesAddons = false }: { cpuSeconds: number; usesAddons?: boolean },
): Promise<string[]> {
  const readable = await Promise.all(['src', 'node_modules', 'package.json'].map(findReal));
  return [
    ...(await findIsolation()),
    ...(await findLimits(cpuSeconds)),
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    '--permission',
    ...(usesAddons ? ['--allow-addons'] : []),
    ...[...readable, entry].map((path) => `--allow-fs-read=${path}`),
    entry,
  ];
}

async function findReal(name: string): Promise<string> {
  return await realpath(`${root}${name}`);
}

async function findLimits(cpuSeconds: number): Promise<string[]> {
  const prlimit = await findTool('prlimit');
  return prlimit ? [prlimit, `--data=${dataBytes}`, `--cpu=${cpuSeconds}`, '--core=0'] : [];
}

let isolation: Promise<string[]> | undefined;

async function findIsolation(): Promise<string[]> {
  isolation ??= tryIsolation();
  return await isolation;
}

async function tryIsolation(): Promise<string[]> {
  const unshare = await findTool('unshare');
  for (const flags of unshare ? [['--net'], ['--user', '--map-root-user', '--net']] : [])
    if (await runs([unshare ?? '', ...flags, process.execPath, '--version']))
      return [unshare ?? '', ...flags];
  return [];
}

async function runs([command = '', ...args]: string[]): Promise<boolean> {
  return await new Promise((resolve) => {
    execFile(command, args, { timeout: 5000, env: {} }, (error) => resolve(error === null));
  });
}

async function findTool(name: string): Promise<string | undefined> {
  for (const folder of toolFolders) {
    const path = `${folder}/${name}`;
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (exists) return path;
  }
  return undefined;
}
