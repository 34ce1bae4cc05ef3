import type { LedgerRow } from '#contract/money/ecommerce.ts';
import { changeOf } from '#domain/credits/ledger.ts';
import { writeCsv } from '#web/parts/files/save-file.ts';

/** One line per entry, newest first. */
export function writeLedgerCsv(rows: readonly LedgerRow[]): string {
  const lines = rows.map((row) => [
    row.at,
    row.kind,
    row.subject,
    String(changeOf(row)),
    String(row.left),
    row.reason,
  ]);
  return writeCsv([['date', 'entry', 'subject', 'change', 'left', 'reason'], ...lines]);
}
