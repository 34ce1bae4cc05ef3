import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { type KeptProcess, keepRunning } from './keep-running.ts';
import type { RunRecord } from './run-record.ts';

interface Options {
  env: Record<string, string | undefined>;
  watch: boolean;
  /** The folder for their logs; by default they write where the launcher writes. */
  logs: string | undefined;
  record: RunRecord;
}

/** Starts the API and the worker in separate processes and adds them to the record. */
export function openParts({ env, watch, logs, record }: Options): (name: 'api' | 'worker') => KeptProcess {
  const parts: KeptProcess[] = [];
  if (logs) mkdirSync(logs, { recursive: true, mode: 0o700 });
  return (name) => {
    const part = keepRunning({
      name,
      entry: join(projectRoot, `src/backend/${name}.ts`),
      env,
      watch,
      logFile: logs && join(logs, `${name}.log`),
      onStart: () => record.write(parts),
    });
    parts.push(part);
    record.write(parts);
    return part;
  };
}
