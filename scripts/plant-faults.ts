// Plants each fault in a copy of the last commit and runs the test that must catch it: `npm run faults [--
// WORD…]` plants only the faults whose name contains one of the words, or whose test belongs to the project
// with that name (unit, service, automation, journeys). The last line is the summary.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, plantFault } from './faults/fault.ts';
import { faults } from './faults/faults.ts';

const root = join(import.meta.dirname, '..');
const caches = join(root, '.cache');
mkdirSync(caches, { recursive: true });
const copy = join(mkdtempSync(join(caches, 'faults-')), 'copy');

function run(command: string, args: string[], cwd = copy): boolean {
  return spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0;
}

/**
 * Whether the tests in a file whose names contain one of the texts pass, or all of them when there is no
 * text.
 */
function passes({ project, test }: Fault, named: readonly string[]): boolean {
  const bin = join(copy, 'node_modules/.bin');
  // Vitest puts " > " between the names of a group and a test.
  const pattern = named.map((text) => escapeRegExp(text).replaceAll(' ', '(?: > | )')).join('|');
  if (project !== 'journeys')
    return run(join(bin, 'vitest'), [
      'run',
      `--project=${project}*`,
      test,
      ...(pattern ? ['--testNamePattern', pattern] : []),
    ]);
  return (
    run(join(bin, 'node'), ['scripts/build-web.ts']) &&
    run(join(bin, 'playwright'), [
      'test',
      '--project=journeys',
      test,
      ...(pattern ? ['--grep', pattern] : []),
    ])
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function isCaught(fault: Fault): boolean {
  const path = join(copy, fault.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, plantFault(source, fault));
  try {
    return !passes(fault, listNames([fault]));
  } finally {
    writeFileSync(path, source);
  }
}

/** The names of these faults' tests; empty when one of them needs the whole file. */
function listNames(some: readonly Fault[]): string[] {
  const names = some.map(({ named }) => named);
  return names.every((name) => name !== undefined) ? [...new Set(names)] : [];
}

const words = process.argv.slice(2);
const wanted = faults.filter(
  ({ name, project }) => words.length === 0 || words.some((word) => name.includes(word) || project === word),
);
const sum = { passed: 0, failed: 0 };
if (!run('git', ['worktree', 'add', '--detach', copy, 'HEAD'], root))
  throw new Error(
    'Could not create the copy. Commit your changes first, and make sure there is enough disk space.',
  );
try {
  // Linked file by file: the sandboxed child processes can't read through a link out of their folder.
  if (!run('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]))
    throw new Error('Could not link the packages into the copy.');
  for (const [test, group = []] of Object.entries(Object.groupBy(wanted, ({ test }) => test))) {
    // The tests of a file first run together without a fault; one by one only to find the failing one.
    const sound = group[0] !== undefined && passes(group[0], listNames(group));
    for (const fault of group) {
      const isSound = sound || passes(fault, listNames([fault]));
      const end = !isSound
        ? 'its test fails even without the fault'
        : isCaught(fault)
          ? 'caught'
          : 'not noticed';
      console.log(`${end.padEnd(26)} ${fault.name} (${test})`);
      sum[end === 'caught' ? 'passed' : 'failed'] += 1;
    }
  }
} finally {
  run('git', ['worktree', 'remove', '--force', copy], root);
  rmSync(join(copy, '..'), { recursive: true, force: true });
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
