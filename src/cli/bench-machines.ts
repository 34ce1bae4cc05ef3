import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#backend/platform/config.ts';
import { type Figure, saySeconds } from './figures/figure.ts';
import { machines } from './machines/machine.ts';
import { type MachineResult, runMachine } from './machines/run-machine.ts';

const TESTED = 4;
const usage = `usage: bench machines [${machines.map(({ name }) => name).join('|')}]… [--tests [--stages unit,service,…]] [--installed] [--folder /var/tmp/applywright-machines]
Needs root, unshare, git, and the npm registry. --tests also runs npm test on those of the first four.
--installed takes this project's packages and pages instead of installing and building them.`;

/** Starts a fresh clone of the last commit on every kind of machine that people have. */
export async function benchMachines(args: string[]): Promise<Figure[] | undefined> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      tests: { type: 'boolean', default: false },
      stages: { type: 'string', default: '' },
      installed: { type: 'boolean', default: false },
      folder: { type: 'string', default: '/var/tmp/applywright-machines' },
    },
  });
  const unknown = positionals.filter((wanted) => machines.every(({ name }) => name !== wanted));
  if (unknown.length > 0 || process.getuid?.() !== 0) {
    console.error(usage);
    return undefined;
  }
  const cache = join(values.folder, 'cache');
  mkdirSync(cache, { recursive: true });
  // Pages of an older commit would be built again, which needs packages that can be written to.
  if (values.installed) execFileSync(process.execPath, ['scripts/build-web.ts'], { cwd: projectRoot });
  const stages = values.stages.split(',').filter(Boolean);
  const results: MachineResult[] = [];
  for (const machine of machines.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  )) {
    const isTested = values.tests && machines.indexOf(machine) < TESTED;
    const home = join(values.folder, `${machine.name}-${process.pid}`);
    const result = await runMachine(machine, {
      cache,
      home,
      stages: isTested ? stages : null,
      isInstalled: values.installed,
    });
    if (result.trouble) console.error(`${machine.name}: ${result.trouble}`);
    console.log(describe(result));
    results.push(result);
  }
  const failed = results.filter(({ trouble }) => trouble);
  const times = results.flatMap(({ firstMs }) => firstMs ?? []);
  const range = [Math.min(...times), Math.max(...times)].map(saySeconds).join(' to ');
  const pages = times.length > 0 ? `; first page of a fresh clone after ${range}` : '';
  const said = `${results.length - failed.length} of ${results.length} machines${pages}`;
  console.log(said);
  return [{ row: 'machines', isMet: failed.length === 0, said }];
}

function describe({ name, firstMs, againMs, tests, trouble }: MachineResult): string {
  const time = (ms: number | null) => (ms === null ? '–' : saySeconds(ms)).padStart(8);
  return [name.padEnd(22), time(firstMs), time(againMs), trouble ? 'FAILED' : 'ok', tests ?? '']
    .join('  ')
    .trim();
}
