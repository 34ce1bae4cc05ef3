// Runs Stryker rule by rule: `npm run mutation [-- WORD…]` takes only the rules whose path contains one of
// the words. Each run loads only the tests beside its rule, because a mutant in a table runs every loaded
// test. Mutants whose tests haven't changed are not run again; `.cache/mutation` remembers them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  addCounts,
  type Counts,
  countMutants,
  describeCounts,
  type MutationReport,
  scoreOf,
} from './mutation-score.ts';

const root = join(import.meta.dirname, '../..');
const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const configFile = 'scripts/mutation/stryker.config.json';
const config = JSON.parse(readFileSync(join(root, configFile), 'utf8')) as {
  mutate: string[];
  jsonReporter: { fileName: string };
  thresholds: { break: number };
};
const report = join(root, config.jsonReporter.fileName);

function mutate(rule: string): Counts {
  rmSync(report, { force: true });
  const memory = join('.cache/mutation-memory', `${basename(rule, '.ts')}.json`);
  const args = [stryker, 'run', configFile, '--mutate', rule, '--incrementalFile', memory];
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATED_RULE: rule },
  });
  if (!existsSync(report)) throw new Error(`Stryker could not measure ${rule}.`);
  return countMutants(JSON.parse(readFileSync(report, 'utf8')) as MutationReport);
}

const words = process.argv.slice(2);
const wanted = config.mutate.filter(
  (rule) => words.length === 0 || words.some((word) => rule.includes(word)),
);
const measured = wanted.map((rule) => ({ rule, counts: mutate(rule) }));
const total = addCounts(measured.map(({ counts }) => counts));

for (const { rule, counts } of measured) console.log(describeCounts(rule, counts));
console.log(describeCounts('all rules', total));
const weak = measured.filter(({ counts }) => scoreOf(counts) < config.thresholds.break);
console.log(
  `${measured.length - weak.length} passed, ${weak.length} failed (each needs at least ${config.thresholds.break}%)`,
);
process.exitCode = weak.length > 0 ? 1 : 0;
