import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { type Figure, saySeconds } from '#lab/figures/figure.ts';
import { machines } from '#lab/machines/machine.ts';
import { type MachineResult, runMachine } from '#lab/machines/run-machine.ts';

const TESTED = 4;
const usage = `usage: npm run -s lab -- machines [${machines.map(({ name }) => name).join('|')}]… [--tests [--stages unit,service,…]] [--installed later|all] [--folder /var/tmp/applywright-machines]
Needs root, unshare, git, and the npm registry. --tests also runs npm test on the first four.
--installed uses this project's packages and pages instead of installing and building them: on every machine, or on\nall but the first four.`;

/** Starts a fresh clone of the last commit on every kind of machine that people have. */
export async function benchMachines(args: string[]): Promise<Figure[] | undefined> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      tests: { type: 'boolean', default: false },
      stages: { type: 'string', default: '' },
      installed: { type: 'string', default: 'none' },
      folder: { type: 'string', default: '/var/tmp/applywright-machines' },
    },
  });
  const unknown = positionals.filter((wanted) => machines.every(({ name }) => name !== wanted));
  const isKnown = ['none', 'later', 'all'].includes(values.installed);
  if (unknown.length > 0 || !isKnown || process.getuid?.() !== 0) {
    console.error(usage);
    return undefined;
  }
  const cache = join(values.folder, 'cache');
  mkdirSync(cache, { recursive: true });
  // Pages of an older commit would be rebuilt, which needs writable packages.
  if (values.installed !== 'none')
    execFileSync(process.execPath, ['scripts/build-web.ts'], { cwd: projectRoot });
  const stages = values.stages.split(',').filter(Boolean);
  const results: MachineResult[] = [];
  for (const machine of machines.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  )) {
    const isFirst = machines.indexOf(machine) < TESTED;
    const isTested = values.tests && isFirst;
    const home = join(values.folder, `${machine.name}-${process.pid}`);
    const result = await runMachine(machine, {
      cache,
      home,
      stages: isTested ? stages : null,
      isInstalled: values.installed === 'all' || (values.installed === 'later' && !isFirst),
    });
    if (result.trouble) console.error(`${machine.name}: ${result.trouble}`);
    console.log(describe(result));
    results.push(result);
  }
  const failed = results.filter(({ trouble }) => trouble);
  const said = `${results.length - failed.length} of ${results.length} machines pass; ${summarize(results)}; load ${loadavg()[2]?.toFixed(0)} on ${availableParallelism()} cores`;
  console.log(said);
  return [{ row: 'machines', isMet: failed.length === 0, said }];
}

function summarize(results: readonly MachineResult[]): string {
  const times = {
    'first page of a fresh clone ': results.map((one) => (one.isInstalled ? null : one.firstMs)),
    'with packages already installed, ': results.map((one) => (one.isInstalled ? one.firstMs : null)),
    'on the second start, ': results.map(({ againMs }) => againMs),
  };
  return Object.entries(times)
    .map(([what, all]) => ({ what, known: all.filter((ms) => ms !== null) }))
    .filter(({ known }) => known.length > 0)
    .map(
      ({ what, known }) =>
        `${what}after ${[Math.min(...known), Math.max(...known)].map(saySeconds).join(' to ')}`,
    )
    .join('; ');
}

function describe({ name, firstMs, againMs, tests, trouble }: MachineResult): string {
  const time = (ms: number | null) => (ms === null ? '–' : saySeconds(ms)).padStart(8);
  return [name.padEnd(22), time(firstMs), time(againMs), trouble ? 'FAILED' : 'ok', tests ?? '']
    .join('  ')
    .trim();
}
