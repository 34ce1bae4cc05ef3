// Plants each fault in a copy of the last commit and runs the test that must notice: `npm run faults [-- WORD…]`
// plants only the faults whose name contains one of the words, or whose test belongs to the project of that name
// (unit, service, automation, journeys). The last line is the sum.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fault, plantFault } from './faults/fault.ts';
import { faults } from './faults/faults.ts';

const root = join(import.meta.dirname, '..');
const copy = join(mkdtempSync(join(tmpdir(), 'applywright-faults-')), 'copy');

function run(command: string, args: string[], cwd = copy): number {
  const { status } = spawnSync(command, args, { cwd, stdio: 'ignore' });
  return status ?? 1;
}

function runTest({ project, test, named }: Fault): boolean {
  const bin = join(copy, 'node_modules/.bin');
  if (project !== 'journeys') {
    const pattern = named ? ['--testNamePattern', escapeRegExp(named)] : [];
    return run(join(bin, 'vitest'), ['run', `--project=${project}`, test, ...pattern]) === 0;
  }
  if (run(join(bin, 'node'), ['scripts/build-web.ts']) !== 0) return false;
  const pattern = named ? ['--grep', escapeRegExp(named)] : [];
  return run(join(bin, 'playwright'), ['test', '--project=journeys', test, ...pattern]) === 0;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function isCaught(fault: Fault): boolean {
  const path = join(copy, fault.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, plantFault(source, fault));
  try {
    return !runTest(fault);
  } finally {
    writeFileSync(path, source);
  }
}

const words = process.argv.slice(2);
const wanted = faults.filter(
  ({ name, project }) => words.length === 0 || words.some((word) => name.includes(word) || project === word),
);
const sum = { passed: 0, failed: 0 };
if (run('git', ['worktree', 'add', '--detach', copy, 'HEAD'], root) !== 0)
  throw new Error('The copy could not be made: commit first, and free space in the temporary folder.');
try {
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const sound = new Map<string, boolean>();
  for (const fault of wanted) {
    const key = `${fault.test} ${fault.named ?? ''}`;
    if (!sound.has(key)) sound.set(key, runTest(fault));
    const end = !sound.get(key) ? 'its test fails without it' : isCaught(fault) ? 'caught' : 'not noticed';
    console.log(`${end.padEnd(26)} ${fault.name} (${fault.test})`);
    sum[end === 'caught' ? 'passed' : 'failed'] += 1;
  }
} finally {
  run('git', ['worktree', 'remove', '--force', copy], root);
  rmSync(join(copy, '..'), { recursive: true, force: true });
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
