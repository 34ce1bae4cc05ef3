import type { Pay } from './job.ts';

/** "$78,000–$96,000 a year" or "$24 an hour". */
export function formatPay(pay: Pay): string {
  const unit = pay.unit === 'year' ? 'a year' : 'an hour';
  const [low, high] = [formatMoney(pay.min), formatMoney(pay.max)];
  return low === high ? `${low} ${unit}` : `${low}–${high} ${unit}`;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function formatMoney(amount: number): string {
  return `$${(Number.isInteger(amount) ? whole : withCents).format(amount)}`;
}
