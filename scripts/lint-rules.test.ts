import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const decide = (times: number) =>
  `export function plant(x: number) {\n${'  if (x > 1) return x;\n'.repeat(times)}  return 0;\n}\n`;

it('no function has more than 59 decision points, and none of the form reader more than 15', () => {
  const copy = mkdtempSync(join(tmpdir(), 'applywright-lint-'));
  cpSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
  const plants = {
    'src/resume/plant.ts': 60,
    'src/resume/small.ts': 59,
    'src/automation/form/in-page/plant.ts': 16,
    'src/automation/form/small.ts': 15,
    'src/automation/reader/rules/name/plant.ts': 16,
  };
  for (const [path, times] of Object.entries(plants)) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    writeFileSync(join(copy, path), decide(times));
  }
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const run = spawnSync(oxlint, ['--format=unix'], { cwd: copy, encoding: 'utf8' });
  rmSync(copy, { recursive: true });
  const found = run.stdout.split('\n').filter((line) => line.includes('complexity'));
  expect(found.toSorted()).toEqual([
    expect.stringMatching(/^src\/automation\/form\/in-page\/plant\.ts:1:.*complexity of 17/),
    expect.stringMatching(/^src\/automation\/reader\/rules\/name\/plant\.ts:1:.*complexity of 17/),
    expect.stringMatching(/^src\/resume\/plant\.ts:1:.*complexity of 61/),
  ]);
  expect(run.status).toBe(1);
});
