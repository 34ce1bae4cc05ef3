import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { commandLineOf } from '#backend/platform/processes/running-process.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import { endProcess, type KeptProcess } from './keep-running.ts';

const Run = z.object({
  launcher: z.number(),
  parts: z.array(z.object({ name: z.string(), entry: z.string(), pid: z.number() })),
});

export type RunRecord = ReturnType<typeof openRunRecord>;

/** Records the processes of this run, so that the next start can stop what a killed launcher left behind. */
export function openRunRecord({
  dataDir,
  role,
  port,
  metricsPort = 0,
}: Pick<Config, 'dataDir' | 'role' | 'port' | 'metricsPort'>) {
  // Several machines may share the folder, and process ids are only valid on one of them. Its own port tells a process
  // from others with the same role.
  const ownPort = role === 'worker' ? metricsPort : port;
  const name = role === 'all' ? 'run-all' : `run-${role}-${hostname()}-${ownPort}`;
  const path = join(dataDir, `${name}.json`);

  function read(): z.infer<typeof Run> {
    try {
      return Run.parse(JSON.parse(readFileSync(path, 'utf8')));
    } catch {
      return { launcher: 0, parts: [] };
    }
  }

  return {
    /** Finds the process of another run with this data folder. */
    findOther(): number | undefined {
      const { launcher } = read();
      return commandLineOf(launcher)?.includes('src/cli/start.ts') ? launcher : undefined;
    },

    /** Stops the parts that outlived their launcher and returns their names. */
    async endLeftovers(): Promise<string[]> {
      const leftovers = read().parts.filter(({ pid, entry }) => commandLineOf(pid)?.includes(entry));
      await Promise.all(leftovers.map(({ pid }) => endProcess(pid)));
      return leftovers.map(({ name }) => name);
    },

    write(parts: KeptProcess[]): void {
      const running = parts.map(({ name, entry, pid }) => ({ name, entry, pid: pid() ?? 0 }));
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(`${path}.new`, JSON.stringify({ launcher: process.pid, parts: running }));
      renameSync(`${path}.new`, path);
    },

    remove: () => rmSync(path, { force: true }),
  };
}
