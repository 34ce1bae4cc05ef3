import type { Pay } from './posting/pay.ts';

/** "$78,000–$96,000 a year" or "$24 an hour", marked if it was read from the posting's text. */
export function formatPay(pay: Pay): string {
  const unit = pay.unit === 'year' ? 'a year' : 'an hour';
  const [low, high] = [formatMoney(pay.min), formatMoney(pay.max)];
  const mark = pay.quote === undefined ? '' : ' (read from the text)';
  return `${low === high ? low : `${low}–${high}`} ${unit}${mark}`;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function formatMoney(amount: number): string {
  return `$${(Number.isInteger(amount) ? whole : withCents).format(amount)}`;
}
