import type { LedgerRow } from '#contract/ecommerce.ts';
import { changeOf } from '#domain/credits/ledger.ts';

/** One line an entry, newest first. */
export function writeLedgerCsv(rows: readonly LedgerRow[]): string {
  const lines = rows.map((row) => [
    row.at,
    row.kind,
    row.subject,
    String(changeOf(row)),
    String(row.left),
    row.reason,
  ]);
  return [['date', 'entry', 'subject', 'change', 'left', 'reason'], ...lines]
    .map((line) => line.map(quote).join(','))
    .join('\r\n');
}

/** Quoted where it must be; a text that a spreadsheet would take for a formula gets an apostrophe first. */
function quote(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
