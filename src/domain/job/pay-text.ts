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

const money = String.raw`\$\s?(\d{1,3}(?:,\d{3})+|\d{2,6})(\.\d{1,2})?\s?(k)?\b`;
const range = new RegExp(
  String.raw`${money}(?:\s?(?:-|–|—|to|and)\s?${money})?[^$.;<]{0,24}?(?:(per|an?|/)\s?(hour|hr|year|yr|annum)|(hourly|annually|yearly|annual))`,
  'i',
);
const bareRange = new RegExp(String.raw`${money}\s?(?:-|–|—|to)\s?${money}`, 'i');

/** The pay named in a posting's text; null when there is none or it can't be true. */
export function readPay(text: string): Pay | null {
  const found = range.exec(text) ?? bareRange.exec(text);
  if (!found) return null;
  const first = readAmount(found[1], found[2], found[3] ?? found[6]);
  const second = found[4] ? readAmount(found[4], found[5], found[6] ?? found[3]) : first;
  const [min, max] = [Math.min(first, second), Math.max(first, second)];
  const said = `${found[8] ?? ''}${found[9] ?? ''}`.toLowerCase();
  const unit = said ? (said.startsWith('h') ? 'hour' : 'year') : max < 500 ? 'hour' : 'year';
  const [least, most] = unit === 'hour' ? [5, 500] : [10_000, 2_000_000];
  return min >= least && max <= most ? { min, max, unit } : null;
}

function readAmount(whole = '', cents = '', thousands?: string): number {
  return Number(`${whole.replaceAll(',', '')}${cents}`) * (thousands ? 1000 : 1);
}
