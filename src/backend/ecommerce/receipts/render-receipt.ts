import { formatMoney, longDate } from '#domain/credits/plans.ts';
import { receiptTexts } from '#domain/messages/payments.ts';
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

/** Renders a receipt as one page of HTML for printing. */
export function renderReceipt(receipt: Receipt): string {
  const rows = [
    [receiptTexts.number, receipt.number],
    [receiptTexts.date, longDate(receipt.paidAt)],
    [receiptTexts.paidBy, receiptTexts.payer(receipt.person, receipt.email)],
    [receiptTexts.paidWith, receipt.card ?? receiptTexts.card],
    [receiptTexts.paidTo, receiptTexts.payee(receipt.service, receipt.company)],
  ];
  const amount = formatMoney(receipt.amountCents);
  const facts = rows.map(
    ([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(receiptTexts.documentTitle(receipt.service))}</title><style>
@page { size: letter; margin: 1in; }
body { margin: 0; font: 11pt/1.5 Arial, Helvetica, sans-serif; color: #111; overflow-wrap: break-word; }
h1 { margin: 0 0 20pt; font-size: 20pt; }
dl { display: grid; grid-template-columns: 120pt 1fr; gap: 4pt 12pt; margin: 0 0 28pt; }
dt { color: #444; } dd { margin: 0; }
table { width: 100%; border-collapse: collapse; } th, td { padding: 8pt 0; border-bottom: 1px solid #bbb; text-align: left; }
th:last-child, td:last-child { text-align: right; } tfoot td { border: 0; font-weight: 700; }
</style></head><body><h1>${receiptTexts.title}</h1><dl>${facts.join('')}</dl>
<table><thead><tr><th>${receiptTexts.description}</th><th>${receiptTexts.amount}</th></tr></thead>
<tbody><tr><td>${escapeHtml(receipt.description)}</td><td>${amount}</td></tr></tbody>
<tfoot><tr><td>${receiptTexts.total}</td><td>${amount}</td></tr></tfoot></table></body></html>`;
}
