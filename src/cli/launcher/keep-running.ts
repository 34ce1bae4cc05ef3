import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { waitForEnd } from '#backend/platform/processes/running-process.ts';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { startTexts } from '#domain/messages/cli.ts';

export interface KeptProcess {
  name: string;
  entry: string;
  logFile: string | undefined;
  pid: () => number | undefined;
  /** How often it stopped unexpectedly since it was started. */
  crashes: () => number;
  stop: () => Promise<void>;
}

interface Options {
  name: string;
  entry: string;
  env: Record<string, string | undefined>;
  watch: boolean;
  /** Where its output goes; that of the launcher by default. */
  logFile: string | undefined;
  onStart: () => void;
}

const LONGEST_PAUSE_MS = 10_000;
const STEADY_MS = 30_000;
const GRACE_MS = 11_000;

/** Runs a part of the service in its own process and restarts it with growing pauses when it stops. */
export function keepRunning({ name, entry, env, watch, logFile, onStart }: Options): KeptProcess {
  let child: ChildProcess;
  let crashes = 0;
  let stopping = false;

  function start() {
    const started = Date.now();
    const output = logFile ? openSync(logFile, 'a', 0o600) : 'inherit';
    // A separate session, so that Ctrl-C reaches only the launcher, which stops the parts in order.
    child = spawn(process.execPath, [...(watch ? ['--watch', '--watch-preserve-output'] : []), entry], {
      cwd: projectRoot,
      env,
      detached: true,
      stdio: ['ignore', output, output],
    });
    onStart();
    child.once('exit', (code, signal) => {
      if (stopping) return;
      crashes = Date.now() - started > STEADY_MS ? 1 : crashes + 1;
      const pause = Math.min(250 * 2 ** crashes, LONGEST_PAUSE_MS);
      console.error(startTexts.partEnded(name, String(signal ?? code), pause / 1000));
      void wait(pause).then(() => (stopping ? undefined : start()));
    });
  }

  start();
  return {
    name,
    entry,
    logFile,
    pid: () => child.pid,
    crashes: () => crashes,
    async stop() {
      stopping = true;
      if (child.pid !== undefined) await endProcess(child.pid);
    },
  };
}

/** Asks a process to stop and kills it if it takes too long. */
export async function endProcess(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGTERM');
    if (await waitForEnd(pid, GRACE_MS)) return;
    process.kill(pid, 'SIGKILL');
    await waitForEnd(pid, 2000);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
