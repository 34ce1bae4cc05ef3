import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runStage } from './run-stage.ts';

describe('a stage of the test run', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'applywright-stage-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function run(script: string, format?: 'vitest' | 'playwright') {
    const file = join(folder, 'report.json');
    const write = `const write = (report) => require('fs').writeFileSync(${JSON.stringify(file)}, JSON.stringify(report));`;
    writeFileSync(join(folder, 'stage.cjs'), write + script);
    const command = ['node', join(folder, 'stage.cjs')];
    return runStage({ name: 'stage', command, ...(format && { report: { file, format } }) });
  }

  test('without a report counts once', async () => {
    expect(await run('console.log("fine")')).toMatchObject({ passed: 1, failed: 0, output: 'fine\n' });
    expect(await run('console.error("wrong"); process.exit(3)')).toMatchObject({
      passed: 0,
      failed: 1,
      output: 'wrong\n',
    });
  });

  test('counts what its report contains', async () => {
    const vitest = '{ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }';
    expect(await run(`write(${vitest}); process.exit(1)`, 'vitest')).toMatchObject({
      passed: 5,
      failed: 2,
      skipped: 2,
    });
    const playwright = '{ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } }';
    expect(await run(`write(${playwright})`, 'playwright')).toMatchObject({
      passed: 4,
      failed: 2,
      skipped: 0,
    });
  });

  test('fails when it exits with an error, whatever its report contains', async () => {
    const report = '{ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }';
    expect(await run(`write(${report}); process.exit(1)`, 'vitest')).toMatchObject({ passed: 5, failed: 1 });
  });

  test("fails when it leaves no report, or only an earlier run's", async () => {
    writeFileSync(join(folder, 'report.json'), '{ "numPassedTests": 9 }');
    expect(await run('', 'vitest')).toMatchObject({ passed: 0, failed: 1 });
  });
});
