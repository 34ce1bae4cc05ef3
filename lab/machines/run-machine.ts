import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '#backend/platform/processes/free-port.ts';
import { projectRoot } from '#backend/platform/settings/config.ts';
import type { Machine } from './machine.ts';
import { obtainNode } from './obtain-node.ts';
import { writeScript } from './write-script.ts';

export interface MachineResult {
  name: string;
  isInstalled: boolean;
  /** From the command to the first page, in a fresh clone and on the second start. */
  firstMs: number | null;
  againMs: number | null;
  tests: string | null;
  trouble: string | null;
}

interface Options {
  /** Packages and Node versions that machines share. */
  cache: string;
  home: string;
  /** Stages of `npm test`; an empty list runs all, null none. */
  stages: readonly string[] | null;
  /** Uses this project's packages and pages instead of installing and building them, which saves minutes. */
  isInstalled: boolean;
}

/** A busy machine needs minutes to install and build. */
const PAGE_MS = 1_800_000;
const TESTS_MS = 3 * 3_600_000;
/** What this machine needs to reach a registry, if anything. */
const PASSED_ON = ['NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY'];

/** A fresh clone on a fresh machine: started to the first page, stopped, restarted, tested. */
export async function runMachine(
  machine: Machine,
  { cache, home, stages, isInstalled }: Options,
): Promise<MachineResult> {
  const result: MachineResult = {
    name: machine.name,
    isInstalled,
    firstMs: null,
    againMs: null,
    tests: null,
    trouble: null,
  };
  remove(home);
  const packages = join(cache, 'packages');
  for (const folder of [join(home, 'root'), packages]) mkdirSync(folder, { recursive: true });
  chmodSync(home, 0o700);
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', projectRoot, join(home, 'clone')]);
    const nodeFolder = obtainNode(machine.node ?? 24, cache);
    const installed = isInstalled ? join(projectRoot, 'node_modules') : undefined;
    const places = { home, packages, nodeFolder, installed };
    if (isInstalled) cpSync(join(projectRoot, 'dist'), join(home, 'clone/dist'), { recursive: true });
    const first = await startToPage(machine, places);
    result.firstMs = first.pageMs;
    if (machine.prints && !machine.prints.test(first.output))
      throw new Error(`It does not print ${String(machine.prints)}:\n${first.output.slice(-2000)}`);
    const { isOfflineLater: isOffline = false } = machine;
    result.againMs = (await startToPage({ ...machine, start: 'npm start' }, { ...places, isOffline })).pageMs;
    if (stages) {
      const log = join(cache, `${machine.name}.log`);
      rmSync(log, { force: true });
      const { output } = await run(machine, { ...places, command: `npm test -- ${stages.join(' ')}`, log });
      result.tests = /^\d+ passed.*$/m.exec(output.slice(output.lastIndexOf('\n\n')))?.[0] ?? 'no result';
      if (!/ended with 0$/m.test(output))
        throw new Error(`npm test (full output: ${log}):\n${output.slice(-2000)}`);
    }
  } catch (error) {
    result.trouble = error instanceof Error ? error.message : String(error);
  } finally {
    remove(home);
  }
  return result;
}

/** With this many small files `rm` takes seconds, and Node takes minutes. */
function remove(folder: string): void {
  execFileSync('rm', ['-rf', folder]);
}

interface Places {
  home: string;
  nodeFolder: string;
  packages: string;
  installed?: string | undefined;
  isOffline?: boolean;
}

async function startToPage(machine: Machine, places: Places) {
  const { start: command = 'npm start' } = machine;
  const { output, pageMs } = await run(machine, { ...places, command, stopAtPage: true });
  if (pageMs === null) throw new Error(`No page:\n${output.slice(-4000)}`);
  if (hasPartEnded(output)) throw new Error(`A part ended:\n${output.slice(-4000)}`);
  return { output, pageMs };
}

/** Stopping a machine ends its parts, so only output before the first page counts. */
export function hasPartEnded(output: string): boolean {
  const [beforePage = ''] = output.split(/^first page$/m);
  return /^The (api|worker) ended/m.test(beforePage);
}

/** Runs a command in the machine; everything in it ends with this call. */
export async function run(
  machine: Machine,
  {
    command,
    stopAtPage = false,
    isOffline = false,
    log,
    ...places
  }: Places & { command: string; stopAtPage?: boolean; log?: string },
): Promise<{ output: string; pageMs: number | null }> {
  const port = await findFreePort();
  const env = {
    PORT: String(port),
    PRACTICE_PORT: '0',
    BUSY: String(await findFreePort()),
    ...Object.fromEntries(
      PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    ),
  };
  const script = writeScript(machine, { ...places, command, env });
  const spaces = ['--mount', '--pid', '--fork', '--kill-child', ...(isOffline ? ['--net'] : [])];
  const begin = isOffline ? `ip link set lo up\n${script}` : script;
  const started = performance.now();
  const child = spawn('unshare', [...spaces, 'sh', '-c', begin], { stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  let pageMs: number | null = null;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (log) appendFileSync(log, text);
      if (!stopAtPage || pageMs !== null || !/^first page$/m.test(output)) return;
      pageMs = performance.now() - started;
      child.stdin.end('stop\n');
    });
  const timer = setTimeout(() => child.kill('SIGKILL'), stopAtPage ? PAGE_MS : TESTS_MS);
  await once(child, 'close');
  clearTimeout(timer);
  return { output, pageMs };
}
