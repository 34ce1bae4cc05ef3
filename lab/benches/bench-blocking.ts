import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { type Figure, say } from '#lab/figures/figure.ts';

const mostBlockedMs = 100;
const mostHealthMs = 200;
const One = z.object({
  call: z.string(),
  what: z.string(),
  status: z.number(),
  blockedMs: z.number(),
  healthMs: z.number(),
  /** Of these, how long the API and its caller waited for a CPU. */
  starvedMs: z.number(),
});
const Report = z.object({
  calls: z.number(),
  requests: z.number(),
  failed: z.array(One),
  /** Longest blocked first. */
  worst: z.array(One),
  /** Longest wait for /healthz first. */
  slowest: z.array(One),
});

/**
 * `blocking [PART OF A CALL]`: sends every call of the contract the worst inputs its schema allows and prints
 * how long, in CPU time, one of them blocked the API, and how long /healthz took in the meantime.
 */
export async function benchBlocking([only = '']: string[]): Promise<Figure[]> {
  // The good requests that are made worse belong to the tests, which no source may import.
  const script = join(projectRoot, 'tests/blocking/measure-blocking.ts');
  const { stdout, status } = spawnSync(process.execPath, ['--expose-gc', script, only], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The measurement exited with ${status}`);
  const report = Report.parse(JSON.parse(stdout.toString('utf8')));
  const [[worst], [slowest]] = [report.worst, report.slowest];
  if (!worst || !slowest) throw new Error(`No call name contains ${only}`);
  const isMet =
    report.failed.length === 0 && worst.blockedMs <= mostBlockedMs && slowest.healthMs <= mostHealthMs;
  console.log(JSON.stringify({ ...report, mostBlockedMs, mostHealthMs, pass: isMet }, null, 2));
  const load = loadavg()[1]?.toFixed(1);
  const said = `${say(report.requests)} requests to ${report.calls} calls: at most ${worst.blockedMs} ms each (${worst.call}) · /healthz within ${slowest.healthMs} ms, ${slowest.starvedMs} ms of that waiting for a CPU (${slowest.call}) · load ${load} on ${availableParallelism()} cores`;
  return [{ row: 'blocking', isMet, said }];
}
