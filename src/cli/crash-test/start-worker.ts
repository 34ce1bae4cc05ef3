import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '#backend/platform/config.ts';

export interface Worker {
  /** Resolves with the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>;
  stop: () => Promise<void>;
}

/** The real worker in a process of its own, told where to fall over. */
export function startWorker(env: NodeJS.ProcessEnv, faultPoint?: string): Worker {
  const child: ChildProcess = spawn(process.execPath, [join(projectRoot, 'src/backend/worker.ts')], {
    cwd: projectRoot,
    env: { ...env, ...(faultPoint && { FAULT_POINT: faultPoint }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  return {
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
