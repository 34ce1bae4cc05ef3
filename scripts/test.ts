// Runs every check and test; `npm test -- unit walls` runs only those named. The last line is the summary.

import { BROWSER_ADVICE, findHeadlessShell } from '#backend/platform/processes/find-chromium.mjs';
import { findBrowser } from '#backend/platform/settings/config.ts';
import { runStage } from './test-run/run-stage.ts';
import { stages } from './test-run/stages.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`Unknown stage: ${unknown.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const shell = findHeadlessShell(process.env);
if (shell) process.env['CHROMIUM_PATH'] ??= shell;

const sum = { passed: 0, failed: 0, skipped: 0 };
const broken = new Set<string>();

for (const stage of stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${stage.name} ${'─'.repeat(60 - stage.name.length)}`);
  if (stage.needs && broken.has(stage.needs)) {
    console.log(`not run: ${stage.needs} failed`);
    continue;
  }
  if (stage.needsBrowser && !findBrowser()) {
    console.log(['failed: not run, because this machine has no browser', ...BROWSER_ADVICE].join('\n  '));
    broken.add(stage.name);
    sum.failed += 1;
    continue;
  }
  const started = performance.now();
  const { output, ...counts } = await runStage(stage);
  for (const kind of ['passed', 'failed', 'skipped'] as const) sum[kind] += counts[kind];
  if (counts.failed > 0) {
    broken.add(stage.name);
    console.log(output.trimEnd());
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${stage.name}: ${describe(counts)} (${seconds} s)`);
}

function describe({ passed, failed, skipped }: typeof sum): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

if (broken.size > 0) console.log(`\nFailed: ${[...broken].join(', ')}`);
console.log(`\n${describe(sum)}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
