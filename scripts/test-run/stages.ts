import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export interface Stage {
  name: string;
  /** Program and arguments; programs of the packages by name. */
  command: string[];
  /** Where the run writes its counts, and in which format; without it the stage counts as one check. */
  report?: { file: string; format: 'vitest' | 'playwright' };
  /** Not run when this one failed. */
  needs?: string;
  /** Fails immediately on a machine without a browser. */
  needsBrowser?: boolean;
}

function vitestStage(name: string, projects = name): Stage {
  const file = join(root, `.cache/test-run/${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    command: ['vitest', 'run', `--project=${projects}`, ...reporters],
    report: { file, format: 'vitest' },
  };
}

const journeys: Stage = {
  name: 'journeys',
  command: ['playwright', 'test', '--project=journeys'],
  report: { file: join(root, '.cache/test-run/journeys.json'), format: 'playwright' },
  needs: 'web build',
  needsBrowser: true,
};

export const stages: Stage[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['biome', 'check'] },
  { name: 'walls', command: ['node', 'scripts/check-walls.ts'] },
  vitestStage('unit', 'unit*'),
  vitestStage('service'),
  { ...vitestStage('automation'), needsBrowser: true },
  { name: 'web build', command: ['node', 'scripts/build-web.ts'] },
  { name: 'bundle size', command: ['node', 'scripts/check-bundle.ts'], needs: 'web build' },
  ...(existsSync(join(root, 'tests/journeys')) ? [journeys] : []),
];
