import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Counts, readCounts } from './read-counts.ts';
import { root, type Stage } from './stages.ts';

export interface StageResult extends Counts {
  output: string;
}

export async function runStage({ command, report }: Stage): Promise<StageResult> {
  if (report) rmSync(report.file, { force: true });
  const [program = '', ...args] = command;
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: root,
    env: { ...process.env, PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.on('error', (error) => {
    output += String(error);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { ...countResults(code === 0, report), output };
}

/**
 * A run that exits with an error without naming a failed test, or without a report, counts as one failure.
 */
function countResults(ok: boolean, report: Stage['report']): Counts {
  if (!report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const counts = readCounts(report);
  if (!counts) return { passed: 0, failed: 1, skipped: 0 };
  return { ...counts, failed: ok ? counts.failed : Math.max(counts.failed, 1) };
}
