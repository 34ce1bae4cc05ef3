import { z } from 'zod';

export const Pay = z.object({
  min: z.number(),
  max: z.number(),
  unit: z.enum(['year', 'hour']),
  /** The posting's own words, if its board has no field for pay and we read it from the text. */
  quote: z.string().optional(),
});
export type Pay = z.infer<typeof Pay>;

const hoursADay = 8;
const intervals: [RegExp, { unit: Pay['unit']; times: number }][] = [
  [/hour|hr/, { unit: 'hour', times: 1 }],
  [/day|dai/, { unit: 'hour', times: 1 / hoursADay }],
  [/week|wk/, { unit: 'year', times: 52 }],
  [/month/, { unit: 'year', times: 12 }],
  [/year|annu|yr/, { unit: 'year', times: 1 }],
];
const limits = { hour: [5, 500], year: [10_000, 2_000_000] } as const;

/** Converts two amounts of dollars per interval to pay per hour or year; null if they are implausible. */
export function convertPay(first: number, second: number, interval: string): Pay | null {
  const said = intervals.find(([pattern]) => pattern.test(interval.toLowerCase()))?.[1];
  const unit = said?.unit ?? (Math.max(first, second) < limits.hour[1] ? 'hour' : 'year');
  const [one, other] = [first, second].map((amount) => round(amount * (said?.times ?? 1), unit));
  if (one === undefined || other === undefined) return null;
  const pay = { min: Math.min(one, other), max: Math.max(one, other), unit };
  const [least, most] = limits[unit];
  return pay.min >= least && pay.max <= most ? pay : null;
}

function round(amount: number, unit: Pay['unit']): number {
  return unit === 'hour' ? Math.round(amount * 100) / 100 : Math.round(amount);
}
