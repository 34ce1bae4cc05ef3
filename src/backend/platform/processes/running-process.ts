import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Returns the command line of a running process, or undefined if there isn't one; a zombie counts as ended. */
export function commandLineOf(pid: number): string | undefined {
  try {
    const line = existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return line.trim() || undefined;
  } catch {
    return undefined;
  }
}

export async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (commandLineOf(pid) !== undefined) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}
