import type { Pay } from './job.ts';

/** "$78,000–$96,000 a year" or "$24 an hour". */
export function formatPay(pay: Pay): string {
  const unit = pay.unit === 'year' ? 'a year' : 'an hour';
  const [low, high] = [formatMoney(pay.min), formatMoney(pay.max)];
  return low === high ? `${low} ${unit}` : `${low}–${high} ${unit}`;
}

function formatMoney(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
