import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export function readCounts({
  file,
  format,
}: {
  file: string;
  format: 'vitest' | 'playwright';
}): Counts | undefined {
  const report = readReport(file);
  if (!report) return undefined;
  if (format === 'vitest') {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as VitestReport;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  }
  const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
