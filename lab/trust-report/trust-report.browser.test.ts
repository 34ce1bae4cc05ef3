import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { TrustReport } from '#domain/trust/trust-report.ts';
import { trustReportCommand } from './trust-report.ts';

it('the report is measured again: forms read and filled correctly, every fault reported truthfully', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trust-'));
  const out = join(folder, 'report.json');
  const said = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockReturnValue());
  try {
    expect(await trustReportCommand(['--system', 'personio', '--forms', '2', '--out', out])).toBe(0);
    const { rows } = TrustReport.parse(JSON.parse(readFileSync(out, 'utf8')));
    expect(rows).toMatchObject([
      { system: 'Personio', forms: 2, sent: 5, falselyApplied: 0, falselyFailed: 1, duplicates: 0 },
    ]);
    const [row] = rows;
    expect(row?.fieldsRead.right).toBe(row?.fieldsRead.of);
    expect(row?.valuesFilled.right).toBe(row?.valuesFilled.of);
  } finally {
    for (const spy of said) spy.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  }
});
