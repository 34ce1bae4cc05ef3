import { formatMoney, longDate } from '#domain/credits/plans.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

export interface Receipt {
  number: string;
  service: string;
  company: string;
  person: string;
  email: string;
  description: string;
  amountCents: number;
  card: string | null;
  paidAt: Date;
}

/** A receipt as one page of HTML for print. */
export function renderReceipt(receipt: Receipt): string {
  const rows = [
    ['Receipt number', receipt.number],
    ['Date paid', longDate(receipt.paidAt)],
    ['Paid by', `${receipt.person} (${receipt.email})`],
    ['Paid with', receipt.card ?? 'Card'],
    ['Paid to', `${receipt.service}, ${receipt.company}`],
  ];
  const amount = formatMoney(receipt.amountCents);
  const facts = rows.map(
    ([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(`Receipt from ${receipt.service}`)}</title><style>
@page { size: letter; margin: 1in; }
body { margin: 0; font: 11pt/1.5 Arial, Helvetica, sans-serif; color: #111; overflow-wrap: break-word; }
h1 { margin: 0 0 20pt; font-size: 20pt; }
dl { display: grid; grid-template-columns: 120pt 1fr; gap: 4pt 12pt; margin: 0 0 28pt; }
dt { color: #444; } dd { margin: 0; }
table { width: 100%; border-collapse: collapse; } th, td { padding: 8pt 0; border-bottom: 1px solid #bbb; text-align: left; }
th:last-child, td:last-child { text-align: right; } tfoot td { border: 0; font-weight: 700; }
</style></head><body><h1>Receipt</h1><dl>${facts.join('')}</dl>
<table><thead><tr><th>Description</th><th>Amount</th></tr></thead>
<tbody><tr><td>${escapeHtml(receipt.description)}</td><td>${amount}</td></tr></tbody>
<tfoot><tr><td>Total paid</td><td>${amount}</td></tr></tfoot></table></body></html>`;
}
