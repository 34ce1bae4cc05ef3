import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';

export type LimitedRun = { ok: true; output: string } | { ok: false; reason: string };

const heapMegabytes = 256;
const dataBytes = 838_860_800;
const defaultTime = { cpuSeconds: 10, wallMilliseconds: 20_000 };
const maxOutputBytes = 1024 * 1024;
const prlimitPath = '/usr/bin/prlimit';

/**
 * Runs one of our programs over untrusted bytes in a child that is stopped at its limits.
 * The heap flag alone does not hold hostile files; where prlimit exists it bounds the rest.
 */
export async function runLimited(
  entry: string,
  args: string[],
  input: Uint8Array,
  time = defaultTime,
): Promise<LimitedRun> {
  const node = [process.execPath, `--max-old-space-size=${heapMegabytes}`, entry, ...args];
  const [command = '', ...rest] = (await hasPrlimit())
    ? [prlimitPath, `--data=${dataBytes}`, `--cpu=${time.cpuSeconds}`, '--core=0', ...node]
    : node;
  return await new Promise((resolve) => {
    const child = spawn(command, rest, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
    const output: Buffer[] = [];
    let size = 0;
    let reason: string | null = null;
    const stop = (why: string) => {
      reason ??= why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => stop('it took too long'), time.wallMilliseconds);
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxOutputBytes) stop('it holds too much text');
      else output.push(chunk);
    });
    child.on('error', () => stop('the reader could not be started'));
    child.on('close', (code) => {
      clearTimeout(timer);
      if (reason === null && code === 0)
        resolve({ ok: true, output: Buffer.concat(output).toString('utf8') });
      else resolve({ ok: false, reason: reason ?? 'the reader was stopped' });
    });
    child.stdin.on('error', () => {
      // The child may end before it has read everything; its exit says what happened.
    });
    child.stdin.end(input);
  });
}

async function hasPrlimit(): Promise<boolean> {
  return await access(prlimitPath).then(
    () => true,
    () => false,
  );
}
