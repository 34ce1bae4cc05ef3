import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#backend/platform/settings/config.ts';
import type { Figure } from '#lab/figures/figure.ts';
import { type TestRow, testRows } from '#lab/figures/test-rows.ts';

interface TestEnd {
  fullName: string;
  status: string;
  meta: { figure?: string };
}

/** `tests [ROW…]`: runs the tests behind rows of docs/reliability. */
export async function benchTests(rows: string[]): Promise<Figure[] | undefined> {
  const isKnown = (row: string): row is keyof typeof testRows => row in testRows;
  const wanted = rows.length === 0 ? Object.keys(testRows) : rows;
  if (!wanted.every(isKnown)) {
    console.error(`usage: npm run -s lab -- tests [${Object.keys(testRows).join('|')}]…`);
    return undefined;
  }
  const figures: Figure[] = [];
  for (const row of wanted) {
    const figure = { row, ...judgeTests(await runTests(testRows[row])) };
    console.log(JSON.stringify(figure));
    figures.push(figure);
  }
  return figures;
}

export function judgeTests(ends: readonly TestEnd[]): Omit<Figure, 'row'> {
  const ran = ends.filter(({ status }) => status === 'passed' || status === 'failed');
  const failed = ran.filter(({ status }) => status === 'failed');
  const counted = countPassed(ran.length - failed.length, ran.length);
  const named = failed.length > 0 ? [`not: ${failed.map(({ fullName }) => fullName).join('; ')}`] : [];
  return {
    isMet: ran.length > 0 && failed.length === 0,
    said: [...ran.flatMap(({ meta }) => meta.figure ?? []), counted, ...named].join(' · '),
  };
}

function countPassed(passed: number, all: number): string {
  if (passed < all || all === 0) return `${passed} of ${all} tests pass`;
  if (all === 1) return 'the test passes';
  return all === 2 ? 'both tests pass' : `all ${all} tests pass`;
}

async function runTests({ project, files, named }: TestRow): Promise<TestEnd[]> {
  const folder = mkdtempSync(join(tmpdir(), 'applywright-figures-'));
  const report = join(folder, 'report.json');
  const name = named === undefined ? [] : ['--testNamePattern', named];
  const args = [
    'run',
    // The tests of rules and of the reader are projects of their own, `unit-rules` and `unit-reader`.
    `--project=${project}*`,
    ...files,
    ...name,
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  try {
    const run = spawn(join(projectRoot, 'node_modules/.bin/vitest'), args, {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await once(run, 'exit');
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { assertionResults: TestEnd[] }[];
    };
    return testResults.flatMap(({ assertionResults }) => assertionResults);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
