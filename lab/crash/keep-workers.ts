import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '#backend/platform/settings/config.ts';

export interface Workers {
  kills: () => number;
  /** Kills the worker at this index, whatever it is doing. */
  killOne: (place: number) => void;
  stop: () => Promise<void>;
}

/** Real workers in their own processes; a killed one is restarted, as the launcher would. */
export function keepWorkers({
  env,
  count,
  whenKilled,
}: {
  env: NodeJS.ProcessEnv;
  count: number;
  whenKilled?: () => Promise<void>;
}): Workers {
  const running = new Set<ChildProcess>();
  const over = new AbortController();
  let kills = 0;

  async function keepOne(): Promise<void> {
    while (!over.signal.aborted) {
      const child = spawn(process.execPath, [join(projectRoot, 'src/backend/worker.ts')], {
        cwd: projectRoot,
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      running.add(child);
      const [, signal] = await once(child, 'exit');
      running.delete(child);
      if (signal !== 'SIGKILL') continue;
      kills += 1;
      await whenKilled?.();
    }
  }

  const kept = Array.from({ length: count }, keepOne);
  return {
    kills: () => kills,
    killOne: (place) => [...running][place % running.size]?.kill('SIGKILL'),
    async stop() {
      over.abort();
      for (const child of running) child.kill('SIGTERM');
      await Promise.all(kept);
    },
  };
}
