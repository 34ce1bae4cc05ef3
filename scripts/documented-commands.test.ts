import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commands } from '#cli/commands.ts';
import { benches } from '#lab/bench.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/cli.md'), 'utf8');

/** The usages at the start of the list items: "- `a X`, `b Y`: …" gives both. */
const documented = page
  .split('\n')
  .filter((line) => line.startsWith('- `'))
  .flatMap((line) => [...(/^- ((?:`[^`]+`(?:, )?)+)/.exec(line)?.[1] ?? '').matchAll(/`([^`]+)`/g)])
  .map(([, usage = '']) => usage);

const nameOf = (usage: string) => usage.split(' ', 1)[0] ?? '';
const measurements = documented.slice(
  documented.findLastIndex((usage) => usage.startsWith('trust-report')) + 1,
);
const ofCli = documented.slice(0, documented.length - measurements.length);

it('docs/cli.md lists every command once, with the arguments that --help shows', () => {
  const usages = Object.entries(commands).map(([name, { summary }]) =>
    summary.includes('  ') ? `${name} ${summary.split('  ', 1)[0]}` : name,
  );
  expect(ofCli.toSorted()).toEqual(usages.toSorted());
});

it('docs/cli.md lists every measurement of the lab', () => {
  expect([...new Set(measurements.map(nameOf))].toSorted()).toEqual(Object.keys(benches).toSorted());
});
